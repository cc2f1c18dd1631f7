import { expect, it } from 'vitest'
import { carOnPage } from './car-on-page.ts'

const page = `<ol class="gallery-strip" data-gallery-strip tabindex="0"><li id="photo-1"><img src="/a?x=1&amp;y=2" alt=""></li>
<li><img src="/b" alt=""></li></ol><ul data-gallery-thumbs><li><img src="/a" alt=""></li></ul>
<div class="notice" data-notice="reserved"><p>Reserved</p></div>
<section aria-labelledby="features"><p>Cruise control</p></section>
<section class="no-print" aria-labelledby="description"><h2 id="description">Description</h2><div class="prose"><p class="paragraph" data-s3>One
owner,&nbsp;two keys &amp; books.</p><p class="paragraph">Come and see.</p></div></section><section><p>Similar</p><img src="/c"></section>`

it('is read: whether it is reserved, its pictures once and in order, the seller’s words', () => {
  expect(carOnPage(page)).toEqual({
    isReserved: true,
    pictures: ['/a?x=1&y=2', '/b'],
    description: 'One owner, two keys & books. Come and see.',
  })
})

it('may say nothing of the kind', () => {
  const plain = '<div data-notice="coming_soon"><p>Soon</p></div><p>No photos yet</p>'
  expect(carOnPage(plain)).toEqual({ isReserved: false, pictures: [], description: '' })
})
