import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { dealerFile } from './dealer-file/dealer-file.ts'
import { explain } from './explain/explain.ts'
import type { Finding } from './explain/finding.ts'
import { unknownSettings } from './explain/unknown.ts'
import { withLayers } from './layers.ts'
import { byPlace, type Problem } from './problem.ts'
import { readDealer, textOf } from './read-files.ts'
import type { Context } from './resolve/context.ts'
import { siteFrom } from './resolve/site.ts'
import type { Site } from './site.ts'
import { plainOf, type Tree } from './yaml/tree.ts'

/** A dealer's Site, or everything that is wrong with its files. */
export type Loaded = { readonly site: Site } | { readonly problems: readonly Problem[] }

export interface LoadOptions {
  /** The folder that holds dealers/. */
  readonly root: string
  /** Where keys named by `*_env` settings come from. */
  readonly env: Readonly<Record<string, string | undefined>>
}

/** Every dealer: a folder of dealers/ whose name does not begin with an underscore or a dot. */
export function dealerSlugs(root: string): readonly string[] {
  const folder = join(root, 'dealers')
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && /^[^_.]/.test(entry.name))
    .map(({ name }) => name)
    .sort()
}

function problemsOf(findings: readonly Finding[], slug: string, root: string): Loaded {
  const problems = findings.map(({ at, path, message }): Problem => {
    const source =
      textOf(root, at.file)
        ?.replace(/^\uFEFF/, '')
        .split(/\r?\n/)[at.line - 1] ?? ''
    return { ...at, path, message, dealer: slug, source }
  })
  const told = new Map(
    problems.map((problem) => [
      `${problem.file}:${problem.line}:${problem.column}:${problem.path}:${problem.message}`,
      problem,
    ]),
  )
  return { problems: [...told.values()].sort(byPlace) }
}

function check(
  tree: Tree,
  slug: string,
  { root, env }: LoadOptions,
): { readonly site: Site } | { findings: Finding[] } {
  const unknown = unknownSettings(tree, dealerFile)
  const read = v.safeParse(dealerFile, plainOf(tree))
  const wrong = read.success ? [] : explain(dealerFile, tree, read.issues)
  if (!read.success) return { findings: [...unknown, ...wrong] }
  const context: Context = { slug, root, tree, env, findings: unknown, files: new Map() }
  const site = siteFrom(read.output, context)
  return context.findings.length > 0 ? { findings: context.findings } : { site }
}

/** Reads, merges and checks a dealer's files. Every mistake is told at once, with its place. */
export function loadSite(slug: string, options: LoadOptions): Loaded {
  const { root } = options
  const file = `dealers/${slug}/site.yaml`
  const reading = withLayers(readDealer(root, slug), root)
  if (reading.findings.length > 0) return problemsOf(reading.findings, slug, root)
  if (!reading.tree) {
    const message = existsSync(join(root, file)) ? 'the file is empty' : 'there is no such file; every dealer needs one'
    return problemsOf([{ at: { file, line: 1, column: 1 }, path: '', message }], slug, root)
  }
  const checked = check(reading.tree, slug, options)
  return 'site' in checked ? checked : problemsOf(checked.findings, slug, root)
}
