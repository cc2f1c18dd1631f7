import { detachString } from '../../lib/detach-string.ts'

/** A part that occurs identically in several pages; the same object while it is cached. */
export interface RepeatedPart {
  readonly text: string
}

/** A page's repeated parts by offset (none within another), and the pieces of the page between them. */
export interface SplitPage {
  readonly repeated: ReadonlyMap<number, RepeatedPart>
  readonly others: readonly string[]
}

/** Start tags of parts that may repeat: cards, sections, menus. */
const starts = /<(article|aside|footer|form|header|nav|section)(?=[ >])/g

/** Shorter parts are read as quickly as looked up. */
const leastLength = 300

/** Maximum number of cached characters: parts of some hundred pages. */
const mostCharacters = 4_000_000

const parts = new Map<string, RepeatedPart>()
let characters = 0

/** Fingerprints of seen parts, cached or not; limited, as one process builds many sites. */
const seen = new Set<number>()
const mostSeen = 100_000

/** Number of characters sampled for a fingerprint. */
const samples = 40

/**
 * A cheap hash: parts with equal fingerprints are almost always equal. Only the fingerprint is kept of parts that occur
 * once.
 */
function fingerprintOf(text: string): number {
  let print = text.length
  for (let sample = 1; sample <= samples; sample++) {
    print = (Math.imul(print, 31) + text.charCodeAt(Math.floor((text.length * sample) / (samples + 1)))) | 0
  }
  return print
}

function remember(text: string): RepeatedPart {
  if (characters > mostCharacters) {
    parts.clear()
    characters = 0
  }
  const part = { text: detachString(text) }
  parts.set(part.text, part)
  characters += part.text.length
  return part
}

/** The cached part, if one with its fingerprint was seen before; else null. */
function repeatedPart(text: string): RepeatedPart | null {
  const print = fingerprintOf(text)
  if (seen.has(print)) return parts.get(text) ?? remember(text)
  if (seen.size >= mostSeen) seen.clear()
  seen.add(print)
  return null
}

/**
 * The element that starts at `at`, up to its first end tag; empty when it is unclosed, short, or contains one of the
 * same tag.
 */
function partAt(html: string, at: number, tag: string): string {
  const end = html.indexOf(`</${tag}>`, at)
  if (end - at < leastLength) return ''
  const text = html.slice(at, end + tag.length + 3)
  return text.includes(`<${tag}`, 1) ? '' : text
}

/** Splits a page into parts that occurred before and the rest. */
export function splitPage(html: string): SplitPage {
  const [repeated, others]: [Map<number, RepeatedPart>, string[]] = [new Map(), []]
  let from = 0
  starts.lastIndex = 0
  for (let found = starts.exec(html); found !== null; found = starts.exec(html)) {
    const text = partAt(html, found.index, found[1] ?? '')
    const part = text === '' ? null : repeatedPart(text)
    if (part === null) continue
    repeated.set(found.index, part)
    others.push(html.slice(from, found.index))
    from = found.index + text.length
    starts.lastIndex = from
  }
  return { repeated, others: [...others, html.slice(from)] }
}

/** Memoises a function of a repeated part, while the part is cached. */
export function memoizeByPart<Answer>(work: (part: string) => Answer): (part: RepeatedPart) => Answer {
  const known = new WeakMap<RepeatedPart, { readonly answer: Answer }>()
  return (part) => {
    const { answer } = known.get(part) ?? { answer: work(part.text) }
    known.set(part, { answer })
    return answer
  }
}
