import * as v from 'valibot'
import type { Location } from '#domain/location/location.ts'
import { crossCheck, writtenFaults } from './checks/checks.ts'
import { readWithoutFaults, unrelatedFindings } from './checks/unrelated-findings.ts'
import { type DealerFile, dealerFile } from './dealer-file/dealer-file.ts'
import { dealerFileNaming } from './dealer-file/naming-template.ts'
import { explain } from './explain/explain.ts'
import type { Finding } from './explain/finding.ts'
import { problemsOf } from './explain/problems.ts'
import { unknownSettings } from './explain/unknown.ts'
import { withLayers } from './layers.ts'
import type { Problem } from './problem.ts'
import { readDealer } from './read-files.ts'
import type { Context } from './resolve/context.ts'
import { siteFrom } from './resolve/site.ts'
import type { Site } from './site.ts'
import { templatesIn, usualTemplate } from './templates.ts'
import { plainOf, type Tree } from './yaml/tree.ts'

/** A dealer's Site, and the merged tree of its files and layers with every value's place. */
export interface LoadedDealer {
  readonly site: Site
  readonly tree: Tree
}

/** A dealer, or all problems of its files. */
export type Loaded = LoadedDealer | { readonly problems: readonly Problem[] }

export interface LoadOptions {
  /** The folder that holds dealers/. */
  readonly root: string
  /** The environment variables that `*_env` settings name. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** Locations of the snapshot, used when the dealer's own files name none. */
  readonly places?: readonly Location[]
}

type Checked = LoadedDealer | { readonly findings: readonly Finding[] }

/** The schema for messages: its template example is an existing template. */
function toldSchema(root: string) {
  const template = usualTemplate(root) ?? templatesIn(root)[0]
  return template === undefined ? dealerFile : dealerFileNaming(template)
}

/** A dealer's file resolved, and the findings of cross-checking and resolving it. */
function resolved(file: DealerFile, context: Context): { readonly site: Site; readonly findings: readonly Finding[] } {
  crossCheck(file, context)
  return { site: siteFrom(file, context), findings: context.findings }
}

function check(tree: Tree, slug: string, { root, env, places = [] }: LoadOptions): Checked {
  const written = [...writtenFaults(tree, slug, root), ...unknownSettings(tree, dealerFile)]
  const plain = plainOf(tree)
  const read = v.safeParse(dealerFile, plain)
  const context = (): Context => ({ slug, root, tree, env, places, findings: [], files: new Map() })
  if (!read.success) {
    const told = [...written, ...explain(toldSchema(root), tree, read.issues)]
    const rest = readWithoutFaults(plain, read.issues)
    return {
      findings: rest ? [...told, ...unrelatedFindings(rest.cuts, resolved(rest.file, context()).findings)] : told,
    }
  }
  const { site, findings } = resolved(read.output, context())
  const all = [...written, ...findings]
  return all.length > 0 ? { findings: all } : { site, tree }
}

/**
 * Reads, merges and checks a dealer's files. Problems of reading and merging are returned alone; otherwise all
 * problems, except those that depend on a setting that is wrong itself.
 */
export function loadSite(slug: string, options: LoadOptions): Loaded {
  const { root } = options
  const { tree, findings } = withLayers(readDealer(root, slug), root)
  if (!tree || findings.length > 0) return { problems: problemsOf(findings, slug, root) }
  const checked = check(tree, slug, options)
  return 'site' in checked ? checked : { problems: problemsOf(checked.findings, slug, root) }
}
