import { describe, expect, test } from 'vitest'
import { addressOf } from './search-address.ts'

const ours = { admin_key_env: 'MEILI_KEY', admin_host_env: null }
const theirs = { admin_key_env: 'FORECOURT_DEALER_KEY', admin_host_env: null }
const key = { MEILI_KEY: 'the key', FORECOURT_DEALER_KEY: 'their key' }

/** Where a dealer's index is filled, or the first line of why not. */
function sent(search: Parameters<typeof addressOf>[0]['search'], env: NodeJS.ProcessEnv): string {
  try {
    const { host, key } = addressOf({ search }, { ...env })
    return `${key} to ${host}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

describe('the key of the operator', () => {
  const both = { ...key, MEILI_HOST: 'https://one.example, https://two.example' }

  test.each([
    ['https://one.example', both, 'the key to https://one.example'],
    ['https://two.example/', both, 'the key to https://two.example'],
    ['https://one.example/search/', both, 'the key to https://one.example/search'],
    ['/search-host', both, 'the key to https://one.example'],
    ['http://127.0.0.1:7700', { ...key, MEILI_HOST: 'http://127.0.0.1:7700' }, 'the key to http://127.0.0.1:7700'],
  ])('goes to a server of MEILI_HOST: %s', (host, env, expected) => {
    expect(sent({ ...ours, host }, env)).toBe(expected)
  })

  test.each([
    ['https://elsewhere.example', both, 'https://one.example and https://two.example'],
    ['https://one.example.elsewhere.example', both, 'https://one.example and https://two.example'],
    ['https://one.example:8443', both, 'https://one.example and https://two.example'],
    ['https://one.example', key, 'none'],
  ])('goes nowhere else, whatever a dealer file names: %s', (host, env, servers) => {
    const said = sent({ ...ours, host }, env).split('\n')
    expect(said).toEqual([
      `MEILI_KEY is sent only to the servers in MEILI_HOST (now: ${servers}), and ${host} is not one of them.`,
      `If you run ${host}, add its address to MEILI_HOST, after a space; otherwise name a key for it in search.admin_key_env.`,
    ])
  })

  test('goes to an address that the environment holds under a name for dealers', () => {
    const search = { ...ours, host: 'https://public.example', admin_host_env: 'FORECOURT_DEALER_HOST' }
    const env = { ...key, FORECOURT_DEALER_HOST: 'https://internal.example' }
    expect(sent(search, env)).toBe('the key to https://internal.example')
    expect(sent(search, key)).toContain('https://public.example is not one of them')
  })
})

test('a key of a dealer goes to the host of its dealer', () => {
  expect(sent({ ...theirs, host: 'https://theirs.example' }, key)).toBe('their key to https://theirs.example')
})
