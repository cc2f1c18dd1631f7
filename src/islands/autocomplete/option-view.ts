import { drawn } from '../shared/drawn.ts'
import { groupNames, type Suggestion } from './suggestions.ts'

function pictureOf({ picture }: Suggestion): HTMLElement {
  const look = { class: 'suggestion-picture' }
  if (!picture) return drawn('span', look)
  const { src, srcset } = picture
  const size = { sizes: '4.5rem', width: '72', height: '48' }
  return drawn('img', { ...look, ...size, alt: '', src, ...(srcset && { srcset }) })
}

/** Text with what was found marked: every second part. */
function textOf({ parts }: Suggestion): readonly (Node | string)[] {
  return parts.map((part, at) => (at % 2 === 1 ? drawn('mark', {}, part) : part))
}

/** One suggestion as an option of the list. */
function optionOf(suggestion: Suggestion, id: string): HTMLElement {
  const { kind, detail, href } = suggestion
  const words = drawn(
    'span',
    { class: 'suggestion-words' },
    drawn('span', { class: 'suggestion-name' }, ...textOf(suggestion)),
  )
  if (detail) words.append(' ', drawn('span', { class: 'suggestion-detail' }, detail))
  const says = { id, class: 'suggestion', 'data-kind': kind, role: 'option', 'aria-selected': 'false' }
  return drawn('div', says, href.startsWith('/cars/') ? pictureOf(suggestion) : null, words)
}

/** Suggestions as options, those that belong together under their heading. */
export function groupsOf(found: readonly Suggestion[], id: string): readonly HTMLElement[] {
  const options = found.map(
    (suggestion, at) => [groupNames[suggestion.kind], optionOf(suggestion, `${id}-${at}`)] as const,
  )
  return [...Map.groupBy(options, ([name]) => name)].flatMap(([name, of]) => {
    const members = of.map(([, option]) => option)
    const heading = drawn('div', { class: 'suggestions-heading', 'aria-hidden': 'true' }, name)
    return name ? [drawn('div', { role: 'group', 'aria-label': name }, heading, ...members)] : members
  })
}
