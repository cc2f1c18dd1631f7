import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pictureFile, pictureWidths } from '#domain/car/picture.ts'
import { fetchedFolder, type PictureRecords, writePictureRecords } from '../../scripts/pictures/picture-records.ts'
import { samplePictureRecord } from '../../scripts/pictures/sample-picture-record.ts'
import { photo } from '../../scripts/pictures/sample-pictures.ts'
import { type Shrunk, shrinkPicture } from '../../scripts/pictures/shrink-picture.ts'
import { warmBuild } from '../warm-builds.ts'
import { all, one } from './html.ts'
import { type BuiltYard, openYard, writeYards } from './yards.ts'

const slug = 'photo-yard'
const store = fetchedFolder(process.cwd())
const at = (name: string) => `https://photos.example/${name}.jpg`
const asked = '2026-03-04T00:00:00Z'
const content = writeYards({
  [slug]: {
    site: { stock: { pictures_from: ['https://photos.example'] } },
    cars: [
      { images: [at('had'), at('lost')] },
      { images: [at('new')] },
      { images: [at('lost')], primary_image_url: at('lost') },
    ],
  },
})
const out = mkdtempSync(join(tmpdir(), 'photo-yard-'))
let copy: Shrunk
let yard: BuiltYard

function remember(more: PictureRecords = {}): void {
  writePictureRecords(process.cwd(), slug, {
    [at('had')]: samplePictureRecord({ asked, ...copy }),
    [at('lost')]: samplePictureRecord({ asked, key: null, problem: 'its host answered 404', isFinal: true }),
    ...more,
  })
}

async function outcome(): Promise<string | undefined> {
  process.env.FORECOURT_NOW = '2026-03-04T01:00:00.000Z'
  const [result] = await warmBuild({ content, out })
  return result?.outcome
}

beforeAll(async () => {
  mkdirSync(store, { recursive: true })
  copy = await shrinkPicture(await photo(1601, 1067), store)
  remember()
  expect(await outcome()).toBe('published')
  yard = openYard(out, slug)
}, 240_000)

afterAll(() => {
  rmSync(join(store, `${slug}.json`), { force: true })
  for (const width of pictureWidths) rmSync(join(store, pictureFile(copy.key, width)), { force: true })
})

const gallery = (path: string) => all(one(yard.page(path), 'main'), 'img').map(({ attribs }) => attribs.src ?? '')

describe('pictures of another site', () => {
  it('are shown as copies of this one, in sizes that fit', () => {
    const [shown] = all(one(yard.page('/cars/car-1'), 'section.gallery'), 'img')
    expect(shown?.attribs.src).toBe(`/pictures/${pictureFile(copy.key, 960)}`)
    for (const width of pictureWidths) {
      expect(shown?.attribs.srcset).toContain(`/pictures/${pictureFile(copy.key, width)} ${width}w`)
      expect(existsSync(join(yard.folder, 'pictures', pictureFile(copy.key, width)))).toBe(true)
    }
  })

  it('are left out when they are gone, and a car without any has its placeholder', () => {
    for (const path of ['/cars/car-1', '/cars/car-3', '/search/used-cars'])
      expect(yard.page(path)).not.toContain(at('lost'))
    expect(yard.page('/cars/car-3')).toContain('Photos coming soon')
  })

  it('stay where they are until somebody fetched them', () => {
    expect(gallery('/cars/car-2')).toContain(at('new'))
    expect(yard.page('/_headers')).toContain('https://photos.example')
  })

  it('are shown by the next build of the same day when they are fetched after the first', async () => {
    expect(await outcome()).toBe('unchanged')
    remember({ [at('new')]: samplePictureRecord({ asked, ...copy }) })
    expect(await outcome()).toBe('published')
    const { page } = openYard(out, slug)
    expect(page('/cars/car-2')).toContain(`/pictures/${pictureFile(copy.key, 960)}`)
    expect(page('/cars/car-2')).not.toContain(at('new'))
    expect(await outcome()).toBe('unchanged')
  })
})
