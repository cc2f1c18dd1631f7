import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { formatLocalPath } from '../../lib/format-local-path.ts'
import { newOut, publish, yard } from './fixtures.ts'
import { liveFolder, liveRelease } from './live.ts'
import { minimalReleaseFacts } from './minimal-release-facts.ts'

async function published(): Promise<{ out: string; dealer: string; shown: string }> {
  const out = newOut()
  await publish(out, '1')
  const dealer = join(out, yard)
  return { out, dealer, shown: formatLocalPath(dealer) }
}

const remedy = `What is served stays as it is, and nothing is built: without the last release a fall in stock would go unseen.
Put it back from a backup, or make another release live: npm run rollback -- a-yard. Or look at the stock yourself and build without the comparison: npm run build -- a-yard --accept-drop.`

describe('the live release', () => {
  it('is null where nothing was ever published', () => {
    expect(liveRelease(newOut(), yard)).toBeNull()
  })

  test.each([
    ['is empty', ''],
    ['is cut off or no JSON', JSON.stringify({ ...minimalReleaseFacts('1'), id: '1' }).slice(0, 60)],
    ['has no right "cars"', JSON.stringify({ ...minimalReleaseFacts('1'), id: '1', cars: 'many' })],
    ['is the record of 2', JSON.stringify({ ...minimalReleaseFacts('2'), id: '2' })],
  ])('is an error that says what to do when its record %s, and is served', async (why, text) => {
    const { out, dealer, shown } = await published()
    writeFileSync(join(dealer, 'releases/1.json'), text)
    expect(() => liveRelease(out, yard)).toThrow(
      `The record of the live release is damaged: ${shown}/releases/1.json ${why}. ${remedy}`,
    )
    expect(readFileSync(join(liveFolder(out, yard)?.folder ?? '', 'index.html'), 'utf8')).toBe('1')
  })

  it('is an error when its record is a pipe, which is not waited for', async () => {
    const { out, dealer, shown } = await published()
    rmSync(join(dealer, 'releases/1.json'))
    execFileSync('mkfifo', [join(dealer, 'releases/1.json')])
    expect(() => liveRelease(out, yard)).toThrow(
      `The record of the live release is damaged: ${shown}/releases/1.json is no file. ${remedy}`,
    )
  })

  it('is an error when its record is missing', async () => {
    const { out, dealer, shown } = await published()
    rmSync(join(dealer, 'releases/1.json'))
    expect(() => liveRelease(out, yard)).toThrow(
      `The record of the live release is damaged: ${shown}/releases/1.json is missing. ${remedy}`,
    )
  })

  test.each<[string, (dealer: string) => void, (shown: string) => string]>([
    [
      'its folder is gone',
      (dealer) => rmSync(join(dealer, 'releases/1'), { recursive: true }),
      (shown) => `The live release ${shown}/releases/1 is gone`,
    ],
    [
      'the link is gone',
      (dealer) => rmSync(join(dealer, 'current')),
      (shown) => `${shown}/current is gone; 1 was live`,
    ],
    [
      'the link is a folder',
      (dealer) => {
        rmSync(join(dealer, 'current'))
        mkdirSync(join(dealer, 'current'))
      },
      (shown) => `${shown}/current should be a link to a release, and is none`,
    ],
  ])('is an error when %s', async (_reason, damage, what) => {
    const { out, dealer, shown } = await published()
    damage(dealer)
    expect(() => liveRelease(out, yard)).toThrow(`${what(shown)}. ${remedy}`)
    expect(liveFolder(out, yard)).toBeNull()
  })

  it('is null after a first publication that was killed before its switch', () => {
    const out = newOut()
    mkdirSync(join(out, yard, 'releases/1'), { recursive: true })
    writeFileSync(
      join(out, yard, 'releases/1.json'),
      JSON.stringify({ ...minimalReleaseFacts('1'), id: '1', sequence: 1 }),
    )
    expect(liveRelease(out, yard)).toBeNull()
  })

  it('may be a link with a slash at its end', async () => {
    const { out, dealer } = await published()
    rmSync(join(dealer, 'current'))
    symlinkSync('releases/1/', join(dealer, 'current'))
    expect(liveRelease(out, yard)?.id).toBe('1')
  })
})
