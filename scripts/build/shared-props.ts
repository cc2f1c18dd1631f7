import { hash } from 'node:crypto'

/** Takes a file of the site that pages share: its path without a slash before it, and its text. Same path, same text. */
export type KeepFile = (file: string, text: string) => void

/** A value as Astro packs it into an island's props: 1 for arrays, 0 for all else that JSON knows. */
type Packed = readonly [kind: number, value?: unknown]
type PackedObject = Readonly<Record<string, Packed>>

/** What a page says by itself, in one of an island's props: the car it is about, and for what its free times are asked. */
const ownParts: Readonly<Record<string, string>> = { lead: 'car', slots: 'query' }

/** An island that wakes when it is seen: a form. Others wake at once, and would wait for one more file. */
const lateIslands = /(<astro-island [^>]*?)props="([^"]*)"(?=[^>]* client="visible")/g

const entities: Readonly<Record<string, string>> = { quot: '"', '#39': "'", lt: '<', gt: '>', amp: '&' }

const unescapeText = (text: string): string =>
  text.replace(/&(quot|#39|lt|gt|amp);/g, (_, name: string) => entities[name] ?? '')

const escapeText = (text: string): string =>
  text.replace(/["'<>&]/g, (sign) => `&${Object.keys(entities).find((name) => entities[name] === sign)};`)

const isObject = (value: unknown): value is PackedObject => typeof value === 'object' && value !== null

function unpacked([kind, value]: Packed): unknown {
  if (kind === 1 && Array.isArray(value)) return value.map(unpacked)
  if (kind !== 0) throw new Error(`an island is given a value that JSON does not know (kind ${kind})`)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, unpacked(part)]))
}

/** The part of one prop that is the page's own, packed. */
function ownOf(name: string, [, value]: Packed): PackedObject {
  const part = ownParts[name]
  const own = part && isObject(value) ? value[part] : undefined
  return part && own ? { [name]: [0, { [part]: own }] } : {}
}

function withoutOwn(name: string, packed: Packed): Packed {
  const [kind, value] = packed
  const part = ownParts[name]
  if (!part || !isObject(value)) return packed
  return [kind, Object.fromEntries(Object.entries(value).filter(([key]) => key !== part))]
}

/**
 * Takes out of a page what its forms get on many pages alike: definitions, policies, contact lines. Each goes to a file
 * named after its content, which the form fetches when it wakes (src/islands/runtime); the page names it.
 */
export function shareProps(html: string, keep: KeepFile): string {
  return html.replace(lateIslands, (_, before: string, escaped: string) => {
    const props: PackedObject = JSON.parse(unescapeText(escaped))
    const entries = Object.entries(props)
    const own = Object.assign({}, ...entries.map(([name, packed]) => ownOf(name, packed)))
    const shared = entries.map(([name, packed]) => [name, unpacked(withoutOwn(name, packed))])
    const text = JSON.stringify(Object.fromEntries(shared))
    const file = `_astro/form.${hash('sha256', text, 'hex').slice(0, 10)}.json`
    keep(file, text)
    return `${before}data-shared="/${file}" props="${escapeText(JSON.stringify(own))}"`
  })
}
