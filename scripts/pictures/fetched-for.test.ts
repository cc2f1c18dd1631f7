import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { dropUnusedPictures } from './drop-unused.ts'
import { dealersElsewhere, recordContentFolder } from './fetched-for.ts'
import { fetchedFolder, writePictureRecords } from './picture-records.ts'
import { samplePictureRecord } from './sample-picture-record.ts'

const above = mkdtempSync(join(tmpdir(), 'fetched-for-'))
let root = ''
let other = ''

const open = (content: string, slug: string) => mkdirSync(join(content, 'dealers', slug), { recursive: true })

/** A dealer of a content folder, with a picture of its own in the store. */
function fetched(content: string, slug: string): void {
  open(content, slug)
  writePictureRecords(root, slug, { [`https://photos.example/${slug}.jpg`]: samplePictureRecord({ key: slug }) })
  writeFileSync(join(fetchedFolder(root), `${slug}-320.webp`), '')
}

const isKept = (slug: string) => existsSync(join(fetchedFolder(root), `${slug}-320.webp`))

/** The tidying at the end of a run for a content folder with these dealers. */
const tidy = (content: string, dealers: readonly string[], day: number) =>
  dropUnusedPictures(root, [...dealers, ...dealersElsewhere(root, content)], new Date(Date.UTC(2026, 2, day)))

beforeEach(() => {
  root = mkdtempSync(join(above, 'project-'))
  other = mkdtempSync(join(above, 'content-'))
  fetched(root, 'own')
  fetched(other, 'guest')
  recordContentFolder(root, root, ['own'])
  recordContentFolder(root, other, ['guest'])
})

afterAll(() => rmSync(above, { recursive: true }))

describe('pictures of several content folders', () => {
  it('stay, whichever folder is run for, for months', () => {
    expect([tidy(other, ['guest'], 1), tidy(other, ['guest'], 60), isKept('own'), isKept('guest')]).toEqual([
      0,
      0,
      true,
      true,
    ])
    expect([tidy(root, ['own'], 61), tidy(root, ['own'], 120), isKept('own'), isKept('guest')]).toEqual([
      0,
      0,
      true,
      true,
    ])
  })

  it('go a fortnight after their dealer left its folder, or its folder is gone', () => {
    rmSync(join(root, 'dealers/own'), { recursive: true })
    tidy(other, ['guest'], 1)
    expect([tidy(other, ['guest'], 16), isKept('own'), isKept('guest')]).toEqual([2, false, true])
    rmSync(other, { recursive: true })
    tidy(root, [], 17)
    expect([tidy(root, [], 32), isKept('guest')]).toEqual([2, false])
  })

  it('are the project’s own where nobody noted whose they are', () => {
    fetched(root, 'old')
    expect(dealersElsewhere(root, other)).toEqual(['old', 'own'])
    expect(dealersElsewhere(root, root)).toEqual(['guest'])
  })

  it('are those of the folder that fetched them last', () => {
    open(root, 'guest')
    recordContentFolder(root, root, ['guest'])
    expect(dealersElsewhere(root, other)).toEqual(['guest', 'own'])
    expect(dealersElsewhere(root, root)).toEqual([])
  })

  it('are none where nothing was fetched', () => {
    expect(dealersElsewhere(mkdtempSync(join(above, 'empty-')), other)).toEqual([])
  })
})
