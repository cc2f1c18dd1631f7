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

/** What such a file says; else what is wrong with it, all at once. */
type ReadLeads = { readonly said: LeadsFile; readonly tree: Tree | null } | { readonly findings: readonly Finding[] }

/** Reads the text of such a file. */
export function readLeadsFile(text: string, file: string): ReadLeads {
  const read = readYaml(file, text)
  if ('faults' in read) return { findings: read.faults.map(({ message, ...at }) => ({ at, path: '', message })) }
  const { tree } = read
  if (tree === null) return { said: v.parse(leadsSchema, {}) as LeadsFile, tree }
  const unknown = unknownSettings(tree, leadsSchema)
  const parsed = v.safeParse(leadsSchema, plainOf(tree))
  if (!parsed.success) return { findings: [...unknown, ...explain(leadsSchema, tree, parsed.issues)] }
  const findings = [...unknown, ...receiverFaults(parsed.output, tree)]
  // What each way needs is there: receiverFaults saw to it.
  const receivers = parsed.output.receivers as readonly unknown[] as readonly Receiver[]
  return findings.length > 0 ? { findings } : { said: { ...parsed.output, receivers }, tree }
}

/** A dealer's file, and all that is wrong with it as the dealer's other files are told. */
export interface LeadsOfDealer {
  /** Null where the file cannot be used. */
  readonly file: LeadsFile | null
  readonly mistakes: readonly string[]
}

/**
 * What `dealers/<slug>/leads.yaml` says; without one, nothing but what is usual. A place or a form that the site does not
 * have is a mistake too, but the file can be used: the lead that fits nobody goes where it usually goes.
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
