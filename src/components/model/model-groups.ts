import type { Model } from '#domain/model/model.ts'
import { slugify } from '#domain/text/slug.ts'

/** Models of one body style. */
export interface ModelGroup {
  readonly name: string
  /** As it stands in `?body=` and in the page's anchors. */
  readonly slug: string
  readonly models: readonly Model[]
}

const otherBody = 'More'

/** A range by body style, each in the maker's order; models without a body stand last. */
export function modelGroups(models: readonly Model[]): readonly ModelGroup[] {
  const sorted = models.toSorted((a, b) => a.position - b.position || a.name.localeCompare(b.name))
  const byBody = Map.groupBy(sorted, ({ manufacturer_body }) => manufacturer_body || otherBody)
  const groups = [...byBody].map(([name, members]) => ({ name, slug: slugify(name, 'more'), models: members }))
  return groups.toSorted((a, b) => Number(a.name === otherBody) - Number(b.name === otherBody))
}
