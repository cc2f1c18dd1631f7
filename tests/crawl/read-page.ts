import { all, type HtmlElement, one, textOf } from '#tests/sites/html.ts'

/** A stated number of cars for sale of a list, a make or a model. */
export interface SaidCount {
  /** The list it is about, e.g. `/search/toyota`; a make's page counts as its list. */
  readonly of: string
  readonly count: number
}

/** A rating shown on a page or in its structured data. */
export interface SaidRating {
  /** The name of a location, or `the dealer`. */
  readonly of: string
  /** "4.7" */
  readonly average: string
  readonly count: number | null
}

/** A car's price on its card, on its page or in structured data. */
export interface SaidPrice {
  /** Site path of the car. */
  readonly of: string
  readonly price: string
}

/** Facts of a page that other pages may also state, and its metadata. */
export interface PageContents {
  readonly title: string
  readonly description: string
  readonly canonical: string
  readonly isIndexed: boolean
  /** Site paths it links to, without duplicates. */
  readonly links: readonly string[]
  /** Origins of URLs in its canonical link, Open Graph tags and structured data. */
  readonly origins: readonly string[]
  readonly phones: readonly { readonly text: string; readonly href: string }[]
  readonly counts: readonly SaidCount[]
  readonly ratings: readonly SaidRating[]
  readonly prices: readonly SaidPrice[]
  /** Opening state texts, by the opening hours they are computed from. */
  readonly openings: readonly { readonly of: string; readonly text: string }[]
  /** Render-blocking scripts in its head. */
  readonly holdUps: readonly string[]
  /** Things in its structured data (`@graph`). */
  readonly things: readonly Thing[]
}

export type Thing = Readonly<Record<string, unknown>>

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)

function thingsOf(page: HtmlElement): readonly Thing[] {
  return all(page, 'script', { type: 'application/ld+json' }).flatMap((script) => {
    const { '@graph': graph } = JSON.parse(textOf(script)) as { readonly '@graph': unknown }
    return Array.isArray(graph) ? graph.filter(isThing) : []
  })
}

const attribute = (page: HtmlElement, what: string, wanted: Record<string, string>, name: string) =>
  all(page, what, wanted)[0]?.attribs[name] ?? ''

const bare = (href: string) => href.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '')

/** The list a path is about: a make's page counts as its list. */
export const subjectOf = (path: string) => path.replace(/^\/brands\//, '/search/')

const numberIn = (text: string) => {
  const [, number] = /^(?:See (?:all )?)?([\d,]+)(?: in stock)?$/.exec(text.trim()) ?? []
  return number === undefined ? null : Number(number.replaceAll(',', ''))
}

/** Parses stock-counts.json. */
export function readCounts(text: string): readonly SaidCount[] {
  const { lists } = JSON.parse(text) as { readonly lists: Readonly<Record<string, string>> }
  return Object.entries(lists).map(([path, said]) => ({ of: subjectOf(path), count: numberIn(said) ?? Number.NaN }))
}

/** The count in a link's text, in its spans, or beside it in the same list item. */
function countBeside(link: HtmlElement): number | null {
  const inside = all(link, 'span').map(textOf)
  const entry =
    link.parent && 'attribs' in link.parent && link.parent.name === 'li' ? all(link.parent as HtmlElement, 'span') : []
  const said = [textOf(link), ...inside, ...entry.map(textOf)].map(numberIn)
  return said.find((number) => number !== null) ?? null
}

function countsOf(page: HtmlElement, path: string): readonly SaidCount[] {
  const links = all(page, 'a', { href: /^\/(?:search|brands)\// }).filter(({ attribs }) => !attribs.href?.includes('?'))
  const beside = links.flatMap((link) => {
    const isPageNumber = /(^| )page-(number|step)( |$)/.test(link.attribs.class ?? '')
    const count = isPageNumber ? null : countBeside(link)
    return count === null ? [] : [{ of: subjectOf(bare(link.attribs.href ?? '')), count }]
  })
  const own = all(page, 'header.page-head').flatMap((head) => {
    const [, many] = /([\d,]+) in stock today/.exec(textOf(head)) ?? []
    return many && path.startsWith('/brands/') ? [{ of: subjectOf(path), count: Number(many.replaceAll(',', '')) }] : []
  })
  const [, listed] =
    /: ([\d,]+) [a-zA-Z]+ for sale today/.exec(attribute(page, 'meta', { name: 'description' }, 'content')) ?? []
  const list = path.replace(/\/page-\d+$/, '')
  const described =
    listed && path.startsWith('/search/') ? [{ of: list, count: Number(listed.replaceAll(',', '')) }] : []
  return [...beside, ...own, ...described]
}

function shownRatings(page: HtmlElement): readonly SaidRating[] {
  const reviews = new Set(all(page, 'figure').flatMap((figure) => all(figure, '', { 'data-rating-words': /^/ })))
  const named = new Map(
    all(page, '', { 'data-rating-of': /./ }).flatMap((place) =>
      all(place, '', { 'data-rating-words': /^/ }).map(
        (words) => [words, place.attribs['data-rating-of'] ?? ''] as const,
      ),
    ),
  )
  return all(page, '', { 'data-rating-words': /^/ }).flatMap((words) => {
    const [, average, count] = /^Rated ([\d.]+) out of 5(?: from (\d+) reviews)?$/.exec(textOf(words)) ?? []
    if (average === undefined || reviews.has(words)) return []
    return [{ of: named.get(words) ?? 'the dealer', average, count: count === undefined ? null : Number(count) }]
  })
}

function toldRatings(things: readonly Thing[]): readonly SaidRating[] {
  return things.flatMap(({ name, aggregateRating }) =>
    isThing(aggregateRating)
      ? [
          {
            of: String(name),
            average: Number(aggregateRating.ratingValue).toFixed(1),
            count: Number(aggregateRating.reviewCount),
          },
        ]
      : [],
  )
}

const amountOf = (text: string) => text.replace(/[^\d]/g, '')

function pricesOf(page: HtmlElement, path: string, things: readonly Thing[]): readonly SaidPrice[] {
  const cards = all(page, 'article.car-card').flatMap((card) => {
    const [link] = all(card, 'a.car-card-link')
    const [price] = all(card, 'p.car-card-price', { 'data-price': /^(price|subscription)$/ })
    const [amount] = price ? all(price, 'span.car-card-amount') : []
    return link && amount ? [{ of: link.attribs.href ?? '', price: amountOf(textOf(amount)) }] : []
  })
  const panel = all(page, 'div.price', { 'data-price': /^(price|subscription)$/ }).flatMap((price) => {
    const shown = all(price, 'span', { 'data-amount': /^/ }).map((amount) => amountOf(textOf(amount)))
    const traded = price.attribs['data-trade-in'] ? [String(JSON.parse(price.attribs['data-trade-in']).price)] : []
    return [...shown, ...traded].map((each) => ({ of: path, price: each }))
  })
  const told = things.flatMap(({ offers }) =>
    isThing(offers) && offers.price !== undefined ? [{ of: path, price: String(offers.price) }] : [],
  )
  return [...cards, ...panel, ...told]
}

const originOf = (address: string) =>
  URL.canParse(address) && address.startsWith('http') ? [new URL(address).origin] : []

function addressesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return originOf(value)
  if (Array.isArray(value)) return value.flatMap(addressesIn)
  return isThing(value) ? Object.values(value).flatMap(addressesIn) : []
}

function holdUpsOf(page: HtmlElement): readonly string[] {
  return all(one(page, 'head'), 'script', { src: /./ })
    .filter(({ attribs }) => attribs.type !== 'module' && attribs.defer === undefined && attribs.async === undefined)
    .map(({ attribs }) => attribs.src ?? '')
}

/** Reads one page of a release. */
export function readPage(html: string, path: string): PageContents {
  const page = one(html, 'html')
  const things = thingsOf(page)
  const links = all(page, 'a', { href: /^\/(?!\/)/ }).map(({ attribs }) => bare(attribs.href ?? ''))
  const named = ['og:url', 'og:image'].map((property) => attribute(page, 'meta', { property }, 'content'))
  const canonical = attribute(page, 'link', { rel: 'canonical' }, 'href')
  return {
    title: all(page, 'title').map(textOf)[0] ?? '',
    description: attribute(page, 'meta', { name: 'description' }, 'content'),
    canonical,
    isIndexed: !attribute(page, 'meta', { name: 'robots' }, 'content').includes('noindex'),
    links: [...new Set(links)],
    origins: [...new Set([canonical, ...named].flatMap(originOf).concat(things.flatMap(addressesIn)))],
    phones: all(page, 'a', { href: /^tel:/ }).map((link) => ({
      text: textOf(link),
      href: link.attribs.href ?? '',
    })),
    counts: countsOf(page, path),
    holdUps: holdUpsOf(page),
    ratings: [...shownRatings(page), ...toldRatings(things)],
    prices: pricesOf(page, path, things),
    openings: all(page, 'span', { 'data-open-now': /./ }).map((span) => ({
      of: span.attribs['data-open-now'] ?? '',
      text: textOf(span),
    })),
    things,
  }
}
