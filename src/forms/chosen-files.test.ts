import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addFiles } from './chosen-files.ts'

const megabyte = 1024 * 1024
const field = { accept: 'image/*,.heic,.pdf', noun: 'photos', most: 3, largest: 2 * megabyte, total: 4 * megabyte }

const file = (name: string, bytes = 10, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 1 })

const names = (files: readonly File[]) => files.map(({ name }) => name)

describe('files that are added', () => {
  test.each([
    ['a picture', file('a.jpg'), null],
    ['an ending the field names', file('log.PDF', 10, 'application/pdf'), null],
    ['a picture of an iPhone where the system knows no such kind', file('IMG_0001.HEIC', 10, ''), null],
    ['another kind', file('a.exe', 10, 'application/x-msdownload'), 'a.exe is not one of the photos that can be sent.'],
    ['an empty one', file('a.jpg', 0), 'a.jpg is empty.'],
    ['one at the limit', file('a.jpg', 2 * megabyte), null],
    ['one above it', file('a.jpg', 2 * megabyte + 1), 'a.jpg is larger than 2 MB.'],
  ])('%s', (_reason, chosen, problem) => {
    const added = addFiles(field, [], [chosen])
    expect(added).toEqual({ files: problem ? [] : [chosen], problems: problem ? [problem] : [] })
  })

  it('stand behind those that are held, and the same one once', () => {
    const [a, b] = [file('a.jpg'), file('b.jpg')]
    expect(names(addFiles(field, [a], [b, a, b]).files)).toEqual(['a.jpg', 'b.jpg'])
  })

  it('are no more than the field takes', () => {
    const { files, problems } = addFiles(
      field,
      [],
      ['a', 'b', 'c', 'd'].map((name) => file(`${name}.jpg`)),
    )
    expect([names(files), problems]).toEqual([['a.jpg', 'b.jpg', 'c.jpg'], ['d.jpg was left out: 3 photos at most.']])
  })

  it('are no heavier together than the field takes', () => {
    const held = [file('a.jpg', 2 * megabyte), file('b.jpg', 1.5 * megabyte)]
    expect(addFiles(field, held, [file('c.jpg', megabyte)]).problems).toEqual([
      'c.jpg was left out: 4 MB in all at most.',
    ])
  })

  it('never break a limit and never go without a word', () => {
    const any = fc.record({ name: fc.constantFrom('a.jpg', 'b.jpg', 'c.txt', 'd.pdf', 'e.png'), size: fc.nat(300) })
    const small = { ...field, accept: 'image/*', largest: 200, total: 400 }
    const kindOf = (name: string) => (name.endsWith('.txt') || name.endsWith('.pdf') ? 'text/plain' : 'image/png')
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), (wanted) => {
        const chosen = wanted.map(({ name, size }) => file(name, size, kindOf(name)))
        const { files, problems } = addFiles(small, [], chosen)
        expect(files.length).toBeLessThanOrEqual(small.most)
        expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(small.total)
        const spoken = new Set([...names(files), ...problems.map((text) => text.split(' ')[0])])
        for (const { name } of chosen) expect(spoken).toContain(name)
      }),
      { seed: 1, numRuns: 500 },
    )
  })
})
