import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fakeSiteStorage } from '../storage/fake-storage.ts'
import { draftName, dropDraft, dropDraftOf, dropDrafts, keepDraft, readDraft } from './draft.ts'

const draft = { values: { first_name: 'Mary', opt_in: false }, submissionKey: 'k'.repeat(20) }

describe('a half-filled form', () => {
  it('is there again after a reload, with the key its lead carries', () => {
    const siteStorage = fakeSiteStorage()
    keepDraft('draft-enquiry-', draft, siteStorage)
    expect(readDraft('draft-enquiry-', siteStorage)).toEqual(draft)
  })

  it('knows that files were chosen, though not which', () => {
    const siteStorage = fakeSiteStorage()
    keepDraft('draft-valuations-', { ...draft, files: 3 }, siteStorage)
    expect(readDraft('draft-valuations-', siteStorage)?.files).toBe(3)
    for (const files of [0, -1, 1.5, 'two']) {
      siteStorage.write('draft-valuations-', { ...draft, files })
      expect(readDraft('draft-valuations-', siteStorage)).toEqual(draft)
    }
  })

  it('is not shared between two cars', () => {
    expect(draftName('car-enquiry', '7')).not.toBe(draftName('car-enquiry', '8'))
    expect(draftName('enquiry', null)).toBe('draft-enquiry-')
  })

  it('is gone once sent, and all are gone once the shopper is forgotten', () => {
    const siteStorage = fakeSiteStorage()
    for (const car of ['7', '8', '9']) keepDraft(draftName('car-enquiry', car), draft, siteStorage)
    dropDraft(draftName('car-enquiry', '7'), siteStorage)
    expect(readDraft(draftName('car-enquiry', '7'), siteStorage)).toBeNull()
    dropDrafts(siteStorage)
    expect(siteStorage.storage.length).toBe(0)
  })

  it('goes with its lead when that is sent from the outbox', () => {
    const siteStorage = fakeSiteStorage()
    keepDraft('draft-enquiry-', draft, siteStorage)
    keepDraft('draft-other-', { ...draft, submissionKey: 'x'.repeat(20) }, siteStorage)
    dropDraftOf(draft.submissionKey, siteStorage)
    expect([readDraft('draft-enquiry-', siteStorage), readDraft('draft-other-', siteStorage)?.submissionKey]).toEqual([
      null,
      'x'.repeat(20),
    ])
  })

  it('is nothing when the browser keeps nothing or something else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const siteStorage = fakeSiteStorage()
        siteStorage.storage.entries.set('north:draft-d', text)
        const read = readDraft('draft-d', siteStorage)
        for (const value of Object.values(read?.values ?? {})) expect(['string', 'boolean']).toContain(typeof value)
        keepDraft('draft-d', draft, siteStorage)
        dropDrafts(siteStorage)
        expect(siteStorage.storage.length).toBe(0)
      }),
      { seed: 1, numRuns: 1000 },
    )
  })
})
