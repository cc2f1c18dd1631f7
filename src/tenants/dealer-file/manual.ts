import { joinWithOr } from '../explain/found.ts'
import { defaultOf, docOf, exampleOf, namesOf, wantedOf } from './about.ts'
import { dealerFileNaming } from './naming-template.ts'
import { type AnySchema, entriesOf, isRequired, itemOf, mapValueOf, optionsOf } from './walk.ts'

/** One table row of the manual. */
interface Row {
  readonly key: string
  readonly text: string
  readonly takes: string
  readonly fallback: string
  readonly example: string
}

const intro = `# Dealer files

<!-- Made from src/tenants/dealer-file: change the schema, then write this file anew. -->

One folder per dealer. \`site.yaml\` is required; the other files may be left out.

| file | what it holds |
|---|---|
| \`<slug>/site.yaml\` | everything below |
| \`<slug>/navigation.yaml\` | the menus: \`header\` and \`footer\` |
| \`<slug>/locations.yaml\` | the list under \`locations\` |
| \`<slug>/faqs.yaml\` | the list under \`pages.faqs\` |
| \`<slug>/promos.yaml\` | the list under \`promos\` |
| \`<slug>/staff.yaml\` | the list under \`footer.staff\` |
| \`<slug>/logo.svg\`, \`<slug>/pages/*.md\` | files that the settings name |

Settings come in layers: the platform's defaults, \`_platform.yaml\` and \`_models.yaml\` (words about makes and models), then \`_templates/<template>.yaml\`,
\`_groups/<dealership_group>.yaml\`, \`_makes/<manufacturer>.yaml\`, and last the dealer's own files. Groups of settings merge, lists replace, the last one wins.
A setting without a value (\`phone:\`) takes back what a lower layer said.

Everything is text until the schema reads it, so phone numbers, postcodes and licence numbers keep their zeros without quotes.
Colours need quotes, and so does a text with a word that begins with #, because # begins a comment. \`npm run check\` names every mistake with its file, line and column, and says where more may come to light once those are mended.

An editor with the YAML language server shows all this while you type: the first line of each file names its schema.
`

function takesOf(schema: AnySchema): string {
  const item = itemOf(schema)
  if (item) return `list of ${entriesOf(item) ? 'groups' : takesOf(item)}`
  const values = mapValueOf(schema)
  const names = namesOf(schema)
  if (values) return `${names ? `any of ${joinWithOr(names.known)}` : 'names'}, each with ${takesOf(values)}`
  const options = optionsOf(schema)
  return options ? options.map(takesOf).join(', or ') : (wantedOf(schema) ?? 'a group')
}

function rowOf(key: string, schema: AnySchema): Row {
  const fallback = isRequired(schema) ? '**required**' : (defaultOf(schema) ?? '')
  return { key, text: docOf(schema), takes: takesOf(schema), fallback, example: exampleOf(schema) ?? '' }
}

function rowsOf(key: string, schema: AnySchema): Row[] {
  const item = itemOf(schema)
  const inner = entriesOf(schema) ?? (item && entriesOf(item)) ?? {}
  const prefix = item ? `${key}[]` : key
  const below = key.split('.').length > 4 ? [] : Object.entries(inner)
  const own = entriesOf(schema) ? [] : [rowOf(key, schema)]
  return [...own, ...below.flatMap(([name, entry]) => rowsOf(`${prefix}.${name}`, entry))]
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
const code = (text: string) => (text === '' || text.startsWith('**') ? text : `\`${cell(text)}\``)

function table(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ key, text, takes, fallback, example }) =>
      `| \`${key}\` | ${cell(text)} | ${cell(takes)} | ${code(fallback)} | ${code(example)} |`,
  )
  return ['| setting | what it does | takes | default | example |', '|---|---|---|---|---|', ...lines].join('\n')
}

function section(name: string, schema: AnySchema): string {
  return `## ${name}\n\n${docOf(schema)}\n\n${table(rowsOf(name, schema))}\n`
}

/** dealers/README.md: every setting with its text, default and example, from the schema itself. */
export function manualText(template: string): string {
  const entries: [string, AnySchema][] = Object.entries(dealerFileNaming(template).entries)
  const isGroup = ([, schema]: [string, AnySchema]) => Boolean(entriesOf(schema) ?? itemOf(schema))
  const plain = entries.filter((entry) => !isGroup(entry)).flatMap(([name, schema]) => rowsOf(name, schema))
  const groups = entries.filter(isGroup).map(([name, schema]) => section(name, schema))
  return [intro, `## At the top level\n\n${table(plain)}\n`, ...groups].join('\n')
}
