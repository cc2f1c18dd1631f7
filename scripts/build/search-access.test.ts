import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { signed } from '#domain/secret/sample-secrets.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { storeKeyProof } from '../lib/key-proof.ts'
import { writeToken } from '../lib/search-token.ts'
import { contentSecurityPolicy } from './headers/policy.ts'
import { DealerRefused } from './refused.ts'
import { searchAccess } from './search-access.ts'

const now = new Date('2026-03-04T01:00:00Z')
const host = 'https://search.example'
const index = 'sample_0123456789abcdef'
const hosted = (more = '') => sampleSite(`search: {engine: meilisearch, host: "${host}"${more}}`)

/** A root with a token for the sample dealer. */
function rootWith(token: object | null): string {
  const root = mkdtempSync(join(tmpdir(), 'search-access-'))
  const whole = { host, index, token: 'a.b.c', expires_at: '2026-03-11T01:00:00.000Z', ...token }
  if (token) writeToken(root, 'sample', whole)
  return root
}

describe('how a site reaches its search host (S3.72)', () => {
  it('not at all with the static engine, which is the default', () => {
    expect(searchAccess(sampleSite(), rootWith({}), now)).toEqual({
      host: null,
      access: null,
      answers: 'its own index',
      warnings: [],
    })
  })

  it('with the token that the index run left', () => {
    expect(searchAccess(hosted(', timeout_seconds: 2'), rootWith({}), now)).toEqual({
      host: { url: host, timeoutMs: 2000 },
      access: { index, key: 'a.b.c' },
      answers: `${index} at ${host}, its own index behind it`,
      warnings: [],
    })
  })

  const withKey = (key: string) => {
    const yaml = `search: {engine: meilisearch, host: "${host}", key_env: FORECOURT_PUBLIC_KEY}`
    return sampleSite(yaml, {}, { FORECOURT_PUBLIC_KEY: key })
  }
  const ending = (iso: string) => signed({ searchRules: { 'sample_*': null }, exp: Date.parse(iso) / 1000 })

  it('with the key of a variable, which goes first, once the host has called it search-only', () => {
    const root = rootWith({})
    storeKeyProof(root, 'sample', { host, index: 'sample', key: 'k' })
    expect(searchAccess(withKey('k'), root, now).access).toEqual({ index, key: 'k' })
  })

  it('with the token of a variable, which says itself what it may do', () => {
    const token = ending('2026-04-04T01:00:00Z')
    const root = rootWith({ token: null, expires_at: null })
    expect(searchAccess(withKey(token), root, now).access).toEqual({ index, key: token })
    expect(searchAccess(withKey(token), rootWith(null), now).access).toBeNull()
  })

  test.each([
    ['a key that nobody asked about', 'k', null],
    ['a key that was proved for another index', 'k', { host, index: 'other', key: 'k' }],
    ['a key that was proved at another host', 'k', { host: 'https://old.example', index: 'sample', key: 'k' }],
    ['another key than the one that was proved', 'other', { host, index: 'sample', key: 'k' }],
    ['a token that ended', ending('2026-03-04T00:00:00Z'), null],
  ])('not with %s', (_reason, key, proof) => {
    const root = rootWith({})
    if (proof) storeKeyProof(root, 'sample', proof)
    const access = searchAccess(withKey(key), root, now)
    expect(access.host).toBeNull()
    expect(access.warnings.join()).toMatch(/search\.key_env.*npm run index -- sample/)
    expect(access.warnings.join()).not.toContain(key.slice(20) || key.padEnd(9, '?'))
  })

  it('still, and says so, when the token ends soon', () => {
    const access = searchAccess(hosted(), rootWith({ expires_at: '2026-03-05T01:00:00.000Z' }), now)
    expect(access.access?.key).toBe('a.b.c')
    expect(access.warnings).toEqual([
      'search: the token for the search host ends at 2026-03-05T01:00:00.000Z; run npm run index -- sample',
    ])
  })

  const without = 'search: no index was filled at the search host; run npm run index -- sample'
  test.each([
    ['no token', null, without],
    ['a token for another index', { index: 'other_0123456789abcdef' }, without],
    [
      'no token beside the index',
      { token: null },
      'search: there is no token for the search host; run npm run index -- sample',
    ],
    ['a token for another host', { host: 'https://old.example' }, without],
    ['a token that cannot be read', { expires_at: 'soon' }, without],
    [
      'a token that ended',
      { expires_at: '2026-03-04T00:00:00.000Z' },
      'search: the token for the search host ended at 2026-03-04T00:00:00.000Z; run npm run index -- sample',
    ],
  ])('searches its own index with %s, or is not built', (_reason, token, note) => {
    const root = rootWith(token)
    expect(searchAccess(hosted(), root, now)).toEqual({
      host: null,
      access: null,
      answers: `its own index in place of ${host}`,
      warnings: [`${note}; until then the site searches its own index`],
    })
    expect(() => searchAccess(hosted(', fallback: none'), root, now)).toThrow(
      new DealerRefused([`${note}, or let the site carry an index: "fallback: static"`]),
    )
  })
})

describe('the security policy', () => {
  test.each([
    ['another address', host, `connect-src 'self' ${host}`],
    ['a path of the site', '/search-host', "connect-src 'self';"],
  ])('lets pages ask a search host at %s', (_reason, address, expected) => {
    const site = sampleSite(`search: {engine: meilisearch, host: "${address}"}`)
    expect(contentSecurityPolicy(site, [])).toContain(expected)
  })
})
