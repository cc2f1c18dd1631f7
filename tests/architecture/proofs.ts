import { parse } from 'yaml'

/** Level of a test: in a browser, on a built site, at an interface, or of a single rule. */
export type Level = 'browser' | 'build' | 'contract' | 'unit'

/** A row of docs/requirements.yaml. */
export interface Requirement {
  readonly id: string
  /** The level required for its test. */
  readonly kind: Level
  /** Id of another row with the same requirement. */
  readonly restates?: string
  /** Dealer settings that it concerns. */
  readonly config?: readonly string[]
}

export interface TestFile {
  readonly path: string
  readonly source: string
}

/** Ascending; a test of a higher level also satisfies requirements of lower ones. */
const levels: readonly Level[] = ['unit', 'contract', 'build', 'browser']

const builders = /\b(?:buildSites?|buildYards|buildWithAstro)\b/
const interfaces = /^(?:tests|src\/(?:api|search|stores|islands)|scripts\/(?:lead-api|search-server|index-search))\//

/** The level of a test file. */
export function levelOf({ path, source }: TestFile): Level {
  if (path.endsWith('.spec.ts')) return 'browser'
  if (/^tests\/(?:sites|settings)\//.test(path) || builders.test(source)) return 'build'
  return interfaces.test(path) ? 'contract' : 'unit'
}

/** Requirement ids in a source: S, section, dot, number; ranges are expanded, with or without the section repeated. */
export function idsNamed(source: string): readonly string[] {
  const named = source.matchAll(/\bS(\d+)\.(\d+)(?:\s?[-–]\s?(?:S\1\.)?(\d+))?/g)
  return [...named].flatMap(([, section, from, to]) => {
    const [first, last] = [Number(from), Number(to ?? from)]
    return Array.from({ length: Math.max(1, last - first + 1) }, (_, at) => `S${section}.${first + at}`)
  })
}

/** Parses the rows of docs/requirements.yaml. */
export function requirementsIn(yaml: string): readonly Requirement[] {
  return parse(yaml) as readonly Requirement[]
}

/** Ids of requirements without a test at their level, in order. */
export function findUntestedRequirements(rows: readonly Requirement[], files: readonly TestFile[]): readonly string[] {
  const best = new Map<string, number>()
  for (const file of files) {
    const level = levels.indexOf(levelOf(file))
    for (const id of idsNamed(file.source)) best.set(id, Math.max(best.get(id) ?? -1, level))
  }
  const reached = ({ id, restates }: Requirement) => Math.max(best.get(id) ?? -1, best.get(restates ?? '') ?? -1)
  return rows.filter((row) => reached(row) < levels.indexOf(row.kind)).map(({ id }) => id)
}
