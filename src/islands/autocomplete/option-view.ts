import { createElement } from '../shared/create-element.ts'
import { headingOf, type Suggestion, type Suggestions } from './suggestion.ts'

function pictureOf({ picture }: Suggestion): HTMLElement {
  const look = { class: 'suggestion-picture' }
  if (!picture) return createElement('span', look)
  const { src, srcset } = picture
  const size = { sizes: '4.5rem', width: '72', height: '48' }
  return createElement('img', { ...look, ...size, alt: '', src, ...(srcset && { srcset }) })
}

/** Text with what was found marked: every second part. */
function textOf({ parts }: Suggestion): readonly (Node | string)[] {
  return parts.map((part, at) => (at % 2 === 1 ? createElement('mark', {}, part) : part))
}

/** One suggestion as an option of the list. */
function optionOf(suggestion: Suggestion, id: string): HTMLElement {
  const { kind, detail, terms, facts, href } = suggestion
  const words = createElement(
    'span',
    { class: 'suggestion-words' },
    createElement('span', { class: 'suggestion-name' }, ...textOf(suggestion)),
  )
  if (detail) words.append(' ', createElement('span', { class: 'suggestion-detail' }, detail))
  for (const soft of [terms, facts])
    if (soft) words.append(' ', createElement('span', { class: 'suggestion-facts' }, soft))
  const says = { id, class: 'suggestion', 'data-kind': kind, role: 'option', 'aria-selected': 'false' }
  return createElement('div', says, href.startsWith('/cars/') ? pictureOf(suggestion) : null, words)
}

/** Words in the list that are no option; those who hear the page hear them elsewhere. */
const headingFor = (text: string) => createElement('div', { class: 'suggestions-heading', 'aria-hidden': 'true' }, text)

/** What is said first, and suggestions as options: those that belong together under their heading, the others where they stand. */
export function groupsOf({ notes, options, cars }: Suggestions, id: string): readonly HTMLElement[] {
  const drawnOptions = options.map(
    (suggestion, at) => [headingOf(suggestion, cars), optionOf(suggestion, `${id}-${at}`)] as const,
  )
  const groups = [...Map.groupBy(drawnOptions, ([name], at) => name || at)].flatMap(([name, of]) => {
    const members = of.map(([, option]) => option)
    if (typeof name === 'number') return members
    return [createElement('div', { role: 'group', 'aria-label': name }, headingFor(name), ...members)]
  })
  return [...notes.map(headingFor), ...groups]
}
