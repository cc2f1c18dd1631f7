import type * as v from 'valibot'
import { exampleOf } from '../dealer-file/about.ts'
import { type AnySchema, schemaAt } from '../dealer-file/walk.ts'
import { formatPath, keyPlaceOf, type Path, placeOf, type Tree, treeAt } from '../yaml/tree.ts'
import type { Finding } from './finding.ts'

/** Path of the setting an issue is about. */
export function pathOf(issue: v.BaseIssue<unknown>): Path {
  return (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
}

function isMissing(issue: v.BaseIssue<unknown>): boolean {
  const last = issue.path?.at(-1)
  return issue.received === 'undefined' && last?.type === 'object'
}

function missing(schema: AnySchema, path: Path, isWritten: boolean): string {
  const field = path.reduce<AnySchema | null>((at, step) => at && schemaAt(at, step), schema)
  const example = field ? exampleOf(field) : null
  const what = isWritten ? 'this setting has no value' : 'this setting is missing'
  return `${what}; write it as in: ${path.at(-1)}: ${example ?? '...'}`
}

/** Valibot's issues as findings with their places in the files. */
export function explain(schema: AnySchema, tree: Tree, issues: readonly v.BaseIssue<unknown>[]): Finding[] {
  return issues.map((issue) => {
    const path = pathOf(issue)
    if (!isMissing(issue)) return { at: placeOf(tree, path), path: formatPath(path), message: issue.message }
    const isWritten = treeAt(tree, path) !== undefined
    const at = keyPlaceOf(tree, isWritten ? path : path.slice(0, -1))
    return { at, path: formatPath(path), message: missing(schema, path, isWritten) }
  })
}
