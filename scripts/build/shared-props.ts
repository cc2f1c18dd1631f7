import { hash } from 'node:crypto'

/** Takes a file of the site that pages share: its path without a slash before it, and its text. Same path, same text. */
export type KeepFile = (file: string, text: string) => void

/** A value as Astro packs it into an island's props: 1 for arrays, 0 for all else that JSON knows. */
type Packed = readonly [kind: number, value?: unknown]
type Props = Readonly<Record<string, unknown>>

/** What a page says by itself, in one of an island's props: the car it is about, and for what its free times are asked. */
const ownParts: Readonly<Record<string, string>> = { lead: 'car', slots: 'query' }

// Astro's uid goes: no script reads it, and it holds a hash of where the project lies on the machine that builds.
const islands = /(<astro-island )(?:uid="\w*" )?([^>]*?)props="([^"]*)"(?=[^>]* client="(\w+)")/g

/** What Astro escapes in an attribute; & comes first when it is written and last when it is read. */
const entities = [
  ['&', '&amp;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
] as const

const unescapeText = (text: string): string =>
  entities.reduceRight((plain, [sign, entity]) => plain.replaceAll(entity, sign), text)

const escapeText = (text: string): string =>
  entities.reduce((escaped, [sign, entity]) => escaped.replaceAll(sign, entity), text)

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const propsOf = (packed: Readonly<Record<string, Packed>>): Props =>
  Object.fromEntries(Object.entries(packed).map(([name, part]) => [name, unpacked(part)]))

function unpacked([kind, value]: Packed): unknown {
  if (kind === 1 && Array.isArray(value)) return value.map(unpacked)
  if (kind !== 0) throw new Error(`an island is given a value that JSON does not know (kind ${kind})`)
  return isObject(value) ? propsOf(value as Readonly<Record<string, Packed>>) : value
}

/** The props of a form: what is its page's own, and the rest, which other pages have as well. */
function split(props: Props): { readonly own: Props; readonly shared: Props } {
  const [own, shared] = [{ ...props }, { ...props }]
  for (const [name, value] of Object.entries(props)) {
    delete own[name]
    const key = ownParts[name]
    if (!key || !isObject(value) || value[key] === undefined) continue
    const { [key]: part, ...rest } = value
    own[name] = { [key]: part }
    shared[name] = rest
  }
  return { own, shared }
}

function keepShared(shared: Props, keep: KeepFile): string {
  const text = JSON.stringify(shared)
  const file = `_astro/form.${hash('sha256', text, 'hex').slice(0, 10)}.json`
  keep(file, text)
  return file
}

/**
 * Writes the props of a page's islands as plain JSON, and takes out what forms get on many pages alike: definitions,
 * policies, contact lines. That goes to files named after their content, which a form fetches when it wakes; the page names
 * them. Islands that wake at once keep all theirs: they would wait for one more file. Read by src/islands/runtime.
 */
export function shareProps(html: string, keep: KeepFile): string {
  return html.replace(islands, (_, tag: string, before: string, escaped: string, wakes: string) => {
    const props = propsOf(JSON.parse(unescapeText(escaped)))
    const { own, shared } = wakes === 'visible' ? split(props) : { own: props, shared: null }
    const named = shared ? `data-shared="/${keepShared(shared, keep)}" ` : ''
    return `${tag}${before}${named}data-props="${escapeText(JSON.stringify(own))}"`
  })
}
