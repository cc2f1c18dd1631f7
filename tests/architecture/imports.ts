import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { leadApiRooms, rooms } from './rooms.ts'

/** An import of a file: its specifier, and whether it is type-only. */
export interface Import {
  readonly target: string
  readonly isType: boolean
}

const statement = /^\s*(?:import|export)\s+(type\s+)?(?:[\w*{][^'"]*?from\s+)?['"]([^'"]+)['"]/gm
const lazy = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

/** Every import of a source text, static and lazy. */
export function importsOf(source: string): Import[] {
  const fixed = [...source.matchAll(statement)].map((match) => ({
    target: match[2] ?? '',
    isType: match[1] !== undefined,
  }))
  return [...fixed, ...[...source.matchAll(lazy)].map((match) => ({ target: match[1] ?? '', isType: false }))]
}

/** The room that contains a file, e.g. `src/domain`. */
export function roomOf(file: string): string | undefined {
  return Object.keys(rooms).find((room) => file.startsWith(`${room}/`))
}

/** Resolves an import of `file` to a path in the project; null for a package. */
export function fileNamed(target: string, file: string): string | null {
  if (target.startsWith('.')) return relative('.', join(dirname(file), target))
  if (!target.startsWith('#')) return null
  const path = target.slice(1)
  return /^(?:scripts|tests)\//.test(path) ? path : `src/${path}`
}

export const read = (file: string) => readFileSync(file, 'utf8')

interface Run {
  /** A file whose imports are not followed. */
  readonly leftOut?: string
  readonly source?: (file: string) => string
}

/** All project files loaded at run time by those of `from`, directly or indirectly. */
export function runBy(from: readonly string[], { leftOut, source = read }: Run = {}): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    if (file === leftOut) return
    const values = importsOf(source(file)).filter(({ isType }) => !isType)
    for (const { target } of values) {
      const named = fileNamed(target, file)
      if (named) visit(named)
    }
  }
  from.forEach(visit)
  return found
}

function floorOf(target: string, file: string): string | null {
  const [first, second] = fileNamed(target, file)?.split('/') ?? []
  return (first === 'src' ? second : first) ?? null
}

/** The package name of a specifier: `astro` for `astro/config`. */
export function packageOf(target: string): string {
  const parts = target.split('/')
  return target.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? target)
}

function mayUsePackage(allowed: readonly string[], target: string): boolean {
  const name = packageOf(target)
  return allowed.some(
    (rule) => rule === '*' || rule === name || (rule.endsWith('/*') && target.startsWith(rule.slice(0, -1))),
  )
}

/** Imports of a file that its room does not allow, one sentence each. */
export function faultsOf(file: string, source: string): string[] {
  const name = roomOf(file)
  const room = name === undefined ? undefined : rooms[name]
  if (!name || !room) return [`${file} stands in no room`]
  const own = name.split('/').at(-1)
  return importsOf(source).flatMap(({ target, isType }) => {
    const floor = floorOf(target, file)
    if (floor === null) {
      return isType || mayUsePackage(room.packages, target)
        ? []
        : [`${file}: ${name} may not import the package ${target}`]
    }
    if (floor === own || room.values.includes(floor) || (isType && room.types.includes(floor))) return []
    return [`${file}: ${name} may not import ${isType ? 'types' : 'values'} from ${floor} (${target})`]
  })
}

/** Imports of a lead API file from rooms of the lead API that its own may not import. */
export function leadApiFaults(file: string, source: string): string[] {
  const roomIn = (path: string | null) => /^scripts\/lead-api\/([\w-]+)\//.exec(path ?? '')?.[1]
  const own = roomIn(file)
  if (own === undefined) return []
  const known = leadApiRooms[own]
  if (!known) return [`${file} stands in no room of the lead API`]
  return importsOf(source).flatMap(({ target }) => {
    const other = roomIn(fileNamed(target, file))
    return other === undefined || other === own || known.includes(other)
      ? []
      : [`${file}: ${own} may not import ${other}`]
  })
}

/** The same for a file on disk. */
export function faultsOfFile(file: string): string[] {
  return faultsOf(file, read(file))
}
