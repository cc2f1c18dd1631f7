import { expect, test } from 'vitest'
import { socialPages } from './social-pages.ts'

const nowhere = { facebook_url: null, instagram_url: null, tiktok_url: null, youtube_url: null }

test.each([
  ['none', nowhere, []],
  [
    'the ones it has, in their usual order',
    { ...nowhere, youtube_url: '/y', facebook_url: '/f' },
    ['facebook', 'youtube'],
  ],
])('a dealer shows its social pages: %s (S3.61)', (_reason, contact, networks) => {
  expect(socialPages(contact).map(({ network }) => network)).toEqual(networks)
})
