import type { Suggestion } from './suggestions.ts'

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.className = className
  made.append(...children)
  return made
}

function pictureOf({ picture }: Suggestion): HTMLElement {
  if (!picture) return element('span', 'suggestion-picture')
  const image = element('img', 'suggestion-picture')
  image.src = picture.src
  if (picture.srcset) image.srcset = picture.srcset
  Object.assign(image, { sizes: '4.5rem', alt: '', width: 72, height: 48 })
  return image
}

/** Text with what was found marked: every second part. */
function textOf({ parts }: Suggestion): readonly (Node | string)[] {
  return parts.map((part, at) => (at % 2 === 1 ? element('mark', '', [part]) : part))
}

/** One suggestion as an option of the list. */
export function optionOf(suggestion: Suggestion, id: string): HTMLElement {
  const words = element('span', 'suggestion-words', [element('span', 'suggestion-name', textOf(suggestion))])
  if (suggestion.detail) words.append(' ', element('span', 'suggestion-detail', [suggestion.detail]))
  const parts = suggestion.kind === 'car' ? [pictureOf(suggestion), words] : [words]
  const option = element('li', 'suggestion', parts)
  option.id = id
  option.dataset.kind = suggestion.kind
  option.setAttribute('role', 'option')
  option.setAttribute('aria-selected', 'false')
  return option
}
