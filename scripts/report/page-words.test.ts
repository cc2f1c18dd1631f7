import { describe, expect, it, test } from 'vitest'
import { wordsOf } from './page-words.ts'

describe('the words of a page', () => {
  it('are what shoppers read, and what stands in results of a search', () => {
    const html =
      '<html><head><title>Heron</title><meta name="description" content="A car"><style>p{}</style></head><body><h1>2021\n  Heron</h1><script>const price = 1</script><svg><title>drawing</title></svg><p>$39,990 &amp; on road</p></body></html>'
    expect(wordsOf(html).map(({ text }) => text)).toEqual(['Heron', 'A car', '2021 Heron', '$39,990 & on road'])
  })

  test.each([
    ['a card', '<article class="x car-card"><img src="a"><div><p>Heron</p></div></article>'],
    ['its notice', '<div data-notice="sold"><p>Heron</p></div>'],
    ['its price', '<div class="price" data-price="price"><br><p>Heron</p></div>'],
    ['its pictures', '<section data-gallery><p>Heron</p></section>'],
    ['its description', '<section aria-labelledby="description"><p>Heron</p></section>'],
  ])('are of a car in %s, until that ends', (_where, html) => {
    expect(wordsOf(`<h2>Before</h2>${html}<p class="car-cards">After</p>`)).toEqual([
      { text: 'Before', isOfCar: false },
      { text: 'Heron', isOfCar: true },
      { text: 'After', isOfCar: false },
    ])
  })
})
