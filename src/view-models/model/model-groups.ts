import type { Model } from '#domain/model/model.ts'
import { slugify } from '#domain/text/slug.ts'

/** Models of one body style. */
export interface ModelGroup {
  readonly name: string
  /** As it stands in `?body=`; no other group of the page has it. */
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

/** Spellings that differ in signs are one style, called as the first is written. */
function nameOf(slug: string, [first]: readonly Model[]): string {
  return slug === otherSlug ? otherBody : (first?.manufacturer_body ?? otherBody)
}

/** A range by body style, each in the maker's order; models without a body stand last. */
export function modelGroups(models: readonly Model[]): readonly ModelGroup[] {
  const sorted = models.toSorted((a, b) => a.position - b.position || a.name.localeCompare(b.name, 'en'))
  const bySlug = Map.groupBy(sorted, ({ manufacturer_body }) => slugOf(manufacturer_body ?? ''))
  const groups = [...bySlug].map(([slug, members]) => ({ name: nameOf(slug, members), slug, models: members }))
  return groups.toSorted((a, b) => Number(a.slug === otherSlug) - Number(b.slug === otherSlug))
}

/** Whether models of several makes stand side by side: "3" says nothing without its make then. */
export function hasSeveralMakes(models: readonly Pick<Model, 'make'>[]): boolean {
  return new Set(models.map(({ make }) => slugify(make, make))).size > 1
}

/** As many are taken in at a look; of more, one is looked for, and each body style has its heading. */
const mostAtOnce = 20

export const isLongRange = (models: number): boolean => models > mostAtOnce

/** A part of a range: its body styles, and in a long range the heading they stand beneath. */
export interface RangePart {
  readonly heading: string | null
  readonly groups: readonly ModelGroup[]
}

/** Of fewer models a style has no heading of its own: each would stand alone in a row. */
const fewest = 3

/** A range in parts: a long one by body style, those of one or two models beneath one heading at the end, any other in one. */
export function rangeParts(groups: readonly ModelGroup[]): readonly RangePart[] {
  const count = groups.reduce((sum, { models }) => sum + models.length, 0)
  if (groups.length < 2 || !isLongRange(count)) return [{ heading: null, groups }]
  const large = groups.filter(({ models }) => models.length >= fewest)
  const small = groups.filter((group) => !large.includes(group))
  const own = (group: ModelGroup): RangePart => ({ heading: group.name, groups: [group] })
  return [...large.map(own), ...(small.length > 1 ? [{ heading: 'Other body styles', groups: small }] : small.map(own))]
}
