import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { expect, it } from 'vitest'
import { redirectsFile } from './redirects-file.ts'

it('answers 410 with the page of a car that left, and 301 where one had another address, as Netlify reads it', async () => {
  const gone = ['/cars/2019-norda-heron', '/cars/2020-norda-tern']
  const moved = [{ from: '/cars/norda', to: '/cars/2021-norda' }]
  const file = join(mkdtempSync(join(tmpdir(), 'redirects-')), '_redirects')
  writeFileSync(file, redirectsFile(gone, moved))
  const { redirects, errors } = await parseAllRedirects({ redirectsFiles: [file], configRedirects: [], minimal: true })
  expect(errors).toEqual([])
  expect(redirects).toEqual([
    ...moved.flatMap((pair) => [
      expect.objectContaining({ ...pair, status: 301, force: true }),
      expect.objectContaining({ ...pair, status: 301, force: false }),
    ]),
    ...gone.map((from) => expect.objectContaining({ from, to: `${from}.html`, status: 410, force: true })),
  ])
})

it('is empty while no car has left or moved', () => {
  expect(redirectsFile([], [])).toBe('')
})
