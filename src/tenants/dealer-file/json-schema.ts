import { defaultOf, docOf, exampleOf, jsonOf, namesOf } from './about.ts'
import { dealerFile } from './dealer-file.ts'
import { promo } from './home.ts'
import { location } from './locations.ts'
import { dealerFileNaming } from './naming-template.ts'
import { navigationItem } from './navigation.ts'
import { faq } from './pages.ts'
import { list, maybe, settings } from './setting.ts'
import { staffMember } from './shell.ts'
import { type AnySchema, entriesOf, isRequired, itemOf, mapValueOf, optionsOf, unwrapped } from './walk.ts'

/** A JSON Schema, draft 7. */
type JsonSchema = Readonly<Record<string, unknown>>

/** The files staff write, by the name of their JSON Schema in dealers/_schema. */
const files = {
  navigation: () =>
    settings({
      header: maybe(list(navigationItem), 'The main menu.'),
      footer: maybe(list(navigationItem), 'The menu at the foot.'),
    }),
  locations: () => list(location()),
  faqs: () => list(faq()),
  promos: () => list(promo()),
  staff: () => list(staffMember()),
} satisfies Record<string, () => AnySchema>

type Entries = Readonly<Record<string, AnySchema>>

function requiredOf(entries: Entries): JsonSchema {
  const names = Object.entries(entries).flatMap(([name, entry]) => (isRequired(entry) ? [name] : []))
  return names.length > 0 ? { required: names } : {}
}

function groupSchema(entries: Entries): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, settingSchema(entry)])),
    additionalProperties: false,
    ...requiredOf(entries),
  }
}

// Editors autocomplete only keys that are listed as properties.
function mapSchema(schema: AnySchema, values: JsonSchema): JsonSchema {
  const names = namesOf(schema)
  if (!names) return { type: 'object', additionalProperties: values }
  const properties = Object.fromEntries(names.known.map((name) => [name, values]))
  return { type: 'object', properties, additionalProperties: false }
}

function shapeSchema(schema: AnySchema): JsonSchema {
  const entries = entriesOf(schema)
  if (entries) return groupSchema(entries)
  const item = itemOf(schema)
  if (item) return { type: 'array', items: settingSchema(item) }
  const values = mapValueOf(schema)
  if (values) return mapSchema(schema, settingSchema(values))
  const options = optionsOf(schema)
  return options ? { anyOf: options.map(settingSchema) } : { ...jsonOf(schema) }
}

/** An editor's hover text for a setting: description, default and example. */
function hoverOf(schema: AnySchema): JsonSchema {
  const fallback = defaultOf(schema)
  const example = entriesOf(schema) ? null : exampleOf(schema)
  const lines = [docOf(schema), fallback && `Default: ${fallback}`, example && `Example: ${example}`]
  const description = lines.filter(Boolean).join('\n\n')
  return description === '' ? {} : { description }
}

function settingSchema(schema: AnySchema): JsonSchema {
  return { ...shapeSchema(unwrapped(schema)), ...hoverOf(schema) }
}

// A layer may leave out any setting, but items of its lists are complete.
function partial(schema: AnySchema): JsonSchema {
  const entries = entriesOf(schema)
  if (!entries) return settingSchema(schema)
  const properties = Object.entries(entries).map(([name, entry]) => [name, partial(entry)])
  return { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false, ...hoverOf(schema) }
}

/** What a complete file adds to the layer schema: the settings every dealer must state, group by group. */
function needs(schema: AnySchema): JsonSchema {
  const entries = entriesOf(schema) ?? {}
  const below = Object.entries(entries).map(([name, entry]) => [name, needs(entry)] as const)
  const inNeed = below.filter(([, needed]) => Object.keys(needed).length > 0)
  return { ...(inNeed.length > 0 ? { properties: Object.fromEntries(inNeed) } : {}), ...requiredOf(entries) }
}

function titled(title: string, schema: JsonSchema): JsonSchema {
  return { $schema: 'http://json-schema.org/draft-07/schema#', title, ...schema }
}

/** JSON Schema of the files staff write, by file name: `site.schema.json`, `locations.schema.json` ... */
function dealerFileSchemas(template: string): Readonly<Record<string, JsonSchema>> {
  const own = Object.entries(files).map(([name, schema]) => [
    `${name}.schema.json`,
    titled(`A dealer’s ${name}.yaml`, settingSchema(schema())),
  ])
  const layer = titled('Settings shared by several dealers', partial(dealerFileNaming(template)))
  const site = titled('A dealer’s site.yaml', { allOf: [{ $ref: 'layer.schema.json' }], ...needs(dealerFile) })
  return Object.fromEntries([...own, ['layer.schema.json', layer], ['site.schema.json', site]])
}

// Lists of scalars go on one line, as the project's formatter writes them.
function prettyJson(value: unknown): string {
  const list = /\[\n\s+((?:"(?:[^"\\]|\\.)*"|[\d.-]+)(?:,\n\s+(?:"(?:[^"\\]|\\.)*"|[\d.-]+))*)\n\s+\]/g
  return `${JSON.stringify(value, null, 2).replace(list, (_all, items: string) => `[${items.replace(/,\n\s+/g, ', ')}]`)}\n`
}

/** The schema files as text, by their path from the project's root. */
export function schemaFiles(template: string): Readonly<Record<string, string>> {
  const texts = Object.entries(dealerFileSchemas(template)).map(([name, schema]) => [
    `dealers/_schema/${name}`,
    prettyJson(schema),
  ])
  return Object.fromEntries(texts)
}
