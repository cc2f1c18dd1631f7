import { beforeAll, describe, expect, it, test } from 'vitest'
import type { PageApp } from '#scripts/build/page-bundle.ts'
import { writeToken } from '#scripts/lib/search-token.ts'
import { asText, usualSite, writeYards } from '../sites/yards.ts'
import { type Leaf, leaves, otherValues, stepsOf, stepsTo, valueAt, withSettingsAt, withValue } from './leaves.ts'
import { findDifference, openDealer, ownRenderer, renderAll, write } from './render-settings.ts'
import { environment, leftToken, richSite, richYard } from './rich-yard.ts'
import { proved, type Trial, trials } from './settings-table.ts'

const slug = 'rich-yard'
const content = writeYards({ [slug]: richYard })
const bare: unknown = { ...usualSite(slug), ...richSite }
let app: PageApp
const releases = new Map<string, Promise<ReadonlyMap<string, string>>>()

beforeAll(async () => {
  Object.assign(process.env, environment)
  writeToken(content, slug, leftToken)
  app = await ownRenderer()
}, 180_000)

/** Opens the dealer with these settings. */
function open(settings: unknown) {
  write(content, `dealers/${slug}/site.yaml`, asText(settings))
  return openDealer(content, slug)
}

/** The release of these settings, made once. */
async function release(settings: unknown): Promise<ReadonlyMap<string, string>> {
  const key = JSON.stringify(settings)
  const made = releases.get(key) ?? renderAll(app, await open(settings))
  releases.set(key, Promise.resolve(made))
  return made
}

/** The settings of a trial, with and without its value. */
function casesOf(leaf: Leaf, { values, beside = {}, at }: Trial) {
  const base = withSettingsAt(bare, beside)
  const steps = at ? stepsOf(at) : stepsTo(leaf.path, base)
  const tried = values ?? otherValues(leaf, valueAt(base, steps))
  return tried.map((value) => ({ path: leaf.path, value, base, changed: withValue(base, steps, value) }))
}

const cases = leaves
  .filter(({ path }) => !(path in proved))
  .flatMap((leaf) => [trials[leaf.path] ?? {}].flat().flatMap((trial) => casesOf(leaf, trial)))

describe('every setting has an effect', () => {
  test.each(cases)('$path: $value', async ({ base, changed }) => {
    const before = await release(base)
    expect(await findDifference(app, await open(changed), before)).not.toBeNull()
  })

  it('knows a setting without one', async () => {
    const before = await release(bare)
    expect(await findDifference(app, await open(bare), before)).toBeNull()
  })

  it('has few exceptions, each of a setting that there is', () => {
    const paths = leaves.map(({ path }) => path)
    expect(Object.keys(proved).filter((path) => !paths.includes(path))).toEqual([])
    expect(Object.keys(proved).length).toBeLessThanOrEqual(12)
  })
})
