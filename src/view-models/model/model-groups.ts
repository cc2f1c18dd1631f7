import type { Model } from '#domain/model/model.ts'
import { slugify } from '#domain/text/slug.ts'

/** Models of one body style. */
export interface ModelGroup {
  readonly name: string
  /** Value of `?body=`; unique on the page. */
  readonly slug: string
  readonly models: readonly Model[]
}

const otherBody = 'More'
const otherSlug = 'more'
/** `?body=all` shows every group. */
const taken = 'all'

function slugOf(body: string): string {
  const slug = slugify(body, otherSlug)
  return slug === taken ? `${taken}-of-it` : slug
}

/** Spellings with the same slug are one style, named as in its first model. */
function nameOf(slug: string, [first]: readonly Model[]): string {
  return slug === otherSlug ? otherBody : (first?.manufacturer_body ?? otherBody)
}

/** Models grouped by body style, in the maker's order within each; models without a body come last. */
export function modelGroups(models: readonly Model[]): readonly ModelGroup[] {
  const sorted = models.toSorted((a, b) => a.position - b.position || a.name.localeCompare(b.name, 'en'))
  const bySlug = Map.groupBy(sorted, ({ manufacturer_body }) => slugOf(manufacturer_body ?? ''))
  const groups = [...bySlug].map(([slug, members]) => ({ name: nameOf(slug, members), slug, models: members }))
  return groups.toSorted((a, b) => Number(a.slug === otherSlug) - Number(b.slug === otherSlug))
}

/** Whether the models are of several makes. Then a name such as "3" needs its make. */
export function hasSeveralMakes(models: readonly Pick<Model, 'make'>[]): boolean {
  return new Set(models.map(({ make }) => slugify(make, make))).size > 1
}

/** Upper bound for a range that is shown as one; a longer one gets a heading per body style. */
const mostAtOnce = 20

export const isLongRange = (models: number): boolean => models > mostAtOnce

/** A part of a range: its body styles, and its heading in a long range. */
export interface RangePart {
  readonly heading: string | null
  readonly groups: readonly ModelGroup[]
}

/** A style with fewer models has no heading of its own: each would be alone in a row. */
const fewest = 3

/**
 * Splits a range into parts. A long range is split by body style, with small styles under one heading at the end; any
 * other is one part.
 */
export function rangeParts(groups: readonly ModelGroup[]): readonly RangePart[] {
  const count = groups.reduce((sum, { models }) => sum + models.length, 0)
  if (groups.length < 2 || !isLongRange(count)) return [{ heading: null, groups }]
  const large = groups.filter(({ models }) => models.length >= fewest)
  const small = groups.filter((group) => !large.includes(group))
  const own = (group: ModelGroup): RangePart => ({ heading: group.name, groups: [group] })
  return [...large.map(own), ...(small.length > 1 ? [{ heading: 'Other body styles', groups: small }] : small.map(own))]
}
