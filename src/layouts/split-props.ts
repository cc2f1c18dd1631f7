import type { IslandProps } from './island-props.ts'

/** Prop -> its key that differs from page to page: the lead's car, and the query for free times. */
const ownParts: Readonly<Record<string, string>> = { lead: 'car', slots: 'query' }

const isObject = (value: unknown): value is IslandProps => typeof value === 'object' && value !== null

/**
 * Splits a form's props into those specific to its page and those shared by many pages (definitions, policies, contact
 * lines).
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
