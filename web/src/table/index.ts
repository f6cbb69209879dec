import '../styles/touch.css'
import '../styles/kit.css'
import '../styles/windows.css'
import '../styles/frame.css'

export { takeToken } from './memory'
export { TablePage } from './TablePage'
