import * as v from 'valibot'
import { isShowable } from '#domain/secret/redact.ts'
import { settingsBelongHere, shapeOf } from '../explain/found.ts'
import { inBrackets, inQuotes } from '../explain/proposals.ts'
import { exampleOf, type KnownNames } from './about.ts'
import { isRequired } from './walk.ts'

/** A kind of scalar: its parser, its name in messages, an example, and its JSON Schema for editors. */
export interface Kind<T> {
  /** Completes "… is not": "a whole number from 0 to 14". */
  readonly wanted: string
  readonly example: string
  /** The value, or null when the text is no such value. */
  readonly read: (text: string) => T | null
  readonly json: Readonly<Record<string, unknown>>
  /** Ends the refusal: what is allowed or was probably meant. */
  readonly remedy?: (text: string) => string
  /** Whether the value is free, such as a phone number, so that "TBA" means that there is none. */
  readonly isOpen?: boolean
  /** The refused text as a message may show it; quoted unless said otherwise. */
  readonly shown?: (text: string) => string
}

/** Metadata of a value that editors and the manual read. */
interface KindFacts {
  readonly wanted: string
  readonly example: string
  readonly json: Readonly<Record<string, unknown>>
}

/** Replaces the no-break and typographic spaces of word processors, which look the same, by plain ones. */
const plainBlanks = (text: string) => text.replace(/[\u00a0\u2000-\u200a\u202f\u205f]/g, ' ')

/**
 * Remedy for stray spaces within quotes or a trailing comma or semicolon; null when the text is invalid without them
 * too.
 */
function tidied<T>(kind: Kind<T>, text: string): string | null {
  const tidy = text.trim().replace(/\s*[,;]$/, '')
  return tidy !== text && kind.read(tidy) !== null
    ? `; did you mean ${inQuotes(tidy)}, without ${/[,;]\s*$/.test(text) ? 'the sign behind it' : 'spaces in the quotes'}?`
    : null
}

/** What people write where there is nothing to say yet. */
const placeholder = /^(?:none|nil|tb[acd]|to be (?:advised|announced|confirmed)|unknown|todo|n\/?a|-+|\?+)$/i

/** Remedy for a placeholder in an optional text such as a phone number; null for others. */
const emptied = (text: string) => (placeholder.test(text.trim()) ? '; leave the setting out while there is none' : null)

function refusal<T>(kind: Kind<T>, text: string): string {
  // A remedy repeats the text, so a text that may be a secret gets none.
  const remedy =
    (isShowable(text) ? (tidied(kind, text) ?? (kind.isOpen ? emptied(text) : null) ?? kind.remedy?.(text)) : null) ??
    `; for example ${kind.example}`
  return `${kind.shown?.(text) ?? shapeOf(text)} is not ${kind.wanted}${remedy}`
}

/** A scalar of a dealer file: text in, a checked value out. */
export function value<T>(kind: Kind<T>) {
  const { wanted, example, json } = kind
  return v.pipe(
    v.string((issue) => `write ${wanted}, such as ${example}; this is ${shapeOf(issue.input)}`),
    v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
      const read = kind.read(dataset.value) ?? kind.read(plainBlanks(dataset.value))
      if (read !== null) return read
      addIssue({ message: refusal(kind, dataset.value) })
      return NEVER
    }),
    v.metadata({ wanted, example, json } satisfies KindFacts),
  )
}

/** A setting with the platform's default, written as a dealer would write it. `doc` is what staff read about it. */
export function setting<S extends v.GenericSchema>(
  schema: S,
  fallback: v.InferInput<S>,
  doc: string,
  example?: string,
) {
  return v.optional(v.pipe(schema, v.description(doc), v.metadata({ own: example ?? null })), () => fallback)
}

/** An optional setting; null when left out. */
export function maybe<S extends v.GenericSchema>(schema: S, doc: string, example?: string) {
  return v.nullish(v.pipe(schema, v.description(doc), v.metadata({ own: example ?? null })), () => null)
}

/** A setting every dealer must state. */
export function required<S extends v.GenericSchema>(schema: S, doc: string, example?: string) {
  return v.pipe(schema, v.description(doc), v.metadata({ own: example ?? null }))
}

/** A group of settings; explain/unknown.ts rejects unknown names. */
export function settings<const E extends v.ObjectEntries>(entries: E) {
  return v.object(entries, (issue) => {
    const shape = settingsBelongHere(issue.input)
    return typeof issue.input === 'string' ? `${shape}${asGroup(entries, issue.input)}` : shape
  })
}

/** Remedy for a single value in place of a group: how to write that group; '' when it has no required setting. */
function asGroup(entries: v.ObjectEntries, text: string): string {
  const needed = Object.entries(entries).filter(
    (entry): entry is [string, v.GenericSchema] => 'type' in entry[1] && isRequired(entry[1] as v.GenericSchema),
  )
  const [only, ...more] = needed
  if (!only) return ''
  if (more.length === 0 && v.is(only[1], text)) return `; did you mean {${only[0]}: ${inBrackets(text)}}?`
  return `; write it as in: {${needed.map(([name, entry]) => `${name}: ${exampleOf(entry)}`).join(', ')}}`
}

/** A group whose every setting has a default, so that the group itself may be left out. */
export function group<const E extends v.ObjectEntries>(doc: string, entries: E) {
  const schema = v.pipe(settings(entries), v.description(doc))
  return v.optional(schema, () => ({}) as v.InferInput<typeof schema>)
}

/** A list; an upper layer's list replaces the lower one whole. */
export function list<S extends v.GenericSchema>(item: S) {
  return v.array(item, (issue) => {
    const parts = typeof issue.input === 'string' ? issue.input.split(/\s*[,;]\s*/).filter((part) => part !== '') : []
    const meant =
      parts.length > 0 && parts.every((part) => v.is(item, part))
        ? `; did you mean [${parts.map(inBrackets).join(', ')}]?`
        : ''
    return `a list ("- " before every item) belongs here; this is ${shapeOf(issue.input)}${meant}`
  })
}

/** A map with free keys. */
export function map<S extends v.GenericSchema>(item: S) {
  return v.record(
    v.string(),
    item,
    (issue) => `names with values (name: value) belong here; this is ${shapeOf(issue.input)}`,
  )
}

/** A map with fixed keys; `what` says what they name. explain/unknown.ts rejects other keys. */
export function mapOf<S extends v.GenericSchema>(what: string, names: readonly string[], item: S) {
  return v.pipe(map(item), v.metadata({ names: { what, known: names } satisfies KnownNames }))
}
