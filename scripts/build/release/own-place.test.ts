import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newOut, publish, yard } from './fixtures.ts'
import { assertOwnPlace } from './own-place.ts'

/** A place with a live release. */
async function published(): Promise<string> {
  const out = newOut()
  await publish(out, 'one', { '/faqs.html': 'Yes.' })
  return out
}

describe('a dealer’s place among releases', () => {
  it('is its own where nothing was ever published, and where something is live', async () => {
    expect(() => assertOwnPlace(newOut(), yard)).not.toThrow()
    const out = await published()
    expect(() => assertOwnPlace(out, yard)).not.toThrow()
  })

  it.each(['page-notes.json', 'releases/two.json', 'current/faqs.html'])(
    'is told of where a pipe stands at %s, which nobody could read to its end',
    async (path) => {
      const out = await published()
      const pipe = join(out, yard, path)
      rmSync(pipe, { force: true })
      execFileSync('mkfifo', [pipe])
      expect(() => assertOwnPlace(out, yard)).toThrow('is no file but a pipe or a device. Nothing is built')
    },
  )

  it('is another’s where it is a link to that, and its own on another disk', async () => {
    const out = await published()
    symlinkSync(yard, join(out, 'lot'))
    expect(() => assertOwnPlace(out, 'lot')).toThrow('which is another dealer’s')
    const elsewhere = join(newOut(), 'far')
    mkdirSync(elsewhere)
    symlinkSync(elsewhere, join(out, 'far'))
    expect(() => assertOwnPlace(out, 'far')).not.toThrow()
  })
})
