import type { CrawledPage, CrawledSite } from './crawl.ts'
import type { Thing } from './read-page.ts'

type Rule = (site: CrawledSite) => readonly string[]

/** Maximum distance of an indexed page from the home page, in clicks. */
const mostClicks = 4

/** Indexed pages that are their own canonical. */
const mainPages = ({ pages, origin }: CrawledSite) =>
  pages.filter(({ isIndexed, canonical, path }) => isIndexed && canonical === `${origin}${path}`)

/** The first few pages, for a message. */
const places = (pages: readonly string[]) =>
  pages.length > 3 ? `${pages.slice(0, 3).join(', ')} and ${pages.length - 3} more` : pages.join(', ')

interface Said {
  readonly subject: string
  readonly value: string
  readonly page: string
}

/** Subjects for which different values are stated. */
function differences(what: string, all: readonly Said[]): readonly string[] {
  return [...Map.groupBy(all, ({ subject }) => subject)].flatMap(([subject, said]) => {
    const values = [...Map.groupBy(said, ({ value }) => value)]
    if (values.length < 2) return []
    const each = values.map(([value, on]) => `${value} (${places([...new Set(on.map(({ page }) => page))])})`)
    return [`${what} of ${subject}: ${each.join(' against ')}`]
  })
}

function saidBy<Fact>(
  { pages }: CrawledSite,
  factsOf: (page: CrawledPage) => readonly Fact[],
  say: (fact: Fact) => readonly [subject: string, value: string],
): readonly Said[] {
  return pages.flatMap((page) =>
    factsOf(page).map((fact) => {
      const [subject, value] = say(fact)
      return { subject, value, page: page.path }
    }),
  )
}

/** All stated numbers of cars for sale, with the page; counts from the file are under "a link". */
const countsIn = ({ pages, linkCounts }: CrawledSite) =>
  [...pages, { path: 'a link', counts: linkCounts }].flatMap(({ path, counts }) =>
    counts.map((said) => ({ path, ...said })),
  )

const ratingText = ({ average, count }: { readonly average: string; readonly count: number | null }) =>
  `${average} from ${count ?? 'nobody knows how many'}`

const isOf = (type: string) => (thing: Thing) => [thing['@type']].flat().includes(type)

/** Map: list -> number of cars for sale, from the structured data of the cars' pages. */
function forSaleByList({ pages }: CrawledSite): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { things, isIndexed } of pages) {
    const car = things.find(({ offers }) => offers !== undefined)
    const offer = car?.offers as Thing | undefined
    const [, , ...crumbs] = (things.find(isOf('BreadcrumbList'))?.itemListElement ?? []) as readonly Thing[]
    const isForSale = /InStock|PreOrder/.test(String(offer?.availability))
    if (!isIndexed || !car || !isForSale) continue
    // Home, the list of its type, its make, its model, the car itself.
    for (const { item } of crumbs.slice(0, -1)) {
      const path = new URL(String(item)).pathname
      counts.set(path, (counts.get(path) ?? 0) + 1)
    }
  }
  return counts
}

/** Rules for a built site: name -> function that returns its violations. */
export const siteRules: Readonly<Record<string, Rule>> = {
  'one number of cars for sale': (site) =>
    differences(
      'cars for sale',
      countsIn(site).map(({ path: page, of: subject, count }) => ({ page, subject, value: String(count) })),
    ),

  'numbers count cars that can be bought': (site) => {
    const real = forSaleByList(site)
    return countsIn(site).flatMap(({ path, of, count }) => {
      const true_ = real.get(of)
      return true_ === undefined || true_ === count
        ? []
        : [`${path} says ${count} of ${of}, where ${true_} can be bought`]
    })
  },

  'one rating of a place': (site) =>
    differences(
      'rating',
      saidBy(
        site,
        ({ ratings }) => ratings,
        (rating) => [rating.of, ratingText(rating)],
      ),
    ),

  'one address behind a phone number': (site) =>
    differences(
      'link',
      saidBy(
        site,
        ({ phones }) => phones.filter(({ text }) => /\d/.test(text)),
        ({ text, href }) => [text, href],
      ),
    ),

  'phone links can be dialled': ({ pages }) =>
    pages.flatMap(({ path, phones }) =>
      phones.flatMap(({ href }) => (/^tel:\+?\d{3,15}$/.test(href) ? [] : [`${path} links to ${href}`])),
    ),

  'one price of a car': (site) =>
    differences(
      'price',
      saidBy(
        site,
        ({ prices }) => prices,
        ({ of, price }) => [of, price],
      ),
    ),

  'one opening state of a place': (site) =>
    differences(
      'opening state',
      saidBy(
        site,
        ({ openings }) => openings,
        ({ of, text }) => [of, text],
      ),
    ),

  'every page has a description': ({ pages }) =>
    pages.flatMap(({ path, description }) =>
      description.trim().length < 10 || /:\s*$/.test(description) ? [`${path} is described as "${description}"`] : [],
    ),

  'every page has a title of its own': (site) =>
    [...Map.groupBy(mainPages(site), ({ title }) => title.toLowerCase())].flatMap(([title, pages]) =>
      title === '' || pages.length > 1 ? [`"${title}" is the title of ${places(pages.map(({ path }) => path))}`] : [],
    ),

  'every page has a description of its own, as long as search engines show': (site) => [
    ...site.pages.flatMap(({ path, description }) =>
      description.length > 160 ? [`${path} is described in ${description.length} characters`] : [],
    ),
    ...[...Map.groupBy(mainPages(site), ({ description }) => description.toLowerCase())].flatMap(([said, pages]) =>
      pages.length > 1 ? [`"${said}" describes ${places(pages.map(({ path }) => path))}`] : [],
    ),
  ],

  'every page has an address of this dealer': ({ pages, origin }) =>
    pages.flatMap(({ path, canonical }) =>
      canonical.startsWith(`${origin}/`) ? [] : [`${path} says it is ${canonical}`],
    ),

  // Pages with another canonical URL need no link.
  'no page is out of reach': (site) =>
    mainPages(site).flatMap(({ path, clicks }) => {
      if (clicks === null) return [`no link leads to ${path}`]
      return clicks > mostClicks ? [`${path} is ${clicks} clicks from home`] : []
    }),

  'no script in a head holds its page up': ({ pages }) =>
    pages.flatMap(({ path, holdUps }) => holdUps.map((src) => `${path} waits for ${src}`)),

  'the sitemap names the pages there are': (site) => {
    const main = new Set(mainPages(site).map(({ path }) => path))
    const listed = new Set(site.sitemap)
    return [
      ...[...main].filter((path) => !listed.has(path)).map((path) => `the sitemap leaves out ${path}`),
      ...[...listed]
        .filter((path) => !main.has(path))
        .map((path) => `the sitemap names ${path}, which is no page to list`),
    ]
  },
}

/** Origins of other dealers' sites in a site's metadata and structured data. Plain links to them are allowed. */
export function foreignAddresses(site: CrawledSite, others: readonly string[]): readonly string[] {
  return site.pages.flatMap(({ path, origins }) =>
    origins
      .filter((origin) => origin !== site.origin && others.includes(origin))
      .map((origin) => `${path} names ${origin}`),
  )
}

/** All violations of a site, each with the name of its rule. */
export function siteFaults(site: CrawledSite): readonly string[] {
  return Object.entries(siteRules).flatMap(([rule, faultsOf]) => faultsOf(site).map((fault) => `${rule}: ${fault}`))
}
