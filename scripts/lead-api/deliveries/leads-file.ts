import * as v from 'valibot'
import { explain } from '#tenants/explain/explain.ts'
import type { Finding } from '#tenants/explain/finding.ts'
import { problemsOf } from '#tenants/explain/problems.ts'
import { unknownSettings } from '#tenants/explain/unknown.ts'
import { textOf, unreadable } from '#tenants/plain-file.ts'
import { frameProblem } from '#tenants/problem.ts'
import type { Site } from '#tenants/site.ts'
import { readYaml } from '#tenants/yaml/read-yaml.ts'
import { plainOf, type Tree } from '#tenants/yaml/tree.ts'
import { receiverFaults, unknownNames } from './leads-faults.ts'
import { type LeadsFile, leadsSchema, type Receiver } from './leads-schema.ts'

/** The parsed file, or all of its problems. */
type ReadLeads = { readonly said: LeadsFile; readonly tree: Tree | null } | { readonly findings: readonly Finding[] }

/** Parses and validates the text of a leads.yaml. */
export function readLeadsFile(text: string, file: string): ReadLeads {
  const read = readYaml(file, text)
  if ('faults' in read) return { findings: read.faults.map(({ message, ...at }) => ({ at, path: '', message })) }
  const { tree } = read
  if (tree === null) return { said: v.parse(leadsSchema, {}) as LeadsFile, tree }
  const unknown = unknownSettings(tree, leadsSchema)
  const parsed = v.safeParse(leadsSchema, plainOf(tree))
  if (!parsed.success) return { findings: [...unknown, ...explain(leadsSchema, tree, parsed.issues)] }
  const findings = [...unknown, ...receiverFaults(parsed.output, tree)]
  // receiverFaults has checked that each `via` has the settings it requires.
  const receivers = parsed.output.receivers as readonly unknown[] as readonly Receiver[]
  return findings.length > 0 ? { findings } : { said: { ...parsed.output, receivers }, tree }
}

/** A dealer's leads.yaml, and its problems in the format of other dealer files. */
export interface LeadsOfDealer {
  /** Null when the file is invalid. */
  readonly file: LeadsFile | null
  readonly mistakes: readonly string[]
}

/**
 * Reads `dealers/<slug>/leads.yaml`; defaults when it is missing. An unknown location or form is reported but does not
 * invalidate the file: leads that match no receiver go to the default one.
 */
export function leadsFileOf(root: string, slug: string, site: Site | null): LeadsOfDealer {
  const file = `dealers/${slug}/leads.yaml`
  const fault = unreadable(root, file)
  const read = fault ? { findings: [fault] } : readLeadsFile(textOf(root, file) ?? '', file)
  const told = (findings: readonly Finding[]) => problemsOf(findings, slug, root).map(frameProblem)
  if ('findings' in read) return { file: null, mistakes: told(read.findings) }
  const unknown = site && read.tree ? unknownNames(read.said, read.tree, site) : []
  return { file: read.said, mistakes: told(unknown) }
}
