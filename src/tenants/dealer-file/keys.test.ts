import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { parse } from 'yaml'
import { sampleSite } from '../sample-dealer.ts'
import { usualTemplate } from '../templates.ts'
import { defaultOf, docOf, exampleOf } from './about.ts'
import { dealerFile } from './dealer-file.ts'
import { schemaFiles } from './json-schema.ts'
import { manualText } from './manual.ts'
import { type AnySchema, entriesOf, isRequired, itemOf, mapValueOf, schemaAt } from './walk.ts'

function settingAt(key: string): AnySchema | null {
  const steps = key.replaceAll('[]', '.[]').split('.')
  return steps.reduce<AnySchema | null>(
    (at, step) => at && (step === '[]' ? itemOf(at) : schemaAt(at, step)),
    dealerFile,
  )
}

function everySetting(schema: AnySchema, path: string): [string, AnySchema][] {
  const inner = Object.entries(entriesOf(schema) ?? {})
  const below = itemOf(schema) ?? mapValueOf(schema)
  const children = inner.flatMap(([name, entry]) => [
    [path ? `${path}.${name}` : name, entry] as [string, AnySchema],
    ...everySetting(entry, path ? `${path}.${name}` : name),
  ])
  return below ? [...children, ...everySetting(below, `${path}[]`)] : children
}

describe('every variation is a setting', () => {
  test.each([
    ['slug', 'S1.1, S1.5, S3.58, S6.4'],
    ['name', 'S3.58'],
    ['template', 'S1.5, S2.7, S2.8, S2.9, S2.10, S3.58, S6.4'],
    ['id', 'S3.58'],
    ['dealer_id', 'S3.58'],
    ['dealership_id', 'S3.58'],
    ['dealership_group', 'S1.5, S3.58, S6.4, S9.66'],
    ['manufacturer', 'S3.59'],
    ['manufacturer_id', 'S3.59'],
    ['features', 'S1.5'],
    ['locale', 'S1.2, S1.51, S1.52'],
    ['currency', 'S1.56'],
    ['vehicle_types', 'S1.16'],
    ['buttons', 'S1.9, S6.6'],
    ['labels', 'S1.10, S2.137'],
    ['legal', 'S1.13'],
    ['storage.prefix', 'S3.91'],
    ['special_phones', 'S9.66'],
    ['phone', 'S1.11, S3.60'],
    ['email', 'S3.60'],
    ['url', 'S3.60'],
    ['logo.url', 'S1.12, S3.60'],
    ['address', 'S3.60'],
    ['locations', 'S3.60'],
    ['facebook_url', 'S2.144, S3.61'],
    ['instagram_url', 'S2.144, S3.61'],
    ['tiktok_url', 'S2.144, S3.61'],
    ['youtube_url', 'S2.144, S3.61'],
    ['xtime_url', 'S2.48, S3.62'],
    ['google_site_verification', 'S2.96, S3.63'],
    ['dealership_websites', 'S2.119, S3.66'],
    ['dealerships', 'S3.67'],
    ['gmb_profiles', 'S2.154, S3.68'],
    ['navigation.header', 'S1.6, S3.74'],
    ['navigation.footer', 'S2.140, S3.74'],
    ['banner.address', 'S1.33'],
    ['banner.items', 'S1.33'],
    ['header.variant', 'S1.34'],
    ['header.mega_menu', 'S1.35'],
    ['header.dropdown_trigger', 'S2.124, S4.44, S4.45'],
    ['header.mobile_nav', 'S2.110, S4.48'],
    ['nav.make_menus', 'S2.127'],
    ['footer.variant', 'S1.15, S2.107, S8.16'],
    ['footer.group_subfooter', 'S2.108'],
    ['footer.subscribe', 'S2.141'],
    ['footer.dealers', 'S2.142'],
    ['footer.hours', 'S2.146'],
    ['footer.map', 'S2.147'],
    ['footer.staff', 'S1.37, S2.148'],
    ['footer.owners_group', 'S2.145'],
    ['brand_banner', 'S7.31, S7.32'],
    ['chat', 'S2.98, S2.99, S2.100, S2.101, S2.102, S2.103, S2.104, S7.33'],
    ['autobot', 'S3.71, S7.33'],
    ['reviews.widget', 'S1.14, S7.23'],
    ['reviews.org_id', 'S7.22'],
    ['reviews.hidden', 'S4.52'],
    ['reviews.min_rating', 'S4.51'],
    ['reviews.click', 'S2.154, S2.155'],
    ['default_search_path', 'S1.7, S2.11, S2.25, S3.64, S7.40'],
    ['search_filters', 'S1.8, S3.64, S9.46, S9.47, S9.48, S9.49'],
    ['include_sold_cars_days', 'S3.64, S4.36, S9.43, S9.44, S9.45'],
    ['stock.car_types', 'S3.73'],
    ['search.host', 'S3.72, S7.15'],
    ['search.key_env', 'S3.72, S7.15'],
    ['search.lists', 'S2.9'],
    ['search.page_detection', 'S2.28'],
    ['search.list_page_size', 'S9.37'],
    ['search.total_source', 'S9.40, S9.41'],
    ['search.price_asc_positive', 'S5.53'],
    ['search.cache_cap', 'S4.43, S9.42'],
    ['search.price_slider', 'S5.48, S5.49, S9.55'],
    ['home.finder', 'S2.30'],
    ['stock.model_names', 'S9.50'],
    ['routes.checkout', 'S2.34, S2.35'],
    ['routes.trade_in', 'S2.36, S2.37'],
    ['routes.finance', 'S2.39, S2.40, S2.41'],
    ['routes.manufacturer_service', 'S2.48'],
    ['routes.location_slug', 'S2.87, S2.88'],
    ['routes.model', 'S2.60'],
    ['pages.valuations', 'S2.38'],
    ['pages.special_offers', 'S2.63'],
    ['pages.electric_cars', 'S2.62'],
    ['pages.faqs', 'S2.64'],
    ['pages.terms', 'S2.68'],
    ['pages.info', 'S2.69, S2.70, S2.71'],
    ['pages.used_car_list', 'S2.76'],
    ['privacy.path', 'S2.66, S2.67'],
    ['privacy.content', 'S1.40'],
    ['privacy.disclosure_bodies', 'S1.44'],
    ['privacy.distributor', 'S1.50'],
    ['privacy.complaints', 'S9.23, S9.24, S9.25'],
    ['contact.mode', 'S2.78, S2.79, S2.83, S2.84'],
    ['contact.path', 'S2.83'],
    ['garage_enabled', 'S1.17, S2.74, S2.106, S3.65, S6.7, S6.8'],
    ['garage.path', 'S2.72, S2.73'],
    ['garage.label', 'S2.73'],
    ['compare.enabled', 'S1.18, S2.75, S2.106, S2.132, S4.31'],
    ['compare.max_cars', 'S1.18'],
    ['favourites.bar', 'S4.32'],
    ['vehicle.sidebar', 'S2.156, S2.157, S2.158, S2.159, S2.160, S2.161'],
    ['phone_reveal', 'S4.78'],
    ['price.subscriptions', 'S4.17'],
    ['price.extra_amount', 'S4.18'],
    ['price.no_price_text', 'S4.21'],
    ['payment_provider', 'S3.69, S4.92'],
    ['finance_provider', 'S3.21, S3.70, S5.43'],
    ['finance.max_car_age_years', 'S5.46'],
    ['finance.deposit_percent', 'S9.19'],
    ['finance.default_term_years', 'S9.21'],
    ['autograb', 'S3.71, S4.93'],
    ['trade_in.nevdis', 'S7.11'],
    ['returns_policy', 'S9.22'],
    ['certified', 'S9.59, S9.60'],
    ['locations_order', 'S9.31'],
    ['locations_sort', 'S9.31'],
    ['locations[].label', 'S2.174'],
    ['locations[].hours_text', 'S2.162'],
    ['location_cards.email_modal', 'S2.173'],
    ['location_hero.map', 'S2.177, S2.178'],
    ['maps.token_env', 'S7.34'],
    ['hours.full_view', 'S4.81'],
    ['hours.layout', 'S4.82'],
    ['hours.closed_text', 'S4.84'],
    ['hours.holidays', 'S9.61'],
    ['enquiry.categories', 'S3.98, S3.99'],
    ['enquiry.heard_about_us', 'S3.101'],
    ['forms.on_success', 'S4.57, S4.58'],
    ['forms.steps', 'S4.63'],
    ['forms.service_location', 'S4.62'],
    ['forms.submit_target', 'S7.10'],
    ['forms.message_required', 'S5.26'],
    ['forms.phone.mode', 'S5.10, S5.13, S5.14, S5.15, S5.16, S5.18, S5.19'],
    ['forms.phone.test_number', 'S5.20'],
    ['forms.postcode_digits', 'S5.9'],
    ['forms.opt_in', 'S9.27, S9.28'],
    ['forms.test_drive.disclaimer', 'S5.37'],
    ['forms.finance.terms_agreed', 'S5.39'],
    ['api.base', 'S7.1'],
    ['api.mock', 'S7.8'],
    ['api.events_host', 'S7.14'],
    ['api.paths', 'S7.28, S7.29, S7.30'],
    ['images.host', 'S7.36'],
    ['analytics', 'S4.27, S9.6, S9.7, S9.8, S9.9, S9.10, S9.11, S9.12, S9.13'],
    ['error_reporting', 'S8.9'],
  ])('%s (%s)', (key) => {
    const setting = settingAt(key)
    expect(setting).not.toBeNull()
    expect(setting && docOf(setting)).not.toBe('')
  })

  it('has a text, and an example unless it is a group', () => {
    const all = everySetting(dealerFile, '')
    const mute = all.filter(([, schema]) => docOf(schema) === '' && !mapValueOf(schema))
    const shapeless = all.filter(([, schema]) => isRequired(schema) && exampleOf(schema) === null)
    expect(all.length).toBeGreaterThan(250)
    expect(mute.map(([path]) => path)).toEqual([])
    expect(shapeless.map(([path]) => path)).toEqual([])
  })
})

const template = usualTemplate('.') ?? ''

describe('what editors and staff read', () => {
  test.each(Object.entries(schemaFiles(template)))('%s is current', (file, text) => {
    expect(readFileSync(file, 'utf8')).toBe(text)
  })

  it('dealers/README.md is current', () => {
    expect(readFileSync('dealers/README.md', 'utf8')).toBe(manualText(template))
  })

  // Everything is text until the schema reads it.
  const read = (schema: AnySchema, text: string) => v.safeParse(schema, parse(`x: ${text}`, { schema: 'failsafe' }).x)

  it('its examples and defaults may be copied: the schema takes each, and a default is what it was', () => {
    const all = everySetting(dealerFile, '')
    const refused = all.flatMap(([path, schema]) => {
      const fallback = defaultOf(schema)
      const texts = entriesOf(schema)
        ? []
        : [exampleOf(schema), fallback].filter((text) => text !== null && text !== '')
      const faults = texts.filter((text) => !read(schema, text ?? '').success)
      const isOther =
        fallback && JSON.stringify(read(schema, fallback).output) !== JSON.stringify(v.parse(schema, undefined))
      return [...faults.map((text) => `${path}: ${text}`), ...(isOther ? [`${path} is not ${fallback}`] : [])]
    })
    expect(refused).toEqual([])
  })

  it('the garage may be where its example has it', () => {
    const example = exampleOf(settingAt('garage.path') ?? dealerFile)
    expect(sampleSite(`garage_enabled: true\ngarage: {path: ${example}}`).routes.favourites).toBe(example)
  })

  it('the manual names every setting at the top level', () => {
    const manual = manualText(template)
    const missing = Object.keys(dealerFile.entries).filter(
      (name) => !new RegExp(`^(## |\\| \`)${name}\\b`, 'm').test(manual),
    )
    expect(missing).toEqual([])
  })
})
