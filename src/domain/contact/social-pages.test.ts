import { expect, test } from 'vitest'
import { socialPages } from './social-pages.ts'

const nowhere = { facebook_url: null, instagram_url: null, tiktok_url: null, youtube_url: null }

test.each([
  ['none', nowhere, {}],
  ['two of them', { ...nowhere, youtube_url: '/y', facebook_url: '/f' }, { facebook: '/f', youtube: '/y' }],
  [
    'all, in their usual order',
    { youtube_url: '/y', tiktok_url: '/t', instagram_url: '/i', facebook_url: '/f' },
    { facebook: '/f', instagram: '/i', tiktok: '/t', youtube: '/y' },
  ],
])('a dealer shows its social pages: %s (S3.61)', (_reason, contact, pages) => {
  expect(socialPages(contact).map(({ network, url }) => [network, url])).toEqual(Object.entries(pages))
})
