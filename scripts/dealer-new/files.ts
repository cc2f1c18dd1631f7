import { stringify } from 'yaml'
import { type StockFormat, usualSnapshot } from '#tenants/dealer-file/stock-formats.ts'
import type { Answers } from './answers.ts'
import { footColumns, kindsSold, menuEntries } from './kinds-sold.ts'

/** A quoted YAML string, which keeps leading zeros. */
function quoted(text: string): string {
  return stringify(text, { defaultStringType: 'QUOTE_DOUBLE', lineWidth: 0 }).trim()
}

/** A YAML string without quotes where possible (not for "null"). */
const plain = (text: string) => stringify(text).trim()

/** The stock setting of a table. Its columns cannot be guessed; check names the missing ones. */
const stockPart = ({ slug }: Answers, format: StockFormat): string =>
  format === 'json'
    ? ''
    : `
# The stock is ${usualSnapshot(slug, format)}. Columns of other names than ours are named here: stock.fields in dealers/README.md.
stock:
  format: ${format}
`

function siteFile(answers: Answers, format: StockFormat): string {
  const { slug, template, locale } = answers
  const sold = kindsSold(answers)
  const currency = { 'en-NZ': 'NZD', 'en-US': 'USD' }[locale] ?? 'AUD'
  return `# yaml-language-server: $schema=../_schema/site.schema.json
# Every setting, its default and an example: dealers/README.md

# Who the dealer is. The slug is the name of this folder and never changes.
slug: ${plain(slug)}
name: ${quoted(answers.name)}
template: ${template}
vehicle_types: [${sold.kinds.join(', ')}]
id: ${plain(slug)}
locale: ${locale}
currency: ${currency}
time_zone: ${quoted(answers.time_zone)}

# How to reach it.
url: ${quoted(answers.url)}
phone: ${quoted(answers.phone)}
email: ${quoted(answers.email)}
logo: {url: logo.svg}

# How it looks. One colour is enough: the rest is derived with readable contrast.
brand:
  colour: ${quoted(answers.colour)}
  strapline: ${sold.title}, honestly sold.

# What the home page says first.
home:
  headline: ${quoted(answers.name)}
  intro: ${quoted(`${sold.title} in ${answers.city}, looked over, priced fairly and ready to go.`)}

# Where search begins, and how long a sold car stays to be seen (0 to 14 days).
default_search_path: ${sold.all}
include_sold_cars_days: 3
${stockPart(answers, format)}
# Shoppers may save cars.
garage_enabled: true

# What the dealer does not offer yet is switched off here.
features: {buy_online: false}

# Forms take names such as O’Brien and Anne-Marie, and sign nobody up for offers who does not tick the box.
forms:
  names: any
  opt_in: {default: false}

# The company's line at the foot of every page, below its name:
# legal: {footer_text: Harbour Pty Ltd ABN 00 000 000 000}
`
}

function navigationFile(answers: Answers): string {
  const sold = kindsSold(answers)
  return `# yaml-language-server: $schema=../_schema/navigation.schema.json
# The main menu. An entry may have dropdownItems, or a dynamicDropdown: models, stock, brands or bodies.
header:
${menuEntries(sold)}  - {name: Body styles, url: ${sold.all}, dynamicDropdown: bodies}
  - {name: Questions, url: /faqs}
  - {name: Contact, url: /contact}

# The menu at the foot; entries with dropdownItems become columns.
footer:
${footColumns(sold)}  - name: Good to know
    dropdownItems:
      - {name: Questions, url: /faqs}
      - {name: Contact, url: /contact}
      - {name: Privacy, url: /privacy-policy}
`
}

function locationsFile({ name, street, city, state, postcode }: Answers): string {
  return `# yaml-language-server: $schema=../_schema/locations.schema.json
# One entry a place. A department gets its own entry with location_type: service or parts.
- name: ${quoted(name)}
  primary: true
  location_type: sales
  address:
    street: ${quoted(street)}
    city: ${quoted(city)}
    state: ${quoted(state)}
    postcode: ${quoted(postcode)}
  contact_detail:
    opening_hours:
      monday_to_friday: 8:30 am - 5:30 pm
      saturday: 9:00 am - 3:00 pm
      sunday: Closed
`
}

/** Full-width characters, such as Chinese ones and emoji. */
const isWide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u

/** A placeholder logo, to be replaced: a mark and the dealer's name, with escaped markup. */
function logoFile({ name, colour }: Answers): string {
  const safe = name.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const words = [...name].reduce((sum, sign) => sum + (isWide.test(sign) ? 24 : 13), 0)
  const width = 64 + words
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 48" width="${width}" height="48" role="img" aria-label="${safe}">
<circle cx="24" cy="24" r="20" fill="${colour}"/><path d="M14 27l3-8h14l3 8v5H14z" fill="#fff"/>
<text x="54" y="32" font-family="Helvetica, Arial, sans-serif" font-size="22" font-weight="700" fill="#16191d" textLength="${words}" lengthAdjust="spacingAndGlyphs">${safe}</text>
</svg>
`
}

/**
 * Path -> text of a new dealer's files: complete, commented, and ready to build without stock, unless a table exists.
 */
export function dealerFiles(answers: Answers, format: StockFormat): Readonly<Record<string, string>> {
  const folder = `dealers/${answers.slug}`
  return {
    [`${folder}/site.yaml`]: siteFile(answers, format),
    [`${folder}/navigation.yaml`]: navigationFile(answers),
    [`${folder}/locations.yaml`]: locationsFile(answers),
    [`${folder}/logo.svg`]: logoFile(answers),
    // Beside a table this empty snapshot would be published instead.
    ...(format === 'json' && {
      [usualSnapshot(answers.slug, format)]: '{"version":1,"cars":[],"empty_on_purpose":true}\n',
    }),
  }
}
