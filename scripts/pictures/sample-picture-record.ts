import type { PictureRecord } from './picture-records.ts'

/** The record of a successfully fetched picture, with overrides. */
export function samplePictureRecord(over: Partial<PictureRecord> = {}): PictureRecord {
  return {
    asked: '2026-03-11T12:00:00.000Z',
    etag: null,
    modified: null,
    key: 'a',
    bytes: 0,
    width: 1200,
    height: 800,
    problem: null,
    nights: 0,
    isFinal: false,
    ...over,
  }
}
