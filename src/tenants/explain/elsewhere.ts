import { type AnySchema, entriesOf, itemOf } from '../dealer-file/walk.ts'
import type { Path } from '../yaml/tree.ts'
import { commonlyMeant } from './other-names.ts'

/** Paths of settings of this name in nested groups, those in the group's own first. */
function allWithin(group: AnySchema, name: string): readonly Path[] {
  const groups = Object.entries(entriesOf(group) ?? {})
  const own = groups.filter(([, below]) => Object.hasOwn(entriesOf(below) ?? {}, name)).map(([key]) => [key, name])
  return [...own, ...groups.flatMap(([key, below]) => allWithin(below, name).map((path) => [key, ...path]))]
}

/**
 * Path of a setting of this name in a nested group, e.g. `contact_detail.phone` of a location; null for none. A day
 * means its hours, before the words that may stand instead of them.
 */
export function within(group: AnySchema, name: string): Path | null {
  const paths = allWithin(group, name)
  return paths.find((path) => path.includes('opening_hours')) ?? paths[0] ?? null
}

/** The same by a common name, e.g. `contact_detail.phone` for `mobile`; null when the group itself has one that is meant. */
export function withinByCommonName(group: AnySchema, name: string, meant: string | null): Path | null {
  if (meant !== null) return null
  return (
    commonlyMeant(name)
      .map((each) => within(group, each))
      .find((path) => path !== null) ?? null
  )
}

/** Where a setting of this name is, e.g. `header.variant` for `variant`, with the closing quote; null when nowhere. */
export function elsewhere(root: AnySchema, name: string): string | null {
  const entries = entriesOf(root) ?? {}
  if (Object.hasOwn(entries, name)) return `${name}" at the top level`
  const home = Object.entries(entries).find(([, group]) => Object.hasOwn(entriesOf(group) ?? {}, name))
  return home ? `${home[0]}.${name}"` : inItems(root, name)
}

/** The same for a setting of a list's items, e.g. `locations[].time_zone`. */
function inItems(root: AnySchema, name: string): string | null {
  const [home] = Object.entries(entriesOf(root) ?? {}).flatMap(([list, schema]) => {
    const item = itemOf(schema)
    const path = item && (Object.hasOwn(entriesOf(item) ?? {}, name) ? [name] : within(item, name))
    return path ? [`${list}[].${path.join('.')}"`] : []
  })
  return home ?? null
}
