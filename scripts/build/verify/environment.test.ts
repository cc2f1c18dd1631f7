import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { filler, sampleSecrets } from '#domain/secret/sample-secrets.ts'
import { environmentSecrets } from './environment.ts'
import { createTextFinder } from './finder.ts'
import { actions, developer, planted } from './sample-environments.ts'

const ownWords = () =>
  'name: Harbour Street\nurl: https://www.harbour.example\norg_id: 4f1c9a52-77b0-4e1d-9c53-0d2c1b7a9e66'

function finder(env: Readonly<Record<string, string>>, published: readonly string[] = []) {
  const find = createTextFinder(environmentSecrets({ env, adminKeys: ['MEILI_KEY'], published, ownWords }))
  return (text: string) => find(Buffer.from(text))
}

/** Ways a value is written into a page. */
const ways: readonly (readonly [string, (value: string) => string])[] = [
  ['as it is', (value) => value],
  ['in an attribute of Astro', (value) => value.replaceAll('&', '&#38;').replaceAll('"', '&#34;')],
  [
    'in an element',
    (value) =>
      value
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;'),
  ],
  ['in JSON', (value) => JSON.stringify({ value })],
  [
    'in JSON of an attribute',
    (value) =>
      JSON.stringify({ value })
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;'),
  ],
  ['in an address', (value) => `/x?y=${encodeURIComponent(value)}&z`],
  ['in a form', (value) => `y=${encodeURIComponent(value).replaceAll('%20', '+')}`],
  ['as base64', (value) => Buffer.from(value).toString('base64')],
  ['as base64 of more', (value) => Buffer.from(`user:${value}:x`).toString('base64')],
  ['as base64 of addresses', (value) => Buffer.from(`a${value}`).toString('base64url')],
  ['in hexadecimal', (value) => Buffer.from(value).toString('hex')],
]

describe('the environment in a release', () => {
  test.each(Object.keys(planted))('%s is found in every spelling, and named', (name) => {
    const find = finder(planted)
    const value = planted[name]?.trim() ?? ''
    for (const [way, spelt] of ways) {
      const found = find(`<p>before ${spelt(value)} after</p>`)
      expect(
        found.some((what) => what.includes(name)),
        way,
      ).toBe(true)
      expect(found.join()).not.toContain(value)
    }
  })

  it('is found line by line where a key has several', () => {
    expect(finder(planted)(`"${planted.DEPLOY_KEY?.split('\n')[1]}"`)).toHaveLength(1)
  })

  test.each(sampleSecrets.filter(([, { length }]) => length >= 16))('%s is found under any name', (_what, secret) => {
    expect(finder({ SOMETHING: secret })(`x ${secret} x`)).toHaveLength(1)
  })
})

/** Typical texts of a page. */
const page = `Harbour Street https://www.harbour.example Australia/Melbourne 2026-11-22T00:00:00Z https://github.com
  https://search.example.com https://api.example.com/v1 harbour-street-motors /home/runner/work/forecourt/forecourt
  4f1c9a52-77b0-4e1d-9c53-0d2c1b7a9e66 harbour/forecourt-sites application/json xterm-256color workflow_dispatch
  prefers-color-scheme sales@harbour.example Harbour Street Motors Group pk.eyJ1IjoieWFyZCJ9.${filler(22)} search-key-of-the-yard`

describe('an ordinary machine', () => {
  const published = ['search-key-of-the-yard', 'harbour-street-motors', 'Harbour Street']

  test.each([
    ['of a developer', developer],
    ['of GitHub', actions],
    ['of both', { ...developer, ...actions }],
  ])('%s stops no dealer', (_whose, env) => {
    expect(finder(env, published)(page)).toEqual([])
  })

  it('has folders of random names, which messages may name and keys may not hide behind', () => {
    const folder = join(tmpdir(), 'run-aB1cD2eF3gH4iJ5k')
    expect(finder({ TMPDIR: folder })(folder)).toHaveLength(1)
    mkdirSync(folder, { recursive: true })
    expect(finder({ TMPDIR: folder })(`${folder}/r1.json is cut off`)).toEqual([])
    expect(finder({ DEPLOY_TOKEN: folder })(folder)).toHaveLength(1)
  })

  it('stops a dealer all the same when a secret of it is there', () => {
    expect(finder({ ...developer, ...actions }, published)(`${page} ${actions.GITHUB_TOKEN}`)).toHaveLength(1)
  })
})
