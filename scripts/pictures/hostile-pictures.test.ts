import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  deepAvif,
  deepInterlaced,
  heavyPictures,
  hostileBytes,
  oversizedPngs,
  photo,
  pngOf,
} from './sample-pictures.ts'
import { shrinkPicture } from './shrink-picture.ts'

interface Fetched {
  /** Bytes. */
  readonly peak: number
  readonly problems: readonly (string | null)[]
}

/** Fetches pictures of a local server in a separate process, since creating them takes memory too. */
async function fetched(bodies: readonly Buffer[]): Promise<Fetched> {
  const server = createServer((request, response) => void response.end(bodies[Number(request.url?.slice(1))]))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const addresses = bodies.map((_, at) => `http://127.0.0.1:${port}/${at}`)
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/pictures/sample-fetching.ts', ...addresses])
  server.close()
  return JSON.parse(stdout)
}

describe('what is no photo, and what is as heavy as a photo may be', () => {
  let ran: { readonly peak: number; readonly problems: Readonly<Record<string, string | null>> }
  beforeAll(async () => {
    const sent = new Map([...(await hostileBytes()), ...(await heavyPictures()), ['a photo', await photo(1200, 800)]])
    const { peak, problems } = await fetched([...sent.values()])
    ran = { peak, problems: Object.fromEntries([...sent.keys()].map((what, at) => [what, problems[at] ?? null])) }
  }, 120_000)

  it('is refused, whatever it is, and the photos beside it are had', async () => {
    const hostile = [...(await hostileBytes()).keys()]
    expect(Object.keys(ran.problems).length).toBeGreaterThan(40)
    expect(hostile.filter((what) => ran.problems[what] === null)).toEqual([])
    const had = Object.keys(ran.problems).filter((what) => !hostile.includes(what))
    expect(had.length).toBeGreaterThan(4)
    expect(had.filter((what) => ran.problems[what] !== null)).toEqual([])
  })

  it('is too large by its number of pixels, though every byte of it is right', async () => {
    for (const what of oversizedPngs().keys())
      expect([what, ran.problems[what]]).toEqual([
        what,
        expect.stringMatching(/^it has more than (?:50|12\.5) million pixels$/),
      ])
    const small = await sharp(pngOf(70, 70)).metadata()
    expect([small.width, small.height]).toEqual([70, 70])
  })

  it('is too large with fewer pixels where the memory of all is taken at once', async () => {
    for (const large of [deepAvif(3536), deepInterlaced(3536)])
      await expect(shrinkPicture(large, 'none')).rejects.toThrow('it has more than 12.5 million pixels')
  })

  it('is had as AVIF in the size of a phone’s photos', async () => {
    const create = { width: 4032, height: 3024, channels: 3, background: '#7a8a99' } as const
    const phone = await sharp({ create }).avif({ effort: 0 }).toBuffer()
    const folder = mkdtempSync(join(tmpdir(), 'phone-'))
    expect(await shrinkPicture(phone, folder)).toMatchObject({ width: 4032, height: 3024 })
    rmSync(folder, { recursive: true })
  })

  it('is said to be HEIC where it is, as phones make it, which nobody can read here', async () => {
    const avif = await sharp(pngOf(70, 70)).avif({ effort: 0 }).toBuffer()
    const other = avif.toString('latin1').replaceAll('ftypavif', 'ftypheic').replaceAll('av01', 'hvc1')
    const heic = Buffer.from(other.replaceAll('av1C', 'hvcC'), 'latin1')
    await expect(shrinkPicture(heic, 'none')).rejects.toThrow('it is HEIC, which is not read: have it sent as JPEG')
  })

  it('never takes three quarters of a gigabyte, at any moment', () => {
    expect(ran.peak).toBeGreaterThan(100e6)
    expect(ran.peak).toBeLessThan(0.75e9)
  })
})
