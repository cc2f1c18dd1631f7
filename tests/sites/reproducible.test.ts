import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundleSources } from '#scripts/build/digest.ts'
import { type Tree, treeOf } from '#scripts/trial-kills/tree.ts'
import { isFullRun } from '../full-run.ts'
import { usualCar, writeYards } from './yards.ts'

const slug = 'a-yard'

/** Names that languages put in orders of their own, of things that pages sort. */
const names = ['Aaltra', 'Zeta', 'Ångari', 'Ärla', 'Iris', 'ıldız', 'Chelan', 'Czar', 'Öland', 'Dorne']
const cars = names.flatMap((make, index) => [
  { ...usualCar, make, model: `${names.at(-index - 1)} ${index}`, name: `2021 ${make}`, price: 20_000 + index },
  { ...usualCar, make, model: names[index], name: `2022 ${make}`, car_type: index % 3 === 0 ? 'new' : 'used' },
])
const content = writeYards({
  [slug]: {
    site: 'url: https://a-yard.example\nfeatures: {finance: true, service: true}\nmanufacturer: {name: Zeta}\n',
    files: {
      'faqs.yaml': names.map((name) => ({ question: `What of ${name}?`, answer: 'It is here.' })),
      '../_makes/zeta.yaml': 'brand: {colour: "#224466"}\n',
    },
    cars,
    snapshot: {
      models: names.map((name) => ({ name, make: 'Zeta', position: 1, price: 30_000, manufacturer_body: 'SUV' })),
      manufacturers: names.map((name, index) => ({ id: index + 1, name, slug: `make-${index}` })),
    },
  },
})

const run = promisify(execFile)

/** Builds the yard as a process of its own, from a folder, in an environment. @throws with its words when it is not published */
async function buildIn(
  folder: string,
  environment: Readonly<Record<string, string>>,
  cwd = process.cwd(),
): Promise<Tree> {
  const out = mkdtempSync(join(tmpdir(), 'reproducible-out-'))
  const env = { ...process.env, FORECOURT_NOW: '2026-03-04T01:00:00.000Z', ...environment }
  const args = ['--disable-warning=ExperimentalWarning', 'scripts/build.ts', slug, '--content', folder, '--out', out]
  await run(process.execPath, args, { env, cwd }).catch(({ stdout, stderr }) => {
    throw new Error(stdout + stderr)
  })
  return treeOf(join(out, slug, 'current'))
}

/** The same files at another place, laid down in another order. */
function elsewhere(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'another place-')), 'ünder/a longer name')
  mkdirSync(folder, { recursive: true })
  for (const name of ['stock', 'dealers']) cpSync(join(content, name), join(folder, name), { recursive: true })
  return folder
}

/** The project at another place, without anything that was made from it. */
function projectElsewhere(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'another project-')), 'ünder a longer name')
  for (const path of bundleSources.toReversed()) cpSync(path, join(folder, path), { recursive: true })
  for (const path of ['scripts', 'package.json']) cpSync(path, join(folder, path), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  return folder
}

const calls = join(mkdtempSync(join(tmpdir(), 'calls-')), 'calls')
const preload = pathToFileURL(join(import.meta.dirname, 'reproducible/other-machine.mjs')).href

let here: Tree
beforeAll(async () => {
  here = await buildIn(content, { TZ: 'Australia/Sydney', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' })
}, 180_000)

const differences = (one: Tree, other: Tree): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path) !== other.get(path))

/** Machines that would write other bytes, if they could; that of the bundle made elsewhere is a fourth. */
const machines = [
  ['a zone of odd minutes, in Arabic digits', { TZ: 'Asia/Kathmandu', LC_ALL: 'ar_EG.UTF-8' }],
  ['a zone a day ahead, in Denmark’s order of letters', { TZ: 'Pacific/Kiritimati', LC_ALL: 'da_DK.UTF-8' }],
  ['a zone a day behind, in Turkey’s letters', { TZ: 'Pacific/Pago_Pago', LC_ALL: 'tr_TR.UTF-8' }],
] as const

describe('the same input', () => {
  it.each(isFullRun ? machines : machines.slice(0, 1))(
    'makes the same bytes elsewhere: in %s, two years later, folders listed backwards, without a network',
    async (_where, environment) => {
      const tree = await buildIn(elsewhere(), {
        ...environment,
        LANG: environment.LC_ALL,
        NODE_OPTIONS: `--import=${preload}`,
        FORECOURT_CALLS: calls,
      })
      expect(here.size).toBeGreaterThan(60)
      expect(differences(here, tree)).toEqual([])
      expect(existsSync(calls) ? readFileSync(calls, 'utf8') : '').toBe('')
    },
    180_000,
  )

  it('makes the same bytes when its pages are bundled elsewhere too: with Turkey’s letters, folders listed backwards, without a network', async () => {
    const environment = { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' }
    const project = projectElsewhere()
    const preloaded = { NODE_OPTIONS: `--import=${preload}`, FORECOURT_CALLS: `${calls}-3` }
    const tree = await buildIn(elsewhere(), { ...environment, ...preloaded }, project)
    expect(readdirSync(join(project, '.cache/bundle'))).toHaveLength(1)
    expect(differences(here, tree)).toEqual([])
    expect(existsSync(`${calls}-3`) ? readFileSync(`${calls}-3`, 'utf8') : '').toBe('')
  }, 240_000)
})

describe('the other machine', () => {
  /** What a program prints there. */
  const prints = async (program: string) =>
    (
      await run(process.execPath, ['--input-type=module', '-e', program], {
        env: {
          ...process.env,
          LC_ALL: 'da_DK.UTF-8',
          NODE_OPTIONS: `--import=${preload}`,
          FORECOURT_CALLS: `${calls}-2`,
        },
      })
    ).stdout.trim()

  it('is another: its letters, its clock, its folders, its network', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'listed-'))
    for (const name of ['a', 'b']) writeFileSync(join(folder, name), '')
    expect(await prints('console.log(["Aa", "Z"].sort((a, b) => a.localeCompare(b)).join())')).toBe('Z,Aa')
    expect(Number(await prints('console.log(new Date().getFullYear())'))).toBe(new Date().getFullYear() + 2)
    expect(await prints(`import {readdirSync} from 'fs'; console.log(readdirSync('${folder}').join())`)).toBe('b,a')
    expect(await prints('await fetch("http://127.0.0.1:4599/").catch((e) => console.log(e.cause.message))')).toContain(
      'there is no network',
    )
    expect(readFileSync(`${calls}-2`, 'utf8')).toContain('127.0.0.1')
  })
})
