import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { pageKinds } from './page-kinds.ts'

function release(pages: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'page-kinds-'))
  for (const [path, html] of Object.entries(pages)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), html)
  }
  return folder
}

test('one page of every kind, the one that shoppers come to first', () => {
  const folder = release({
    'index.html': '<form action="/search/all"></form><a href="/search/used">Used</a>',
    '404.html': '',
    'faqs.html': '',
    'tern.html': '',
    'models/tern.html': '',
    'search/all.html': '<a href="/cars/norda?from=list">Norda</a><a href="/cars/kova">Kova</a>',
    'search/used.html': '',
    'search/norda/tern.html': '',
    'cars/gone.html': '',
    'cars/kova.html': '',
    'cars/norda.html': '',
    'cars/norda/checkout.html': '',
    'cars/trade-in.html': '',
    'theme.css': '',
  })
  expect(Object.fromEntries(pageKinds(folder))).toEqual({
    home: '/',
    lost: '/404',
    faqs: '/faqs',
    'models-one': '/models/tern',
    'search-one': '/search/all',
    'search-two': '/search/norda/tern',
    'cars-one': '/cars/norda',
    'cars-checkout': '/cars/norda/checkout',
    'trade-in': '/cars/trade-in',
  })
})

test('a dealer without stock has no cars', () => {
  expect([...pageKinds(release({ 'index.html': '', 'faqs.html': '' })).keys()]).toEqual(['home', 'faqs'])
})
