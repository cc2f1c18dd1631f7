import type { IndexSettings, SearchRecord } from '#search/record.ts'
import { packCodes } from './codes.ts'
import { type Derivation, findDerivations } from './derive.ts'
import { type DraftMany, type DraftOne, draftColumn } from './pack-column.ts'
import { packValues } from './pack-values.ts'
import type { PackedColumn, PackedFile, Reference } from './packed.ts'
import { packPattern } from './pattern.ts'
import { findSpellingVariants } from './spelling.ts'
import { wordsOf } from './words.ts'

/** The contents of one dealer's two index files. */
export interface IndexContents {
  /** Facets, text and sorts. */
  readonly search: string
  /** Further attributes that cards show. */
  readonly cards: string
}

/** Attributes whose text is mostly composed of other attributes, and of which. */
const patterns: Readonly<Record<string, readonly Reference[]>> = {
  name: ['year', 'make', 'model', 'badge'].map((column) => ({ column, slug: false })),
  make_model: ['make', 'model'].map((column) => ({ column, slug: false })),
  slug: [
    { column: 'name', slug: true },
    { column: 'id', slug: false },
    { column: 'stocknum', slug: true },
  ],
  primary_image_url: [
    { column: 'id', slug: false },
    { column: 'slug', slug: false },
  ],
}

function packDraft(draft: DraftOne | DraftMany, derivation: Derivation | undefined): PackedColumn {
  const { name } = draft
  const alike = findSpellingVariants(draft.values, draft.codes)
  const more = alike.length > 0 ? { respellings: alike } : {}
  if (draft.kind === 'many')
    return { ...draft, ...more, counts: packCodes(draft.counts), codes: packCodes(draft.codes) }
  const values = packValues(draft.values)
  if (!derivation) return { kind: 'one', name, values, codes: packCodes(draft.codes), ...more }
  return { kind: 'derived', name, from: derivation.from, values, codes: packCodes(derivation.map), ...more }
}

/** The words of every searchable value. */
function vocabularyOf(records: readonly SearchRecord[], { searchable }: IndexSettings): ReadonlySet<string> {
  const values = searchable.flatMap((name) => records.flatMap((record) => record[name] ?? []))
  return new Set([...new Set(values.map(String))].flatMap(wordsOf))
}

/** Drops synonyms whose words no document holds, to keep the file small. */
function withoutIdleSynonyms(settings: IndexSettings, records: readonly SearchRecord[]): IndexSettings {
  const vocabulary = vocabularyOf(records, settings)
  const isHeld = (meant: string) => wordsOf(meant).every((word) => vocabulary.has(word))
  const kept = Object.entries(settings.synonyms).map(([typed, meant]) => [typed, meant.filter(isHeld)] as const)
  return { ...settings, synonyms: Object.fromEntries(kept.filter(([, meant]) => meant.length > 0)) }
}

function attributesOf(records: readonly SearchRecord[], settings: IndexSettings): readonly string[] {
  return [
    ...new Set([...settings.filterable, ...settings.searchable, ...records.flatMap((record) => Object.keys(record))]),
  ]
}

/** Builds the index of these documents, which must be in the lists' default order. Deterministic bytes. */
export function buildIndex(records: readonly SearchRecord[], settings: IndexSettings): IndexContents {
  const inSearch = new Set([...settings.filterable, ...settings.searchable])
  const packed = new Map<string, PackedColumn>()
  const drafts: (DraftOne | DraftMany)[] = []
  for (const name of attributesOf(records, settings)) {
    const references = patterns[name]
    const pattern = references && records.length > 0 ? packPattern(name, references, records) : null
    const draft = pattern && !settings.filterable.includes(name) ? null : draftColumn(name, records)
    // A facet with several spellings of one value is stored in full: patterns do not support respellings.
    const isCounted = draft !== null && findSpellingVariants(draft.values, draft.codes).length > 0
    if (pattern && !isCounted) packed.set(name, pattern)
    else if (draft) drafts.push(draft)
  }
  const derivations = findDerivations(
    drafts.filter((draft) => draft.kind === 'one'),
    (name) => inSearch.has(name),
  )
  for (const draft of drafts) packed.set(draft.name, packDraft(draft, derivations.get(draft.name)))
  const file = (belongs: boolean, extra: Partial<PackedFile>) =>
    JSON.stringify({
      version: 2,
      size: records.length,
      ...extra,
      columns: [...packed.values()].filter((column) => inSearch.has(column.name) === belongs),
    } satisfies PackedFile)
  return { search: file(true, { settings: withoutIdleSynonyms(settings, records) }), cards: file(false, {}) }
}
