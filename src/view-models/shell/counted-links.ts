import { brandPath } from '#addresses/brands.ts'
import { hasList, listPath } from '#addresses/list-path.ts'
import { type CarType, carTypes } from '#domain/car/car.ts'
import { typeNames } from '#domain/car/type-names.ts'
import { formatCount } from '#domain/text/count.ts'
import { forSaleText } from '#domain/text/for-sale.ts'
import type { CountedBody, CountedMake, StockCounts } from './stock-counts.ts'

/** A link that shows the number of cars in its list. */
export interface CountedLink {
  readonly name: string
  readonly url: string
  readonly note: string
}

/** Link to the list of a car type. */
export const typeLink = (type: CarType) => ({ name: typeNames[type], url: `/search/${type}-cars` })

/** Body styles that have a list, linked to it. */
export const bodyLinks = <Body extends Pick<CountedBody, 'name' | 'picture'>>(bodies: readonly Body[]) =>
  bodies.filter(({ name }) => hasList(name)).map((body) => ({ ...body, url: listPath(body.name) }))

/** Makes that have a page, linked to it. */
export const makeLinks = <Make extends Pick<CountedMake, 'name' | 'logo'>>(makes: readonly Make[]) =>
  makes.filter(({ name }) => hasList(name)).map((make) => ({ ...make, url: brandPath(make.name) }))

/** Links to each type, body style and make in stock; `note` is the number of cars: "1,124". */
export function countedLinks({ counts, bodies, makes, locale }: StockCounts) {
  const noted = <Link extends { readonly count: number }>({ count, ...link }: Link) => ({
    ...link,
    note: formatCount(count, locale),
  })
  const types = carTypes.filter((type) => counts[type] > 0)
  return {
    types: types.map((type) => noted({ ...typeLink(type), count: counts[type] })),
    bodies: bodyLinks(bodies).map(noted),
    makes: makeLinks(makes).map(noted),
  }
}

/** Result of `countedLinks`. */
export type CountedLinks = ReturnType<typeof countedLinks>

/** The link with its count as a phrase: "8 for sale". */
export const forSale = <Link extends CountedLink>(link: Link): Link => ({ ...link, note: forSaleText(link.note) })
