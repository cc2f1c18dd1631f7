import * as v from 'valibot'
import { defaultOf, exampleOf, jsonOf } from '#tenants/dealer-file/about.ts'
import { dealerFileNaming } from '#tenants/dealer-file/naming-template.ts'
import { type AnySchema, entriesOf, itemOf, mapValueOf } from '#tenants/dealer-file/walk.ts'

/** A single setting of dealer files: `home.slides[].name`, `special_phones.*`. */
export interface Leaf {
  readonly path: string
  readonly schema: AnySchema
}

function below(schema: AnySchema, path: string): Leaf[] {
  const entries = entriesOf(schema)
  if (entries) return Object.entries(entries).flatMap(([name, entry]) => below(entry, path ? `${path}.${name}` : name))
  const item = itemOf(schema)
  if (item) return below(item, `${path}[]`)
  const value = mapValueOf(schema)
  return value ? below(value, `${path}.*`) : [{ path, schema }]
}

/** All leaves of the dealer file schema. */
export const leaves: readonly Leaf[] = below(dealerFileNaming('coastal'), '')

type Node = unknown
type Step = string | number

const isGroup = (node: Node): node is Record<string, Node> =>
  typeof node === 'object' && node !== null && !Array.isArray(node)

/** Steps to the first occurrence of a leaf in a dealer's settings; `fallback` is the key for an empty map. */
export function stepsTo(path: string, settings: Node, fallback = 'sample'): Step[] {
  const names = path.split('.').flatMap((name) => name.split(/(?=\[\])/))
  let at = settings
  return names.map((name) => {
    const step = name === '[]' ? 0 : name === '*' ? ((isGroup(at) && Object.keys(at)[0]) ?? fallback) : name
    const key = step === false ? fallback : step
    at = (at as Record<Step, Node> | undefined)?.[key]
    return key
  })
}

/** The value at these steps; undefined when there is none. */
export function valueAt(settings: Node, steps: readonly Step[]): Node {
  return steps.reduce<Node>((at, step) => (at as Record<Step, Node> | undefined)?.[step], settings)
}

/** A copy of the settings with a value set at these steps; missing groups and lists are created. */
export function withValue(settings: Node, [step, ...rest]: readonly Step[], value: Node): Node {
  if (step === undefined) return value
  if (typeof step === 'number') {
    const list = Array.isArray(settings) ? settings : []
    return Object.assign([...list], { [step]: withValue(list[step], rest, value) })
  }
  const group = isGroup(settings) ? settings : {}
  return { ...group, [step]: withValue(group[step], rest, value) }
}

/** A copy of the settings with values set by path, e.g. `locations.0.name`. */
export function withSettingsAt(settings: Node, said: Readonly<Record<string, Node>>): Node {
  return Object.entries(said).reduce((at, [path, value]) => withValue(at, stepsOf(path), value), settings)
}

/** Steps of a path such as `locations.0.name`. */
export function stepsOf(path: string): Step[] {
  return path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))
}

const numbers = new Set(['integer', 'number'])

/** Candidate texts for all kinds of values: name, URL part, colour, file, date, number. */
const candidates = (now: string, example: string) => [
  example,
  `${now} more`,
  `${now}-more`,
  `${now}/more`,
  now.replace(/^\w+(?=\.\w+$)/, 'logo2'),
  ...['#2266aa', '2026-03-20', '02 5550 0188', 'NZD', 'WA', '1.25'],
]

function otherText(schema: AnySchema, now: Node): string | undefined {
  const fits = (text: string) => text !== now && v.safeParse(schema, text).success
  return candidates(String(now ?? 'Quokka'), (exampleOf(schema) ?? '').replace(/^"(.*)"$/, '$1')).find(fits)
}

/** Valid values other than the stated or default one: all other choices, the other boolean, another number or text. */
export function otherValues({ schema }: Leaf, stated: Node): readonly Node[] {
  const json = jsonOf(schema) ?? {}
  const now = stated ?? defaultOf(schema) ?? undefined
  if (Array.isArray(json.enum)) return json.enum.filter((choice) => choice !== now)
  if (json.type === 'boolean') return [String(now) !== 'true']
  if (numbers.has(String(json.type)) && now !== undefined) {
    const next = Number(now) + (json.type === 'integer' ? 1 : 0.25)
    return [next <= Number(json.maximum ?? next) ? next : Number(now) / 2]
  }
  return [otherText(schema, now)]
}
