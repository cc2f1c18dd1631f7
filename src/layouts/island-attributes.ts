import type { ShareText } from '#tenants/shared-files.ts'

type Props = Readonly<Record<string, unknown>>

/** What a page says by itself, in one of an island's props: the car it is about, and for what its free times are asked. */
const ownParts: Readonly<Record<string, string>> = { lead: 'car', slots: 'query' }

const isObject = (value: unknown): value is Props => typeof value === 'object' && value !== null

/** The props of a form: what is its page's own, and the rest, which other pages have as well. */
function split(props: Props): { readonly own: Props; readonly shared: Props } {
  const own: Record<string, unknown> = {}
  const shared: Record<string, unknown> = { ...props }
  for (const [name, value] of Object.entries(props)) {
    const key = ownParts[name]
    if (!key || !isObject(value) || value[key] === undefined) continue
    const { [key]: part, ...rest } = value
    own[name] = { [key]: part }
    shared[name] = rest
  }
  return { own, shared }
}

/**
 * The props of an island as attributes of its element. What forms get on many pages alike (definitions, policies, contact
 * lines) goes to files that `share` takes, which a form fetches when it wakes; the page names them. Islands that wake at once
 * keep all theirs: they would wait for one more file. Read by src/islands/runtime.
 */
export function islandAttributes(
  props: Props,
  wakes: string | undefined,
  share: ShareText | null,
): Readonly<Record<string, string>> {
  if (wakes !== 'visible' || !share) return { 'data-props': JSON.stringify(props) }
  const { own, shared } = split(props)
  return { 'data-shared': share(JSON.stringify(shared)), 'data-props': JSON.stringify(own) }
}
