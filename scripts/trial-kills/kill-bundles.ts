import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { killBuild, runBuild, startBuild } from './build-process.ts'
import { slug, type TrialDealer } from './dealer.ts'
import type { References } from './kill-builds.ts'
import { type Outcome, Tally, type Tell } from './outcome.ts'
import { leftOvers, liveFaults } from './tree.ts'

/** Unexpected files in a bundle store, which must hold exactly one bundle. */
function unknownFilesIn(store: string): string[] {
  const names = readdirSync(store)
  return names.length === 1 && /^[0-9a-f]{16}$/.test(names[0] ?? '') ? [] : names.map((name) => `in the store: ${name}`)
}

async function wholeRun(dealer: TrialDealer, out: string, store: string, { trees }: References) {
  const { code, text } = await runBuild({ dealer, night: 1, out, more: ['--force', '--bundles', store] })
  const failed = code === 0 ? [] : [`the next build failed: ${text}`]
  return [...failed, ...unknownFilesIn(store), ...leftOvers(out, slug), ...liveFaults(out, slug, trees)]
}

/** Kills builds during bundling, with a separate store; a final run must leave exactly one complete bundle. */
export async function killBundles(
  dealer: TrialDealer,
  references: References,
  goal: number,
  tell: Tell,
): Promise<Outcome[]> {
  const kills = new Tally('bundles', goal, tell)
  const looks = new Tally('bundle run', 1, tell)
  const store = resolve(`.cache/trial-bundles-${process.pid}`)
  const out = mkdtempSync(join(tmpdir(), 'trial-bundles-'))
  await runBuild({ dealer, night: 0, out })
  mkdirSync(store, { recursive: true })
  const begun = performance.now()
  await wholeRun(dealer, out, store, references)
  const length = performance.now() - begun
  for (let turn = 0; turn < goal; turn++) {
    for (const name of readdirSync(store)) {
      if (!name.includes('.')) rmSync(join(store, name), { recursive: true })
    }
    const build = startBuild({ dealer, night: 0, out, more: ['--force', '--bundles', store] })
    const delay = Math.random() * length
    await Promise.race([pause(delay), build.end])
    const wasAtWork = await killBuild(build, turn % 3 === 0 ? 'parent' : 'all')
    const words = [wasAtWork ? 'in flight' : 'done before']
    kills.add(`after ${Math.round(delay)} ms`, words, liveFaults(out, slug, references.trees))
  }
  looks.add('last run', [], await wholeRun(dealer, out, store, references))
  rmSync(out, { recursive: true })
  rmSync(store, { recursive: true })
  return [kills.outcome(), looks.outcome()]
}
