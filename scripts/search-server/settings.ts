import * as v from 'valibot'
import type { IndexSettings } from '#search/record.ts'
import { invalidField, MeiliError } from './meili-error.ts'

const names = v.array(v.string())

const pattern = v.object({
  attributePatterns: names,
  features: v.optional(
    v.object({
      facetSearch: v.optional(v.boolean()),
      filter: v.optional(v.object({ equality: v.optional(v.boolean()), comparison: v.optional(v.boolean()) })),
    }),
  ),
})

const whole = v.strictObject({
  displayedAttributes: names,
  searchableAttributes: names,
  filterableAttributes: v.array(v.union([v.string(), pattern])),
  sortableAttributes: names,
  rankingRules: names,
  stopWords: names,
  synonyms: v.record(v.string(), names),
  typoTolerance: v.partial(
    v.object({
      enabled: v.boolean(),
      minWordSizeForTypos: v.object({ oneTypo: v.number(), twoTypos: v.number() }),
      disableOnWords: names,
      disableOnAttributes: names,
      disableOnNumbers: v.boolean(),
    }),
  ),
  faceting: v.partial(
    v.object({
      maxValuesPerFacet: v.number(),
      sortFacetValuesBy: v.record(v.string(), v.picklist(['alpha', 'count'])),
    }),
  ),
  pagination: v.partial(v.object({ maxTotalHits: v.number() })),
})

const shape = v.partial(whole)

/** An index's settings in Meilisearch's format, with its defaults. */
export type MeiliSettings = v.InferOutput<typeof whole>

/** Settings of a new index. */
export const defaultSettings: MeiliSettings = {
  displayedAttributes: ['*'],
  searchableAttributes: ['*'],
  filterableAttributes: [],
  sortableAttributes: [],
  rankingRules: ['words', 'typo', 'proximity', 'attributeRank', 'sort', 'wordPosition', 'exactness'],
  stopWords: [],
  synonyms: {},
  typoTolerance: { enabled: true, disableOnAttributes: [], disableOnNumbers: false },
  faceting: { maxValuesPerFacet: 100, sortFacetValuesBy: { '*': 'alpha' } },
  pagination: { maxTotalHits: 1000 },
}

/** Settings with a change applied. @throws MeiliError for an unknown setting or one of the wrong type */
export function changedSettings(before: MeiliSettings, change: unknown): MeiliSettings {
  const read = v.safeParse(shape, change)
  if (!read.success) {
    const [issue] = read.issues
    const at = v.getDotPath(issue) ?? ''
    if (issue.type === 'strict_object') throw new MeiliError('bad_request', `Unknown field \`${at}\``)
    throw new MeiliError(invalidField('settings', at), `Invalid value at \`.${at}\`: ${issue.message}`)
  }
  const { typoTolerance, faceting, pagination, ...rest } = read.output
  const given = Object.entries(rest).filter(([, value]) => value !== undefined)
  return {
    ...before,
    ...Object.fromEntries(given),
    typoTolerance: { ...before.typoTolerance, ...typoTolerance },
    faceting: { ...before.faceting, ...faceting },
    pagination: { ...before.pagination, ...pagination },
  }
}

/** The filterable attributes, by the features enabled for them. */
interface Filterables {
  /** Attributes with equality filters. */
  readonly equal: ReadonlySet<string>
  /** Attributes with comparison filters. */
  readonly compare: ReadonlySet<string>
  /** Attributes with facet search: those given as plain names, and those whose pattern enables it. */
  readonly found: ReadonlySet<string>
}

export function filterables(settings: MeiliSettings): Filterables {
  const [equal, compare, found] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const entry of settings.filterableAttributes) {
    const { attributePatterns, features } = typeof entry === 'string' ? { attributePatterns: [entry] } : entry
    const isCompared = typeof entry === 'string' || (features?.filter?.comparison ?? false)
    for (const name of attributePatterns) {
      if (features?.filter?.equality ?? true) equal.add(name)
      if (isCompared) compare.add(name)
      if (typeof entry === 'string' || features?.facetSearch) found.add(name)
    }
  }
  return { equal, compare, found }
}

/** The settings in the static engine's format. `attributes` are all attributes of the documents. */
export function engineSettings(settings: MeiliSettings, attributes: readonly string[]): IndexSettings {
  const { searchableAttributes, typoTolerance, faceting, sortableAttributes } = settings
  const everything = searchableAttributes.includes('*')
  return {
    searchable: everything ? attributes : searchableAttributes,
    filterable: [...new Set([...filterables(settings).equal, ...sortableAttributes])],
    exact: typoTolerance.disableOnAttributes ?? [],
    whole: [],
    synonyms: settings.synonyms,
    stopWords: settings.stopWords,
    maxValuesPerFacet: faceting.maxValuesPerFacet ?? 100,
  }
}
