import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { BuildJob } from './build-job.ts'
import { crashText } from './crash-text.ts'
import { BuildPool } from './pool.ts'

/** A worker script whose behaviour depends on the job's slug. */
const script = `
process.on('SIGTERM', () => process.exit(143))
process.on('message', (job) => {
  if (job === 'stop') process.exit(0)
  if (job.slug === 'killed') process.kill(process.pid, 'SIGKILL')
  if (job.slug === 'gone') process.exit(7)
  if (job.slug === 'hangs') return
  // Its own work holds it: it hears nothing any more, signals included.
  if (job.slug === 'held') for (;;);
  if (job.slug === 'slow') {
    const saying = setInterval(() => process.send({ progress: 'at work', kind: 'step' }), 100)
    return setTimeout(() => {
      clearInterval(saying)
      process.send({ result: { slug: job.slug, outcome: 'published', problems: [] } })
    }, 2500)
  }
  if (job.slug === 'large' && process.execArgv.some((word) => word.includes('old-space'))) {
    const kept = []
    for (;;) kept.push(new Array(1e6).fill(kept.length))
  }
  if (job.slug === 'huge') process.abort()
  process.send({ progress: 'at work', kind: 'notice' })
  process.send({ result: { slug: job.slug, outcome: 'published', problems: [] } })
  if (job.slug === 'last') process.exit(0)
})
`

const worker = join(mkdtempSync(join(tmpdir(), 'pool-')), 'worker.mjs')
const jobOf = (slug: string) => ({ slug }) as BuildJob

describe('a pool of build processes', () => {
  let pool: BuildPool
  beforeAll(() => {
    writeFileSync(worker, script)
    pool = new BuildPool(2, worker)
  })
  afterAll(() => pool.close())

  it('loses the one dealer whose process dies, and no neighbour', async () => {
    const slugs = ['a', 'killed', 'b', 'gone', 'c', 'd']
    const results = await Promise.all(slugs.map((slug) => pool.run(jobOf(slug), () => {})))
    expect(results.map(({ slug, outcome }) => [slug, outcome])).toEqual([
      ['a', 'published'],
      ['killed', 'failed'],
      ['b', 'published'],
      ['gone', 'failed'],
      ['c', 'published'],
      ['d', 'published'],
    ])
    expect(results.flatMap(({ problems }) => problems)).toEqual([
      'The build process was killed from outside, as systems do when memory runs out. The live site is untouched. See how much is free, then try again.',
      'The build process ended without an answer (exit 7). The live site is untouched.',
    ])
  })

  it('goes on when a process dies between two jobs', async () => {
    for (const slug of ['last', 'last', 'last', 'e']) expect((await pool.run(jobOf(slug), () => {})).slug).toBe(slug)
  })

  it('passes on what is said', async () => {
    const heard: unknown[] = []
    await pool.run(jobOf('a'), (...said) => heard.push(said))
    expect(heard).toEqual([['at work', 'notice']])
  })

  it('builds a dealer that needs more memory than most once more, with more', async () => {
    const own = new BuildPool(2, worker)
    const heard: string[] = []
    const results = await Promise.all(
      ['a', 'large', 'b'].map((slug) => own.run(jobOf(slug), (said) => heard.push(said))),
    )
    expect(results.map(({ outcome }) => outcome)).toEqual(['published', 'published', 'published'])
    expect(heard).toContain('more memory is needed than most dealers take; building again with more')
    own.close()
  }, 60_000)

  it('ends a process that says nothing more of its dealer, and goes on with the others', async () => {
    const own = new BuildPool(1, worker, 2000)
    const results = await Promise.all(['held', 'a', 'b'].map((slug) => own.run(jobOf(slug), () => {})))
    expect(results.map(({ outcome }) => outcome)).toEqual(['failed', 'published', 'published'])
    expect(results[0]?.problems).toEqual([crashText('silent')])
    own.close()
  })

  it('waits for one that goes on saying what it does', async () => {
    const own = new BuildPool(1, worker, 1500)
    expect((await own.run(jobOf('slow'), () => {})).outcome).toBe('published')
    own.close()
  })

  it('gives up a dealer that no memory is enough for', async () => {
    const own = new BuildPool(1, worker)
    const { problems } = await own.run(jobOf('huge'), () => {})
    expect(problems).toEqual([crashText('SIGABRT')])
    own.close()
  })

  it('can be stopped amid its work', async () => {
    const stopped = new BuildPool(2, worker)
    const hanging = stopped.run(jobOf('hangs'), () => {})
    await stopped.run(jobOf('a'), () => {})
    await stopped.stop()
    expect((await hanging).outcome).toBe('failed')
  })
})

const stays = 'The live site is untouched.'

test.each([
  [
    'SIGABRT',
    `The build process ran out of memory. ${stays} Give it more, for example with NODE_OPTIONS=--max-old-space-size=4096, then try again.`,
  ],
  ['SIGTERM', `The build process was ended by somebody. ${stays}`],
  ['exit 130', `The build process was ended by somebody. ${stays}`],
  ['EAGAIN', `The machine can start no more processes. ${stays} End other programs, then try again.`],
  ['no answer', `The build process ended without an answer (no answer). ${stays}`],
])('a process that ended by %s is told of', (how, text) => {
  expect(crashText(how)).toBe(text)
})
