import { namesOf } from '../dealer-file/about.ts'
import { type AnySchema, entriesOf, mapValueOf, schemaAt } from '../dealer-file/walk.ts'
import { stripInvisible } from '../yaml/strip-invisible.ts'
import { formatPath, type MapNode, type Path, type Tree } from '../yaml/tree.ts'
import { elsewhere, within, withinByCommonName } from './elsewhere.ts'
import type { Finding } from './finding.ts'
import { splitName } from './joined-names.ts'
import { didYouMean, editDistance } from './nearest.ts'
import { commonlyMeant, suggestSetting } from './other-names.ts'
import { inBrackets } from './proposals.ts'

/** Map: common name that is no setting here -> what to do instead. */
const namesFromElsewhere: Readonly<Record<string, string>> = {
  config: 'settings stand without a wrapper; move what is below it one level up',
  key: 'a key never stands in a dealer file; name the environment variable that holds it, as in: key_env: FORECOURT_PUBLIC_SEARCH_KEY',
  token:
    'a token never stands in a dealer file; name the environment variable that holds it, as in: token_env: FORECOURT_PUBLIC_MAPS_TOKEN',
  '<<': 'merging with "<<" is not read; write the settings themselves',
}

function remedy(name: string, known: readonly string[], root: AnySchema): string {
  const home = elsewhere(root, name)
  if (home) return ` here; did you mean "${home}?`
  if (Object.hasOwn(namesFromElsewhere, name)) return `; ${namesFromElsewhere[name]}`
  return known.length <= 12 ? `; there are ${known.join(', ')}` : '; dealers/README.md lists them all'
}

/** Pairs of settings that staff may shorten to "- Name: value". */
const pairs: readonly (readonly [name: string, value: string])[] = [
  ['name', 'url'],
  ['question', 'answer'],
  ['title', 'text'],
]

function asPair(
  name: string,
  value: Tree,
  known: readonly string[],
): { readonly end: string; readonly meant: string } | null {
  const pair = pairs.find((each) => each.every((word) => known.includes(word)))
  const isNamed = known.includes(name.toLowerCase())
  const isPair = pair && value.kind === 'text' && !isNamed && /^[A-Z]|\s/.test(name)
  return isPair
    ? { end: `; write {${pair[0]}: ${inBrackets(name)}, ${pair[1]}: ${inBrackets(value.text)}}`, meant: pair[0] }
    : null
}

/** Remedy for a name without value that is probably the rest of a text, cut off at a comma inside { }; else ''. */
const cutValue = (name: string, value: Tree) =>
  value.kind === 'nothing' && /\s|^\d/.test(name)
    ? '; a "," ends a value inside { }: put a value that has one in "quotes"'
    : ''

/** Spaces that YAML takes for a part of the name behind them. */
const specialSpace = /^[\u00a0\u2000-\u200a\u202f\u3000]/
const speciallyIndented = 'this line is indented with special spaces, as word processors write; type plain ones'

/** Remedy for a known name with an invisible character, which would read as if it were its own remedy; else ''. */
function unseenIn(name: string, known: readonly string[]): string {
  const seen = stripInvisible(name)
  return seen !== name && known.includes(seen)
    ? `; the name has an invisible sign, as pasted text brings; type "${seen}" anew`
    : ''
}

interface Stray {
  readonly name: string
  readonly value: Tree
  readonly keyAt: Finding['at']
}

/** Whether the name is a misspelling of the near one: a few letters differ, and neither is the start of the other. */
function isSlip(name: string, near: string): boolean {
  const [one, other] = [name.toLowerCase(), near.toLowerCase()]
  return !(one.startsWith(other) || other.startsWith(one)) && editDistance(one, other) < 4
}

function unknownSetting({ name, value, keyAt }: Stray, group: AnySchema, root: AnySchema, path: Path): Finding {
  if (specialSpace.test(name)) return { at: keyAt, path: formatPath(path), message: speciallyIndented }
  const known = Object.keys(entriesOf(group) ?? {})
  const inside = within(group, name)
  const joined = inside ? '' : splitName(name, known)
  const pair = typeof path.at(-1) === 'number' ? asPair(name, value, known) : null
  const isTold = Object.hasOwn(namesFromElsewhere, name) || joined || pair
  const meant = isTold ? null : suggestSetting(name, known)
  const isNamed = commonlyMeant(name).includes(meant ?? '')
  const inner =
    isTold || isNamed || (meant && isSlip(name, meant)) ? null : (inside ?? withinByCommonName(group, name, meant))
  const near = inner ? null : meant
  const home = inner && ` here; did you mean "${formatPath([...path, ...inner])}"?`
  const end =
    unseenIn(name, known) ||
    joined ||
    pair?.end ||
    home ||
    cutValue(name, value) ||
    (near ? `; did you mean "${near}"?` : remedy(name, known, root))
  const said = pair?.meant ?? near
  const instead = said ? { meant: formatPath([...path, said]) } : {}
  return { at: keyAt, path: formatPath(path), message: `there is no setting "${name}"${end}`, ...instead }
}

/** The finding for a name that is not among a map's fixed keys; none for maps with free keys. */
function unknownName({ name, keyAt }: Stray, schema: AnySchema, path: Path): Finding[] {
  const names = namesOf(schema)
  if (!names || names.known.includes(name)) return []
  const { what, known } = names
  const end = didYouMean(name, known) || `; there are ${known.join(', ')}`
  return [{ at: keyAt, path: formatPath([...path, name]), message: `there is no ${what} "${name}"${end}` }]
}

function ofMap(map: MapNode, schema: AnySchema, root: AnySchema, path: Path): Finding[] {
  const entries = entriesOf(schema)
  return [...map.entries].flatMap(([name, { keyAt, value }]) => {
    if (entries && !Object.hasOwn(entries, name)) return [unknownSetting({ name, value, keyAt }, schema, root, path)]
    const next = schemaAt(schema, name)
    const below = next ? unknownSettings(value, next, root, [...path, name]) : []
    return [...unknownName({ name, value, keyAt }, schema, path), ...below]
  })
}

/** Findings for settings the schema does not know, with the ones probably meant, and for lists in place of settings. */
export function unknownSettings(tree: Tree, schema: AnySchema, root = schema, path: Path = []): Finding[] {
  if (tree.kind === 'map') return ofMap(tree, schema, root, path)
  if (tree.kind !== 'list') return []
  if (entriesOf(schema) ?? mapValueOf(schema)) {
    return [{ at: tree.at, path: formatPath(path), message: 'settings (name: value) belong here; this is a list' }]
  }
  return tree.items.flatMap((item, index) => {
    const next = schemaAt(schema, index)
    return next ? unknownSettings(item, next, root, [...path, index]) : []
  })
}
