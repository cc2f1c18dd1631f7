import { diffArrays } from 'diff'
import { Parser } from 'htmlparser2'

/** A change that pages share: words before and after; empty where something is new or gone. */
export interface TextChange {
  readonly before: string
  readonly after: string
  /** Site paths of the pages that changed so. */
  readonly pages: readonly string[]
}

/** What shoppers do not read. */
const unread = new Set(['script', 'style', 'template', 'svg', 'noscript'])

/** The words of a page in order: title, description, and what its body says, a piece for each part of the markup. */
export function wordsOf(html: string): string[] {
  const words: string[] = []
  let depth = 0
  let said = ''
  const say = (text: string) => {
    const tidy = text.replace(/\s+/g, ' ').trim()
    if (tidy !== '') words.push(tidy)
  }
  const endPiece = () => {
    say(said)
    said = ''
  }
  const parser = new Parser({
    onopentag(tag, { name, content = '' }) {
      endPiece()
      if (tag === 'meta' && name === 'description') say(content)
      if (unread.has(tag)) depth++
    },
    // In parts, as signs are written out in the middle of a text.
    ontext(text) {
      if (depth === 0) said += text
    },
    onclosetag(tag) {
      endPiece()
      if (unread.has(tag)) depth--
    },
  })
  parser.end(html)
  endPiece()
  return words
}

/** How the words of one page changed: each place with what stood there and what stands there. */
export function changesOf(before: string, after: string): (readonly [before: string, after: string])[] {
  const changes: [string, string][] = []
  let removed = ''
  for (const part of diffArrays(wordsOf(before), wordsOf(after))) {
    const text = part.value.join(' ')
    if (part.removed) removed = text
    else if (part.added) {
      changes.push([removed, text])
      removed = ''
    } else {
      if (removed !== '') changes.push([removed, ''])
      removed = ''
    }
  }
  if (removed !== '') changes.push([removed, ''])
  return changes
}

/** The changes of many pages, those of most pages first; a change that many pages share is told once. */
export function groupChanges(
  pages: Iterable<readonly [path: string, changes: readonly (readonly [string, string])[]]>,
): TextChange[] {
  const groups = new Map<string, { before: string; after: string; pages: Set<string> }>()
  for (const [path, changes] of pages) {
    for (const [before, after] of changes) {
      const key = JSON.stringify([before, after])
      const group = groups.get(key) ?? { before, after, pages: new Set<string>() }
      groups.set(key, group)
      group.pages.add(path)
    }
  }
  return [...groups.values()]
    .map((group) => ({ ...group, pages: [...group.pages] }))
    .sort((a, b) => b.pages.length - a.pages.length)
}
