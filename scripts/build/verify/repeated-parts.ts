import { ownText } from '../../lib/own-text.ts'

/** Elements that stand in most pages of a site to the letter. */
const tags = ['header', 'footer'] as const

/** Shorter ones, as those of checkouts, name the car, and are read as quickly as remembered. */
const leastLength = 2000

/** Parts that are remembered at most: a site has some dozen. */
const mostKnown = 60

/** The header or footer that begins at a place of a page, up to its first end tag; null where none does, or a short one. */
export function repeatedPartAt(html: string, at: number): string | null {
  const tag = tags.find((each) => html.startsWith(each, at + 1))
  if (!tag) return null
  const end = html.indexOf(`</${tag}>`, at)
  return end - at < leastLength ? null : html.slice(at, end + tag.length + 3)
}

/** Where the first header and the first footer of a page begin, in this order. */
const starts = (html: string): readonly number[] => tags.map((tag) => html.indexOf(`<${tag} `)).filter((at) => at >= 0)

/** A page in its repeated parts, and what is left of it, part by part. */
export function splitRepeated(html: string): {
  readonly repeated: readonly string[]
  readonly others: readonly string[]
} {
  const [repeated, others]: [string[], string[]] = [[], []]
  let from = 0
  for (const at of starts(html)) {
    const part = at < from ? null : repeatedPartAt(html, at)
    if (part === null) continue
    repeated.push(part)
    others.push(html.slice(from, at))
    from = at + part.length
  }
  return { repeated, others: [...others, html.slice(from)] }
}

/** Works something out of a repeated part once; what it was is remembered for the parts seen last. */
export function oncePerPart<Answer>(work: (part: string) => Answer): (part: string) => Answer {
  const known = new Map<string, Answer>()
  return (part) => {
    const before = known.get(part)
    if (before !== undefined) return before
    const answer = work(part)
    if (known.size >= mostKnown) known.clear()
    known.set(ownText(part), answer)
    return answer
  }
}
