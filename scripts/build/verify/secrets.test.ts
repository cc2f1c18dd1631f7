import { expect, it } from 'vitest'
import { sampleSecrets } from '#domain/secret/sample-secrets.ts'
import { issuedSecretsIn } from '#domain/secret/secrets-in.ts'
import { secretFinder } from './secrets.ts'

const secretsIn = secretFinder([])
const secret = sampleSecrets[0]?.[1] ?? ''
const what = issuedSecretsIn(secret)
const words = 'long '.repeat(500)
const page = (header: string, main: string, footer: string) =>
  `<body><header class="a">${words}${header}</header><main>${main}</main><footer class="b">${words}${footer}</footer></body>`

it.each([
  ['header', page(secret, '', '')],
  ['content', page('', secret, '')],
  ['footer', page('', '', secret)],
  ['header, twice', page(secret + words + secret, '', '')],
  ['every part', page(secret, secret, secret)],
])('finds what is secret in the %s of a page, whenever it is looked through', (_where, html) => {
  expect(what).toHaveLength(1)
  expect(secretsIn(Buffer.from(html))).toEqual(what)
  expect(secretsIn(Buffer.from(html))).toEqual(what)
})

it('finds nothing in a page like it', () => {
  expect(secretsIn(Buffer.from(page('', '', '')))).toEqual([])
})
