import { ownText } from '../../lib/own-text.ts'

/** A part that stands in several pages to the letter; the same object as long as it is remembered. */
export interface RepeatedPart {
  readonly text: string
}

/** A page's repeated parts by where they begin, outermost alone, and what is left of it, piece by piece. */
export interface SplitPage {
  readonly repeated: ReadonlyMap<number, RepeatedPart>
  readonly others: readonly string[]
}

/** Where parts begin that may repeat: cards, sections, menus. */
const starts = /<(article|aside|footer|form|header|nav|section)(?=[ >])/g

/** Shorter ones are read as quickly as remembered. */
const leastLength = 300

/** Characters of parts that are remembered at most: those of some hundred pages. */
const mostCharacters = 4_000_000

const parts = new Map<string, RepeatedPart>()
let characters = 0

/** Fingerprints of parts that were seen, remembered or not; at most so many, as a process makes many sites. */
const seen = new Set<number>()
const mostSeen = 100_000

/** How many letters a fingerprint is made of. */
const samples = 40

/** Two parts of one fingerprint are alike, or nearly: of most that stand on one page alone nothing else is kept. */
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
  const part = { text: ownText(text) }
  parts.set(part.text, part)
  characters += part.text.length
  return part
}

/** The part, if one like it was seen before. */
function repeatedPart(text: string): RepeatedPart | null {
  const print = fingerprintOf(text)
  if (seen.has(print)) return parts.get(text) ?? remember(text)
  if (seen.size >= mostSeen) seen.clear()
  seen.add(print)
  return null
}

/** What begins at a place of a page with this tag, to its first end tag; empty where none does, or a short one, or one in another. */
function partAt(html: string, at: number, tag: string): string {
  const end = html.indexOf(`</${tag}>`, at)
  if (end - at < leastLength) return ''
  const text = html.slice(at, end + tag.length + 3)
  return text.includes(`<${tag}`, 1) ? '' : text
}

/** Takes the parts of a page apart that stood in others before it. */
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

/** Works something out of a repeated part once, as long as the part is remembered. */
export function oncePerPart<Answer>(work: (part: string) => Answer): (part: RepeatedPart) => Answer {
  const known = new WeakMap<RepeatedPart, { readonly answer: Answer }>()
  return (part) => {
    const { answer } = known.get(part) ?? { answer: work(part.text) }
    known.set(part, { answer })
    return answer
  }
}
