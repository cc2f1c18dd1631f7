import { drawn } from '../shared/drawn.ts'
import type { Suggestion } from './suggestions.ts'

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
export function optionOf(suggestion: Suggestion, id: string): HTMLElement {
  const { kind, detail } = suggestion
  const words = drawn(
    'span',
    { class: 'suggestion-words' },
    drawn('span', { class: 'suggestion-name' }, ...textOf(suggestion)),
  )
  if (detail) words.append(' ', drawn('span', { class: 'suggestion-detail' }, detail))
  const says = { id, class: 'suggestion', 'data-kind': kind, role: 'option', 'aria-selected': 'false' }
  return drawn('li', says, kind === 'car' ? pictureOf(suggestion) : null, words)
}
