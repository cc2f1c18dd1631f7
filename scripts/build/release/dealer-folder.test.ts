import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { deltaSite } from '../../delta/delta-site.ts'
import { publishSite } from '../../publish/publish-site.ts'
import { makeReports } from '../../report/make-reports.ts'
import { runJob } from '../job.ts'
import { assertDealerFolder } from './dealer-folder.ts'
import { newOut, publish, yard } from './fixtures.ts'

/** An output folder with a live release. */
async function published(): Promise<string> {
  const out = newOut()
  await publish(out, 'one', { '/faqs.html': 'Yes.' })
  return out
}

describe('a dealer’s place among releases', () => {
  it('is its own where nothing was ever published, and where something is live', async () => {
    expect(() => assertDealerFolder(newOut(), yard)).not.toThrow()
    const out = await published()
    expect(() => assertDealerFolder(out, yard)).not.toThrow()
  })

  it.each(['page-notes.json', 'releases/two.json', 'current/faqs.html'])(
    'is told of where a pipe stands at %s, which nobody could read to its end',
    async (path) => {
      const out = await published()
      const pipe = join(out, yard, path)
      rmSync(pipe, { force: true })
      execFileSync('mkfifo', [pipe])
      expect(() => assertDealerFolder(out, yard)).toThrow('is no file but a pipe or a device. Nothing is done here')
    },
  )

  it('ends what publishes, tells the day or reports before a pipe in it is opened', async () => {
    const out = await published()
    const pipe = join(out, yard, 'current/faqs.html')
    rmSync(pipe)
    execFileSync('mkfifo', [pipe])
    const job = { slug: yard, out, content: out, now: new Date('2026-03-04T02:00:00Z'), built: null }
    const never = () => Promise.reject(new Error('It was opened.'))
    const keys = { addresses: 'clean', encoding: null, besides: [], hasControlFiles: false } as const
    const brought = await publishSite({
      ...job,
      open: never,
      keys,
      keepHours: 24,
      isDryRun: false,
      onProgress: () => {},
    })
    const day = await deltaSite({ ...job, to: null })
    const { failed } = await makeReports([job])
    const said = [...brought.problems, ...day.problems, ...failed.map(({ problem }) => problem)]
    expect(said).toEqual(Array(3).fill(expect.stringContaining('/faqs.html is no file but a pipe or a device')))
  })

  it('is nowhere where it is a link to what is not there, as a disk that is away, or to itself', () => {
    const out = newOut()
    symlinkSync(join(out, 'away'), join(out, 'lot'))
    symlinkSync('yard', join(out, 'yard'))
    for (const slug of ['lot', 'yard'])
      expect(() => assertDealerFolder(out, slug)).toThrow(
        /(lot|yard) is a link that leads nowhere\. Nothing is done here/,
      )
  })

  it('is another’s where it is a link to that, and its own on another disk', async () => {
    const out = await published()
    symlinkSync(yard, join(out, 'lot'))
    expect(() => assertDealerFolder(out, 'lot')).toThrow('which is another dealer’s')
    const before = readdirSync(join(out, yard))
    const job = { slug: 'lot', root: out, content: out, out, bundle: { folder: 'none', digest: '1' }, waitMs: 0 }
    const night = { now: '2026-03-04T02:00:00Z', force: false, acceptDrop: false }
    const { problems } = await runJob({ ...job, ...night }, () => {})
    expect(problems).toEqual([expect.stringContaining('which is another dealer’s')])
    expect(readdirSync(join(out, yard))).toEqual(before)
    const elsewhere = join(newOut(), 'far')
    mkdirSync(elsewhere)
    symlinkSync(elsewhere, join(out, 'far'))
    expect(() => assertDealerFolder(out, 'far')).not.toThrow()
  })
})
