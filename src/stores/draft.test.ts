import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draftName, dropDraft, dropDraftOf, dropDrafts, keepDraft, readDraft } from './draft.ts'
import { fakeShelf } from './fake-shelf.ts'

const draft = { values: { first_name: 'Mary', opt_in: false }, submissionKey: 'k'.repeat(20) }

describe('a half-filled form', () => {
  it('is there again after a reload, with the key its lead carries', () => {
    const shelf = fakeShelf()
    keepDraft('draft-enquiry-', draft, shelf)
    expect(readDraft('draft-enquiry-', shelf)).toEqual(draft)
  })

  it('knows that files were chosen, though not which', () => {
    const shelf = fakeShelf()
    keepDraft('draft-valuations-', { ...draft, files: 3 }, shelf)
    expect(readDraft('draft-valuations-', shelf)?.files).toBe(3)
    for (const files of [0, -1, 1.5, 'two']) {
      shelf.write('draft-valuations-', { ...draft, files })
      expect(readDraft('draft-valuations-', shelf)).toEqual(draft)
    }
  })

  it('is not shared between two cars', () => {
    expect(draftName('car-enquiry', '7')).not.toBe(draftName('car-enquiry', '8'))
    expect(draftName('enquiry', null)).toBe('draft-enquiry-')
  })

  it('is gone once sent, and all are gone once the shopper is forgotten', () => {
    const shelf = fakeShelf()
    for (const car of ['7', '8', '9']) keepDraft(draftName('car-enquiry', car), draft, shelf)
    dropDraft(draftName('car-enquiry', '7'), shelf)
    expect(readDraft(draftName('car-enquiry', '7'), shelf)).toBeNull()
    dropDrafts(shelf)
    expect(shelf.storage.length).toBe(0)
  })

  it('goes with its lead when that is sent from the outbox', () => {
    const shelf = fakeShelf()
    keepDraft('draft-enquiry-', draft, shelf)
    keepDraft('draft-other-', { ...draft, submissionKey: 'x'.repeat(20) }, shelf)
    dropDraftOf(draft.submissionKey, shelf)
    expect([readDraft('draft-enquiry-', shelf), readDraft('draft-other-', shelf)?.submissionKey]).toEqual([
      null,
      'x'.repeat(20),
    ])
  })

  it('is nothing when the browser keeps nothing or something else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const shelf = fakeShelf()
        shelf.storage.entries.set('north:draft-d', text)
        const read = readDraft('draft-d', shelf)
        for (const value of Object.values(read?.values ?? {})) expect(['string', 'boolean']).toContain(typeof value)
        keepDraft('draft-d', draft, shelf)
        dropDrafts(shelf)
        expect(shelf.storage.length).toBe(0)
      }),
      { seed: 1, numRuns: 1000 },
    )
  })
})
