import type { IslandProps } from './island-props.ts'

/** What a page says by itself, in one of an island's props: the car it is about, and for what its free times are asked. */
const ownParts: Readonly<Record<string, string>> = { lead: 'car', slots: 'query' }

const isObject = (value: unknown): value is IslandProps => typeof value === 'object' && value !== null

/**
 * The props of a form: what is its page's own, and the rest (definitions, policies, contact lines), which it gets on many pages
 * alike.
 */
export function splitProps(props: IslandProps): { readonly own: IslandProps; readonly shared: IslandProps } {
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
