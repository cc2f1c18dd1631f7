import type { Model } from '#domain/model/model.ts'
import { slugify } from '#domain/text/slug.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

type Makes = SiteSlice<'makes'>['makes']

/** The value under a name, compared by slug; of two spellings the later wins, which is the upper layer's. */
function under<Value>(map: Readonly<Record<string, Value>>, name: string): Value | undefined {
  const slug = slugify(name, name)
  return Object.entries(map).findLast(([key]) => slugify(key, key) === slug)?.[1]
}

/** Text about a make from the dealer's files; null when there is none. */
export function makeText(makes: Makes, make: string): string | null {
  return under(makes, make)?.text ?? null
}

/** A section of text about a model. */
export interface AboutModel {
  readonly title: string
  readonly text: string
}

/** Sections about a model from the dealer's files; may be empty. */
export function aboutModel({ make, name }: Pick<Model, 'make' | 'name'>, makes: Makes): readonly AboutModel[] {
  const about = under(under(makes, make)?.about ?? {}, name) ?? {}
  return Object.entries(about).map(([title, text]) => ({ title, text }))
}

/** A list of pros or of cons. */
export interface PointsOfModel {
  readonly heading: string
  readonly isGood: boolean
  readonly lines: readonly string[]
}

/** The non-empty lists, pros first. */
export function modelPoints({ make, name }: Pick<Model, 'make' | 'name'>, makes: Makes): readonly PointsOfModel[] {
  const { good, think_twice } = under(under(makes, make)?.points ?? {}, name) ?? { good: [], think_twice: [] }
  const lists: readonly PointsOfModel[] = [
    { heading: 'Good', isGood: true, lines: good },
    { heading: 'Think twice', isGood: false, lines: think_twice },
  ]
  return lists.filter(({ lines }) => lines.length > 0)
}

/** Models with a short description: their own from the catalogue, else that of the dealer's files, else ''. */
export function withWords(models: readonly Model[], makes: Makes): readonly Model[] {
  return models.map((model) => ({
    ...model,
    short_description: model.short_description || (under(under(makes, model.make)?.models ?? {}, model.name) ?? ''),
  }))
}
