import { rmSync } from 'node:fs'
import { afterEach, describe, expect, it, test } from 'vitest'
import { frameProblem } from '#tenants/problem.ts'
import { writeYards, type Yard } from '#tests/sites/yards.ts'
import { type LoadedTenant, loadTenant } from '../build/load-tenant.ts'
import { DealerRefused } from '../build/refused.ts'

const now = new Date('2026-03-04T01:00:00Z')
const roots: string[] = []

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

/** First lines of a dealer's findings, by weight. */
async function said(yard: Yard): Promise<{ stop: string[]; mistakes: string[]; notes: string[] }> {
  const root = writeYards({ yard })
  roots.push(root)
  const heads = (texts: readonly string[]) => texts.map((text) => text.split('\n')[0] ?? '')
  try {
    const { mistakes, warnings, tenant }: LoadedTenant = await loadTenant('yard', { root, now })
    const ofFilesAlone = tenant.site.warnings.map(frameProblem)
    const notes = warnings.filter((text) => !ofFilesAlone.includes(text))
    return { stop: [], mistakes: heads(mistakes), notes: heads(notes) }
  } catch (error) {
    if (!(error instanceof DealerRefused)) throw error
    return { stop: heads(error.problems), mistakes: [], notes: [] }
  }
}

const menus = (...links: readonly (readonly [string, string])[]) => ({
  'navigation.yaml': `header:\n${links.map(([name, url]) => `  - {name: ${name}, url: ${url}}\n`).join('')}footer: []\n`,
})
const at = 'dealers/yard'

describe('links of a dealer’s own', () => {
  test.each([
    [
      'a page of its own',
      '/about-us',
      '"/about-us" leads to no page of this site; a page of text is made as in: pages: {info: [{path: /about-us, title: ..., content: pages/about-us.md}]}',
    ],
    ['a page misspelt', '/contakt', '"/contakt" leads to no page of this site; did you mean "/contact"?'],
    ['a slash too many', '/faqs/', '"/faqs/" leads to no page of this site; did you mean "/faqs"?'],
    ['a capital letter', '/Faqs', '"/Faqs" leads to no page of this site; did you mean "/faqs"?'],
    [
      'a page that is switched off',
      '/special-offers',
      '"/special-offers" leads to no page of this site; it exists with pages: {special_offers: true}',
    ],
    [
      'a page that lives elsewhere',
      '/privacy',
      '"/privacy" leads to no page of this site; this site has it at "/privacy-policy"',
    ],
    [
      'a car that is not there',
      '/cars/car-9',
      '"/cars/car-9" leads to no page of this site; did you mean "/cars/car-1"?',
    ],
    [
      'a list in capitals',
      '/search/Used-Cars',
      '"/search/Used-Cars" leads to no page of this site; did you mean "/search/used-cars"?',
    ],
    ['a list of a kind that nobody made', '/search/cheap-cars', '"/search/cheap-cars"; there are new-cars, used-cars'],
    ['a kind of list misspelt', '/search/uesd-cars', '"/search/uesd-cars"; did you mean "/search/used-cars"?'],
  ])('%s', async (_reason, url, message) => {
    const { stop } = await said({ files: menus(['Cars', '/search/used-cars'], ['Here', url]) })
    expect(stop).toHaveLength(1)
    expect(stop[0]).toContain(`${at}/navigation.yaml:3:23  navigation.header[1].url: `)
    expect(stop[0]).toContain(message)
  })

  test.each([
    ['a list', '/search/used-cars?sort=price'],
    ['the next page of a list', '/search/used-cars/page-2'],
    ['a make in stock', '/search/norda'],
    ['a car', '/cars/car-1'],
    ['a page', '/faqs#first'],
    ['a file of the site', '/sitemap.xml'],
    ['another site', 'https://other.example/about-us'],
    ['a phone', 'tel:0255500123'],
  ])('may lead to %s', async (_reason, url) => {
    expect(await said({ files: menus(['Here', url]) })).toEqual({ stop: [], mistakes: [], notes: [] })
  })

  it('are found in the footer, in promos, on pages of text and under the owners’ button', async () => {
    const { stop } = await said({
      site: [
        'footer: {owners_group: {label: Join, url: /owners}}',
        'pages: {terms: {path: /terms, title: Terms, content: terms.md}}',
      ].join('\n'),
      files: {
        'navigation.yaml': 'header: []\nfooter:\n  - {name: Jobs, url: /jobs}\n',
        'promos.yaml': '- {title: Sale, text: All reduced., url: /sale}\n',
        'terms.md': '# Terms\n\nSee [our warranty](/warranty) and [the cars](/search/used-cars).\n',
      },
    })
    expect(stop.map((line) => line.replace(/ leads to no page.*/, ''))).toEqual([
      `${at}/navigation.yaml:3:23  navigation.footer[0].url: "/jobs"`,
      `${at}/promos.yaml:1:42  promos[0].url: "/sale"`,
      `${at}/site.yaml:10:43  footer.owners_group.url: "/owners"`,
      `${at}/terms.md:3:20  pages.terms.content: "/warranty"`,
    ])
  })

  it('stand where the whole address does, not where another begins with it', async () => {
    const { stop } = await said({
      site: 'pages: {terms: {path: /terms, title: Terms, content: terms.md}}',
      files: { 'terms.md': '[a](/faqs) [b](/warranty-claims)\n\n[c](</warranty>)\n' },
    })
    expect(stop.map((line) => line.replace(/ leads to no page.*/, ''))).toEqual([
      `${at}/terms.md:1:16  pages.terms.content: "/warranty-claims"`,
      `${at}/terms.md:3:6  pages.terms.content: "/warranty"`,
    ])
  })

  it('stand with the line and a mark under the place', async () => {
    const root = writeYards({ yard: { files: menus(['About', '/about']) } })
    roots.push(root)
    await expect(loadTenant('yard', { root, now })).rejects.toThrow(
      ['\n  2 |   - {name: About, url: /about}', '    |                        ^'].join('\n'),
    )
  })

  test.each([
    [
      'a promo that is over',
      { 'promos.yaml': '- {title: A, text: B., url: /sale, expiry: 2026-03-01}\n' },
      `${at}/promos.yaml:1:29  promos[0].url: "/sale" leads to no page`,
    ],
    [
      'the site’s own web address',
      menus(['About', 'https://yard.example/about']),
      `${at}/navigation.yaml:2:24  navigation.header[0].url: "/about" leads to no page`,
    ],
    [
      'a make that is sold out',
      menus(['Kestra', '/search/kestra']),
      `no car on show today is in the list "/search/kestra", which stands empty`,
    ],
    ['a make misspelt', menus(['Norda', '/search/nroda']), `which stands empty; did you mean "/search/norda"?`],
  ])('are noted, and no more, for %s', async (_reason, files, message) => {
    const { stop, mistakes, notes } = await said({ files })
    expect({ stop, mistakes, count: notes.length }).toEqual({ stop: [], mistakes: [], count: 1 })
    expect(notes[0]).toContain(message)
  })
})

describe('links within a text', () => {
  const heads = '## Small print\n\n### Fees & charges\n'
  const page = (text: string) => ({
    site: 'pages: {terms: {path: /terms, title: Our terms, content: terms.md}}',
    files: { 'terms.md': `# Terms\n\n${text}\n\n${heads}` },
  })
  const there = '; there are #terms, #small-print, #fees-charges'

  test.each([
    ['[a](#smal-print)', [[3, 5, '"#smal-print" leads to no heading of this text; did you mean "#small-print"?']]],
    ['Or *[a](#warranty)* here', [[3, 9, `"#warranty" leads to no heading of this text${there}`]]],
    [
      '[a](#smallprnt) [b](/faqs) [c](#smallprnt)',
      [
        [3, 5, '"#smallprnt" leads to no heading of this text; did you mean "#small-print"?'],
        [3, 32, '"#smallprnt" leads to no heading of this text; did you mean "#small-print"?'],
      ],
    ],
    ['See [all][1]\n\n[1]: #fees', [[5, 6, '"#fees" leads to no heading of this text; did you mean "#fees-charges"?']]],
    [
      '[a](/terms#small-print)',
      [[3, 5, '"/terms#small-print" leads to no heading of that page; did you mean "/terms#text-small-print"?']],
    ],
    [
      '[a](/terms#text-smal-print)',
      [[3, 5, '"/terms#text-smal-print" leads to no heading of that page; did you mean "/terms#text-small-print"?']],
    ],
  ] as const)('stop the build where they lead to no heading: %s', async (text, found) => {
    const { stop } = await said(page(text))
    expect(stop).toEqual(
      found.map(([line, column, message]) => `${at}/terms.md:${line}:${column}  pages.terms.content: ${message}`),
    )
  })

  test.each([
    '[a](#small-print), [b](#Fees-Charges), [c](#text-small-print), [d](/terms#text-small-print), [e](/terms#text-fees-charges)',
    '[a](#top), [b](#), [c](#ask), [d](#content), [e](/terms#ask), [f](/terms)',
    '`[a](#smal-print)`',
  ])('may lead there: %s', async (text) => {
    expect(await said(page(text))).toEqual({ stop: [], mistakes: [], notes: [] })
  })

  test.each([
    ['a text without headings', 'No [a](#b).\n', '"#b" leads to no heading of this text; it has none'],
    ['a text with many', `[a](#warranty)\n${'## Part\n'.repeat(13)}`, '"#warranty" leads to no heading of this text'],
  ])('are told of in %s', async (_what, text, message) => {
    const site = 'pages: {info: [{path: /help, title: Help, content: help.md}]}'
    const { stop } = await said({ site, files: { 'help.md': text } })
    expect(stop).toEqual([expect.stringMatching(/^dealers\/yard\/help\.md:1:\d {2}pages\.info\[0\]\.content: /)])
    expect(stop[0]?.replace(/^.*?: /, '')).toBe(message)
  })

  it('are told of in answers, which have no headings, and in a privacy policy of the dealer’s own', async () => {
    const { stop } = await said({
      site: 'privacy: {content: privacy.md}',
      files: {
        'privacy.md': '# Privacy\n\n[a](#cookys)\n\n## Cookies\n',
        'faqs.yaml': [{ question: 'Where?', answer: 'See [below](#map).' }],
      },
    })
    expect(stop).toEqual([
      `${at}/faqs.yaml:2:23  pages.faqs[0].answer: "#map" leads to no heading of this text; it has none`,
      `${at}/privacy.md:3:5  privacy.content: "#cookys" leads to no heading of this text; did you mean "#cookies"?`,
    ])
  })

  test.each([
    ['sales@example.com', 'mailto:sales@example.com'],
    ['0355501234', 'tel:0355501234'],
    ['www.example.org/cars', 'https://www.example.org/cars'],
    ['example.com.au', 'https://example.com.au'],
  ])('are told of where %s lacks what leads elsewhere', async (url, meant) => {
    const site = 'pages: {info: [{path: /help, title: Help, content: help.md}]}'
    const { stop } = await said({ site, files: { 'help.md': `[a](${url})\n` } })
    expect(stop).toEqual([
      `${at}/help.md:1:5  pages.info[0].content: "${url}" is read as a page of this site, which has none of this name; did you mean "${meant}"?`,
    ])
  })

  it('are told of at their line in an answer', async () => {
    const { stop } = await said({
      files: { 'faqs.yaml': '- question: A?\n  answer: |\n    One.\n\n    Two [b](/contakt).\n' },
    })
    expect(stop).toEqual([expect.stringContaining('faqs.yaml:5:13  pages.faqs[0].answer: "/contakt"')])
  })

  it('are told of below the vehicles of a page, with links to no page, unless the site has no such page', async () => {
    const files = { 'charging.md': '[a](#hom) [b](/contakt)\n\n## Home\n' }
    const pages = (isOn: boolean) => `pages: {special_offers: ${isOn}, texts: {special_offers: charging.md}}`
    expect((await said({ site: pages(true), files })).stop).toEqual([
      `${at}/charging.md:1:5  pages.texts.special_offers: "#hom" leads to no heading of this text; did you mean "#home"?`,
      `${at}/charging.md:1:15  pages.texts.special_offers: "/contakt" leads to no page of this site; did you mean "/contact"?`,
    ])
    expect((await said({ site: pages(false), files })).stop).toEqual([])
  })
})

describe('a fact of an XML stock', () => {
  const inXml = (fields: string) =>
    said({
      site: `stock: {format: xml, fields: ${fields}}`,
      files: {
        '../../stock/yard.xml':
          '<stock><vehicle><Ref>1</Ref><Label>Norda</Label><Price><Now>5</Now></Price></vehicle></stock>',
      },
    })

  it('is a mistake where no vehicle has its element, and one of nearly its name', async () => {
    const { mistakes } = await inXml('{id: Ref, name: Label, price: Price.Now}')
    expect(mistakes).toEqual([
      expect.stringMatching(
        /^dealers\/yard\/site\.yaml:\d+:\d+ {2}stock\.fields\.price: no vehicle of the stock has "Price\.Now"; there is "Price\/Now", "Ref", "Label"; did you mean "Price\/Now"\?$/,
      ),
    ])
  })

  it('is noted where none has one like it, as empty elements may be left out', async () => {
    const { mistakes, notes } = await inXml('{id: Ref, name: Label, price: Amount}')
    expect(mistakes).toEqual([])
    expect(notes).toContainEqual(expect.stringContaining('stock.fields.price: no vehicle of the stock has "Amount"'))
  })

  it('is told of where no car can be read without it', async () => {
    const { stop } = await inXml('{id: Ref, name: Lable}')
    expect(stop).toEqual([
      expect.stringMatching(/^stock\/yard\.xml {2}None of the 1 entry can be read /),
      expect.stringMatching(
        /^dealers\/yard\/site\.yaml:\d+:\d+ {2}stock\.fields\.name: no vehicle of the stock has "Lable"; /,
      ),
    ])
  })
})

describe('what shoppers would read as it stands', () => {
  const site = 'pages: {info: [{path: /help, title: Help desk, content: help.md}]}'
  const inMarkdown = (text: string) => said({ site, files: { 'help.md': text } })

  test.each([
    [
      'HTML in Markdown',
      'One.\n\nTwo <b>words</b>.\n',
      '3:5  pages.info[0].content: "<b>" is HTML, which shoppers read as it stands; write Markdown, as in **bold**',
    ],
    [
      'a picture in Markdown, there or not',
      'One.\n\n![Our yard](yard.jpg)\n',
      '3:1  pages.info[0].content: texts show no pictures, only the words "Our yard"; a page of pages.info has one beside its heading, named by image',
    ],
    [
      'a link whose halves stand apart',
      'One.\n\nSee [cars] (/search/used-cars).\n',
      '3:5  pages.info[0].content: shoppers read "[cars] (/search/used-cars)" as it stands; in a link, write no space between "]" and "("',
    ],
    [
      'a heading without its space',
      '# Help\n\n#Fees\n',
      '3:1  pages.info[0].content: shoppers read "#Fees" as it stands; in a heading, a space follows "#"',
    ],
    [
      'points as other programs draw them',
      'We take:\n•\tcards\n•\tcash\n',
      '2:1  pages.info[0].content: points that begin with "•" run on in one line; begin each with "- "',
    ],
    [
      'points without a space behind their hyphen',
      'We take:\n\n-cards\n-cash\n',
      '3:1  pages.info[0].content: points that begin with "-cards" run on in one line; write a space behind the "-"',
    ],
    [
      'a phone link with spaces in its number',
      'One.\n\nRing [Jo](tel:09 555 0123), or see [cars](/search/used-cars "All cars").\n',
      '3:6  pages.info[0].content: shoppers read "[Jo](tel:09 555 0123)" as it stands; the address of a link has no spaces',
    ],
    [
      'a table that lacks its second line',
      '| a | b |\n| 1 | 2 |\n',
      '1:1  pages.info[0].content: shoppers read "| a | b |" as it stands; a table has |---|---| below its first line',
    ],
    [
      'the title of the page at the head of its text',
      '\n# HELP DESK #\n\nOne.\n',
      '2:1  pages.info[0].content: the page has this heading above its text already; take the line out',
    ],
    [
      'bold words with spaces within their stars',
      '- We are ** open ** today.\n',
      '1:10  pages.info[0].content: shoppers read "** open **" as it stands; write no space between "**" and the bold words',
    ],
    [
      'a picture whose name has a space',
      'One.\n\n![Yard](our yard.jpg)\n',
      '3:1  pages.info[0].content: shoppers read "![Yard](our yard.jpg)" as it stands; texts show no pictures; a page of pages.info has one beside its heading, named by image',
    ],
    [
      'what other programs write above a text',
      '---\ntitle: Help\n---\n\n# Help\n',
      '1:1  pages.info[0].content: what stands between the two "---" is shown to shoppers; take these lines out',
    ],
    ['nothing at all', ' \n', '1:1  pages.info[0].content: this text is empty, and shown as nothing'],
  ])('is noted: %s', async (_what, text, message) => {
    const { stop, notes } = await inMarkdown(text)
    expect(stop).toEqual([])
    expect(notes).toEqual([`${at}/help.md:${message}`])
  })

  it('is noted at its line in texts of YAML', async () => {
    const { notes } = await said({
      files: {
        'faqs.yaml':
          '- question: Papers?\n  answer: |\n    Bring a-b - and **both**:\n\n    - the papers\n    - the <u>keys</u>\n\n    • a pen\n',
        'promos.yaml': [{ title: 'Mats &amp; more', text: 'All **mats** free; 5 < 6 & a*b*c; R&D.' }],
      },
    })
    expect(notes).toEqual([
      `${at}/faqs.yaml:6:11  pages.faqs[0].answer: "<u>" is HTML, which shoppers read as it stands; write Markdown, as in **bold**`,
      `${at}/faqs.yaml:8:5  pages.faqs[0].answer: points that begin with "•" run on in one line; begin each with "- "`,
      `${at}/promos.yaml:1:15  promos[0].title: "&amp;" is HTML, which shoppers read as it stands; write the sign itself`,
      `${at}/promos.yaml:2:13  promos[0].text: shoppers read "**mats**" as it stands, as this text takes no Markdown; leave the "**" out`,
    ])
  })

  it('is nothing in Markdown that is shown as it is meant', async () => {
    const { notes } = await inMarkdown(
      '# Help\n\n- **a** `<b>`, `** b **` **c** and **d**\n- 3 · 4\n\n| a | b |\n|---|---|\n| 1 | 5 < 6 |\n\n#1 in town\n\n---\n\n`#x`\n',
    )
    expect(notes).toEqual([])
  })
})

describe('the list behind the search box', () => {
  test.each([
    [
      'a kind of list that nobody made',
      'default_search_path: /search/cheap-cars',
      'there is no list "/search/cheap-cars"',
    ],
    [
      'an address of another page',
      'default_search_path: /search/used/cars/here',
      '"/search/used/cars/here" is no list of this site',
    ],
  ])('%s stops the build', async (_reason, site, message) => {
    const { stop } = await said({ site })
    expect(stop).toHaveLength(1)
    expect(stop[0]).toContain(`default_search_path: ${message}`)
  })

  test.each([
    ['without a car', 'default_search_path: /search/demo-cars', 'the list "/search/demo-cars" holds no car today'],
    [
      'of its own without a car',
      "default_search_path: /search/bargains\nsearch: {lists: {bargains: {filter: 'price < 100'}}}",
      'the list "/search/bargains" holds no car today',
    ],
    [
      'of a make that is sold out',
      'default_search_path: /search/kestra',
      'no car on show today is in the list "/search/kestra"',
    ],
  ])('is noted %s', async (_reason, site, message) => {
    const { notes } = await said({ site })
    expect(notes).toHaveLength(1)
    expect(notes[0]).toContain(message)
  })

  it('may be a list of the dealer’s own', async () => {
    const site = "default_search_path: /search/bargains\nsearch: {lists: {bargains: {filter: 'price < 99000'}}}"
    expect(await said({ site })).toEqual({ stop: [], mistakes: [], notes: [] })
  })

  test.each([
    [
      'that cannot be read',
      'tag == Special',
      'this cannot be read as a filter; write one as in: tag = "Special", price < 15000, or both joined with AND',
    ],
    [
      'with its words in small letters',
      'tag = "and more" and price < 20000',
      'AND, OR, NOT, IN, TO, IS, NULL, EMPTY and EXISTS stand in capitals; write tag = "and more" AND price < 20000',
    ],
    ['of something cars do not have', 'prise < 15000', 'cars have no "prise" to choose by; did you mean "price"?'],
  ])('has no filter %s', async (_reason, filter, message) => {
    const { stop } = await said({ site: `search: {lists: {bargains: {filter: '${filter}'}}}` })
    expect(stop).toEqual([expect.stringContaining(`search.lists.bargains.filter: ${message}`)])
  })
})

describe('lenders', () => {
  const offer = { finance_lenders: { plenti: { weekly_price: 99, interest_rate: 7, comparison_rate: 8 } } }

  it('misspelt are a mistake, though the site can be built', async () => {
    const { mistakes } = await said({ site: 'finance_provider: plenty', cars: [offer] })
    expect(mistakes).toEqual([
      `${at}/site.yaml:15:19  finance_provider: no car has an offer of "plenty", so no weekly price is shown; did you mean "plenti"?`,
    ])
  })

  it('that no car has today are noted, with those there are', async () => {
    const { notes } = await said({
      site: 'finance_provider: otherbank\nfinance: {deposit_percent: {thirdbank: 10}}',
      cars: [offer],
    })
    expect(notes.map((line) => line.replace(/^.*? {2}/, ''))).toEqual([
      'finance_provider: no car has an offer of "otherbank", so no weekly price is shown; they name plenti',
      'finance.deposit_percent.thirdbank: no car has an offer of "thirdbank", so this is never used; they name plenti',
    ])
  })
})

describe('makes to leave out', () => {
  const stock = { cars: [{ make: 'Norda' }, { make: 'Kestra' }, { make: 'Sola Vans' }] }
  const noted = (name: string, end: string) => `no car of the stock is a "${name}", so none is left out today; ${end}`

  test.each([
    ['a misspelt one', 'Kerstra', noted('Kerstra', 'did you mean "Kestra"?')],
    ['one with another hyphen', 'Sola-Vans', noted('Sola-Vans', 'did you mean "Sola Vans"?')],
    ['one that is sold out', 'Tallis', noted('Tallis', 'its cars may be sold out')],
  ])('are noted where the stock has none: %s', async (_reason, make, message) => {
    const site = `search_filters:\n  exclude_makes: [NORDA, ${make}]`
    const { stop, mistakes, notes } = await said({ site, ...stock })
    expect({ stop, mistakes }).toEqual({ stop: [], mistakes: [] })
    expect(notes).toEqual([`${at}/site.yaml:16:26  search_filters.exclude_makes[1]: ${message}`])
  })

  it('are looked for in whatever is said of makes, where another is called nearly so', async () => {
    const site =
      'makes: {Kerstra: {text: Built well.}, Tallis: {text: Gone.}}\nvehicle: {included: {makes: {Norda: Mats, Nordia: Mats, Sola Van: Mats}}}\nstock: {model_names: {kestra: {A: B}}}'
    const { notes } = await said({ site, ...stock })
    expect(notes.map((line) => line.replace(/^.*? {2}/, ''))).toEqual([
      'makes.Kerstra: no car of the stock is a "Kerstra"; did you mean "Kestra"?',
      'vehicle.included.makes.Sola Van: no car of the stock is a "Sola Van"; did you mean "Sola Vans"?',
    ])
  })

  it('are looked for where the files of all dealers name the one that is meant', async () => {
    const { notes } = await said({
      site: 'makes: {Kerstra: {text: Built well.}, Norda: {models: {Herron: Tall.}}}',
      files: { '../_models.yaml': 'makes: {Kestra: {text: Solid.}, Norda: {models: {Heron: Tall.}}}' },
      cars: [{ make: 'Norda', model: 'Heron' }, { make: 'Kestra' }],
    })
    expect(notes.map((line) => line.replace(/^.*? {2}/, ''))).toEqual([
      'makes.Kerstra: no car of the stock is a "Kerstra"; did you mean "Kestra"?',
      'makes.Norda.models.Herron: no Norda of the stock is a "Herron"; did you mean "Heron"?',
    ])
  })

  it('are looked for likewise as the make of a dealer and of its places', async () => {
    const place =
      '{name: A, address: {street: 1 A St, city: Sydney, state: NSW, postcode: 2000}, manufacturers: [kestra, Nordar, Tallis]}'
    const { notes } = await said({ site: `manufacturer: {name: Kerstra}\nlocations: [${place}]`, ...stock })
    expect(notes.map((line) => line.replace(/^.*? {2}/, ''))).toEqual([
      'manufacturer.name: no car of the stock is a "Kerstra"; did you mean "Kestra"?',
      'locations[0].manufacturers[1]: no car of the stock is a "Nordar"; did you mean "Norda"?',
    ])
  })

  it('have models that are looked for likewise, though another number is another model', async () => {
    const cars = [{ model: 'Heron' }, { model: 'CX-5' }, { model: 'Tern 4' }]
    const site =
      'makes:\n  norda:\n    models: {Herron: Tall., CX-3: Small., Tern 4 Cross: Wide.}\n    points: {HERON: {good: [Roomy]}, Tern4: {good: [Quick]}}'
    const { notes } = await said({ site, cars })
    expect(notes).toEqual([
      `${at}/site.yaml:17:14  makes.norda.models.Herron: no norda of the stock is a "Herron"; did you mean "Heron"?`,
      `${at}/site.yaml:18:38  makes.norda.points.Tern4: no norda of the stock is a "Tern4"; did you mean "Tern 4"?`,
    ])
  })

  it('are not taken for one that is left out already', async () => {
    const { notes } = await said({ site: 'search_filters: {exclude_makes: [Kestra, Kerstra]}', ...stock })
    expect(notes).toEqual([expect.stringContaining(noted('Kerstra', 'its cars may be sold out'))])
  })

  test.each([
    ['in whatever capitals', 'search_filters: {exclude_makes: [kestra]}', stock],
    ['of an empty stock', 'search_filters: {exclude_makes: [Tallis]}', { cars: [] }],
  ])('need no note %s', async (_reason, site, more) => {
    const { notes } = await said({ site, ...more })
    expect(notes.filter((note) => note.includes('exclude_makes'))).toEqual([])
  })
})

describe('cars at places', () => {
  const address = { street: '1 A Street', city: 'Sydney', state: 'NSW', postcode: '2000' }
  const place = (name: string) => ({ name, contact_detail: { phone: '02 5550 0100' }, address })
  const notesOn = async (names: readonly string[], ...ids: readonly string[]) => {
    const cars = ids.map((id) => ({ location: { id, name: 'A yard' } }))
    const { notes } = await said({ cars, files: { 'locations.yaml': names.map(place) } })
    return notes.filter((note) => note.includes('locations'))
  }

  it('that are nearly called so are noted at the place, others at all of them', async () => {
    expect(
      await notesOn(['East', 'Harbour West - Sales'], 'east', 'harbour-west', 'harbour-west', 'dubbo', 'orange'),
    ).toEqual([
      `${at}/locations.yaml:1:1  locations: 2 cars stand at "dubbo", "orange", and no place has that id or slug, so shoppers are sent to East; the ids are east, harbour-west-sales`,
      `${at}/locations.yaml:9:3  locations[1]: 2 cars stand at "harbour-west", and no place has that id or slug, so shoppers are sent to East; if this is it, write id: harbour-west here`,
    ])
  })

  it('need no note where they are known, or where there is one place alone', async () => {
    expect(await notesOn(['East', 'West'], 'east', 'west')).toEqual([])
    expect(await notesOn(['East'], 'west')).toEqual([])
  })
})

describe('what shoppers press', () => {
  it('leads somewhere: an entry of a menu without an address is a mistake, at any depth', async () => {
    const header = '- {name: Home}\n  - {name: Questions}\n  - {name: Cars, dropdownItems: [{name: All of them}]}'
    const { mistakes } = await said({ files: { 'navigation.yaml': `header:\n  ${header}\nfooter: []\n` } })
    expect(mistakes).toEqual([
      `${at}/navigation.yaml:3:5  navigation.header[1]: "Questions" leads to the home page, as it has no url; write one, as in url: /faqs`,
      `${at}/navigation.yaml:4:34  navigation.header[2].dropdownItems[0]: "All of them" leads to the home page, as it has no url; write one, as in url: /faqs`,
    ])
  })

  it('can be dialled: a digit too few is a mistake', async () => {
    const staff = [
      { name: 'Avery', department: 'Sales', phone: '5550 014' },
      { name: 'Robin', department: 'Sales', phone: '02 5550 0144' },
      { name: 'Kim', department: 'Sales', phone: '0011 61 2 5550 0144' },
    ]
    const { mistakes } = await said({ files: { 'staff.yaml': staff } })
    expect(mistakes).toEqual([
      expect.stringMatching(
        /staff\.yaml:\d+:\d+ {2}footer\.staff\[0\]\.phone: "5550 014" has a digit too few or too many for a phone number of this country; one from abroad begins with \+$/,
      ),
      expect.stringMatching(/ of this country; did you mean "\+61 2 5550 0144"\?$/),
    ])
  })
})
