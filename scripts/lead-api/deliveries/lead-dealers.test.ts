import { expect, test } from 'vitest'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { withoutSender } from './lead-dealers.ts'
import { readSample } from './sample-leads-file.ts'

const site = sampleSite('email: desk@sample.example')

test.each([
  ['have no file', null, undefined, ['sample']],
  ['name none in their file', 'receipt: false', undefined, ['sample']],
  ['name one in their file', 'from: desk@sample.example', undefined, []],
  ['name none, where the environment does', null, 'leads@platform.example', []],
])('dealers who %s', (_what, text, from, slugs) => {
  expect(withoutSender([{ site, file: text === null ? null : readSample(text) }], from)).toEqual(slugs)
})
