import { chosenLanguage } from '../settings'
import { language, LANGUAGES, say } from '../words'

/** The languages of the house to choose from, each by its own name. */
export const Languages = () => (
  <span class="home-languages chip-pick">
    <span aria-hidden="true" translate={false}>{language.value.toUpperCase()}</span>
    <select aria-label={say('language')} value={language.value} onChange={(event) => (chosenLanguage.value = event.currentTarget.value)}>
      {Object.entries(LANGUAGES).map(([lang, name]) => <option key={lang} value={lang} lang={lang} translate={false}>{name}</option>)}
    </select>
  </span>
)
