import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { say } from '../words'
import { classes } from './classes'
import { Icon } from './Icon'

interface DialogProps {
  title: string
  onClose(): void
  children?: ComponentChildren
  class?: string
  /** What stands between the title and the cross. */
  tools?: ComponentChildren
}

/** A window over the page: the browser keeps the focus in it, Escape and a touch beside it close it. */
export function Dialog({ title, onClose, children, class: className, tools }: DialogProps) {
  const node = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = node.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={node}
      class={classes('dialog', className)}
      aria-label={title}
      onCancel={(event) => (event.preventDefault(), onClose())}
      onClick={(event) => event.target === node.current && onClose()}
    >
      <div class="dialog-body">
        <header>
          <h2>{title}</h2>
          {tools}
          <button type="button" class="round" aria-label={say('close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
