import { createElement } from '../shared/create-element.ts'
import { headingOf, type Suggestion, type Suggestions } from './suggestion.ts'

function pictureOf({ picture }: Suggestion): HTMLElement {
  const look = { class: 'suggestion-picture' }
  if (!picture) return createElement('span', look)
  const { src, srcset } = picture
  const size = { sizes: '4.5rem', width: '72', height: '48' }
  return createElement('img', { ...look, ...size, alt: '', src, ...(srcset && { srcset }) })
}

/** The suggestion's text, with matches (parts with an odd index) in `<mark>`. */
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

/** A heading in the list. Hidden from screen readers, which get it from the group's label or the status. */
const headingFor = (text: string) => createElement('div', { class: 'suggestions-heading', 'aria-hidden': 'true' }, text)

/** Notes, then the options: those with a heading grouped under it, the others in their order. */
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
