import { expect, test } from 'vitest'
import { accountFaults } from './accounts.ts'

test.each([
  ['a page to sign in', '/sign-in.html', ''],
  ['a staff area', '/admin/index.html', ''],
  ['a link to one', '/index.html', '<a href="/login">x</a>'],
  ['a form to one', '/index.html', '<form action="/account/password">'],
  ['a password', '/index.html', '<input name="p" type="password">'],
  ['an account to fill in', '/index.html', '<input autocomplete="username">'],
  ['words', '/index.html', '<a href="/x">Sign in</a>'],
  ['a cookie', '/assets/a.js', 'document.cookie="s=1"'],
  ['a passkey', '/assets/a.js', 'navigator.credentials.get()'],
  ['a header', '/_headers', '/*\n  Set-Cookie: s=1'],
])('planted: %s is found (S6.1)', (_reason, path, text) => {
  expect(accountFaults(path, text)).toHaveLength(1)
})

test('what a shopper reads is fine', () => {
  const html = '<a href="/finance">Sign up for finance at the yard</a><a href="/search/used-cars">x</a>'
  expect(accountFaults('/index.html', `<p>Sign your papers. ${html.replace('Sign up', 'We sign')}</p>`)).toEqual([])
})
