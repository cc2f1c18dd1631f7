import type { Model } from '#domain/model/model.ts'
import { slugify } from '#domain/text/slug.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

type Makes = SiteSlice<'makes'>['makes']

/** The value under a name, however its letters are written; of two spellings the later, which is the upper layer's. */
function under<Value>(map: Readonly<Record<string, Value>>, name: string): Value | undefined {
  const slug = slugify(name, name)
  return Object.entries(map).findLast(([key]) => slugify(key, key) === slug)?.[1]
}

/** What is said of a make, whatever of it stands here; null where nothing is. */
export function makeText(makes: Makes, make: string): string | null {
  return under(makes, make)?.text ?? null
}

/** One side of a model, at some length. */
export interface AboutModel {
  readonly title: string
  readonly text: string
}

/** What is said of a model beyond its sentence; nothing where nobody says it. */
export function aboutModel({ make, name }: Pick<Model, 'make' | 'name'>, makes: Makes): readonly AboutModel[] {
  const about = under(under(makes, make)?.about ?? {}, name) ?? {}
  return Object.entries(about).map(([title, text]) => ({ title, text }))
}

/** What speaks for a model, and against it. */
export interface PointsOfModel {
  readonly heading: string
  readonly isGood: boolean
  readonly lines: readonly string[]
}

/** The lists of them that have something to say, the good one first. */
export function modelPoints({ make, name }: Pick<Model, 'make' | 'name'>, makes: Makes): readonly PointsOfModel[] {
  const { good, think_twice } = under(under(makes, make)?.points ?? {}, name) ?? { good: [], think_twice: [] }
  const lists: readonly PointsOfModel[] = [
    { heading: 'Good', isGood: true, lines: good },
    { heading: 'Think twice', isGood: false, lines: think_twice },
  ]
  return lists.filter(({ lines }) => lines.length > 0)
}

/** Models with a sentence each where one is known: their own, which comes with the stock, else that of the dealer's files. */
export function withWords(models: readonly Model[], makes: Makes): readonly Model[] {
  return models.map((model) => ({
    ...model,
    short_description: model.short_description || (under(under(makes, model.make)?.models ?? {}, model.name) ?? ''),
  }))
}
