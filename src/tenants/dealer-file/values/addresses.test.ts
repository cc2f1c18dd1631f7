import { expect, test } from 'vitest'
import { isSearchServer } from './addresses.ts'

test.each([
  ['a server on the web', 'https://search.example.com', true],
  ['one on a path', 'https://example.com/search', true],
  ['one on loopback by name', 'http://localhost:7700', true],
  ['one on loopback by IPv4', 'http://127.0.0.1:7700', true],
  ['one on loopback by IPv6', 'http://[::1]:7700', true],
  ['the same with TLS', 'https://localhost:7700', true],
  ['another machine without TLS', 'http://search.example.com', false],
  ['a name that only looks like loopback', 'http://localhost.example.com', false],
  ['a host without a dot', 'https://search', false],
  ['a URL with a password', 'http://user:secret@localhost:7700', false],
  ['a URL with a query', 'http://localhost:7700/?key=1', false],
  ['no URL', 'localhost:7700', false],
])('knows whether keys may be sent to %s', (_what, text, expected) => {
  expect(isSearchServer(text)).toBe(expected)
})
