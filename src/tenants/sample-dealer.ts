import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Loaded, loadSite } from './load.ts'
import { formatProblem } from './problem.ts'
import type { Site } from './site.ts'

const base = `slug: sample
name: Sample Cars
template: plain
id: 0042
url: https://www.sample.example
logo: {url: logo.svg}
brand: {colour: "#14507a"}
navigation: {header: [], footer: []}
`

const files: Readonly<Record<string, string>> = {
  '../_templates/plain.yaml': '{}',
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40"/>',
}

/** Loads a small dealer for a test: `extra` is added to its site.yaml; `more` are further files of its folder. */
export function loadSample(
  extra = '',
  more: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
): Loaded {
  mkdirSync('.cache', { recursive: true })
  const root = mkdtempSync(join('.cache', 'dealer-'))
  const named: readonly string[] = extra.match(/^[a-z_]+(?=:)/gm) ?? []
  const kept = base.split('\n').filter((line) => !named.includes(line.split(':')[0] ?? ''))
  const all = { ...files, 'site.yaml': `${kept.join('\n')}${extra}\n`, ...more }
  for (const [file, text] of Object.entries(all)) {
    const path = join(root, 'dealers/sample', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const loaded = loadSite('sample', { root, env })
  rmSync(root, { recursive: true })
  return loaded
}

/** The Site of such a dealer. @throws with its problems. */
export function sampleSite(...args: Parameters<typeof loadSample>): Site {
  const loaded = loadSample(...args)
  if ('problems' in loaded) throw new Error(loaded.problems.map(formatProblem).join('\n'))
  return loaded.site
}

/** Messages of such a dealer's problems, without file names; empty when it has none. */
export function sampleProblems(...args: Parameters<typeof loadSample>): readonly string[] {
  const loaded = loadSample(...args)
  if ('site' in loaded) return []
  return loaded.problems.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`))
}

/** Settings that cause no warnings. */
export const calm =
  'phone: 02 5550 0100\nforms: {names: any, opt_in: {default: false}}\nlocations: [{name: A, address: {street: 1 A Street, city: Sydney, state: NSW, postcode: 2000}}]'
