import { beforeAll, describe, expect, it, test } from 'vitest'
import { all, type HtmlElement, one, textOf } from './html.ts'
import { type BuiltYard, buildYards } from './yards.ts'

const banner = 'brand_banner: {enabled: true, src: "https://banner.example/b.js?dealer=9", type: '

const yards = {
  quiet: {},
  switched: { site: 'brand_banner: {enabled: false, src: "https://banner.example/b.js"}' },
  passenger: { site: `${banner}passenger}` },
  commercial: { site: `${banner}commercial}` },
  chatty: { site: 'phone: 02 5550 0123\nchat: {enabled: true, src: https://chat.example/w.js}' },
  counted: { site: 'analytics: {provider: gtm, id: GTM-A1, consent: true}' },
  beaconed: {
    site: 'analytics: {provider: beacon, event_ids: {call: 125}}\napi: {events_host: https://events.example}',
  },
} as const

let built: Readonly<Record<keyof typeof yards, BuiltYard>>

beforeAll(async () => {
  built = await buildYards(yards)
}, 180_000)

const scriptsOf = (yard: BuiltYard, path = '/') => all(yard.page(path), 'script', { src: /^https:/ })
const facts = (element: HtmlElement) => JSON.parse(element.attribs['data-measuring'] ?? '')
const filesOf = (yard: BuiltYard) => yard.paths.filter((path) => /\/_astro\/.*\.(?:js|css)$/.test(path)).join('\n')

describe('a brand banner', () => {
  test.each([
    ['passenger', 'V'],
    ['commercial', 'N'],
  ] as const)(
    'of a dealer of %s vehicles is told %s, on every page, and blocks nothing (S7.31, S7.32)',
    (name, type) => {
      for (const path of ['/', '/cars/car-1', '/contact']) {
        const [script, ...others] = scriptsOf(built[name], path)
        expect(others).toEqual([])
        expect(script?.attribs).toEqual({
          src: `https://banner.example/b.js?dealer=9&type=${type}`,
          defer: '',
          fetchpriority: 'low',
        })
      }
      expect(built[name].page('/_headers')).toContain('https://banner.example')
    },
  )
})

it('no brand banner is loaded or allowed while it is switched off (S7.31)', () => {
  for (const path of ['/', '/cars/car-1', '/contact']) expect(scriptsOf(built.switched, path)).toEqual([])
  expect(built.switched.page('/_headers')).not.toContain('banner.example')
})

describe('a chat', () => {
  it('is a button, and no byte of the widget (S7.33)', () => {
    const home = built.chatty.page('/')
    expect(scriptsOf(built.chatty)).toEqual([])
    const chat = one(home, 'div.chat')
    expect(chat.attribs['data-chat']).toBe('https://chat.example/w.js')
    expect(textOf(one(chat, 'button'))).toBe('Chat with us')
    expect(built.chatty.page('/_headers')).toContain('https://chat.example')
  })
})

describe('measuring', () => {
  it('by a container says which one, and asks first where the dealer wants that', () => {
    const home = built.counted.page('/')
    expect(facts(one(home, '', { 'data-measuring': /./ }))).toEqual({
      to: { provider: 'gtm', id: 'GTM-A1', isHere: true },
      asks: true,
      call_event: 25,
    })
    expect(all(home, 'section.consent', { hidden: '' })).toHaveLength(1)
    expect(all(one(home, 'section.consent'), 'button').map(textOf)).toEqual(['Yes, count it', 'No, do not'])
    expect(scriptsOf(built.counted)).toEqual([])
    expect(built.counted.page('/privacy-policy')).toContain('Google Tag Manager')
  })

  it('by beacons says where to, with the dealer’s own numbers, and asks nobody (S9.13)', () => {
    const home = built.beaconed.page('/')
    expect(facts(one(home, '', { 'data-measuring': /./ }))).toEqual({
      to: { provider: 'beacon', host: 'https://events.example', website_id: '42' },
      asks: false,
      call_event: 125,
    })
    expect(all(home, 'section.consent')).toEqual([])
    expect(built.beaconed.page('/_headers')).not.toContain('googletagmanager')
  })
})

describe('a dealer without any of them (S7.31)', () => {
  it('has no byte of theirs on any page, in its files or in its policy', () => {
    const { quiet } = built
    const pages = quiet.paths.filter((path) => path.endsWith('.html')).map((path) => quiet.page(path.slice(0, -5)))
    for (const page of pages) {
      expect(all(page, '', { 'data-chat': /./ })).toEqual([])
      expect(all(page, '', { 'data-measuring': /./ })).toEqual([])
      expect(all(page, 'script', { src: /^https?:/ })).toEqual([])
    }
    expect(filesOf(quiet)).not.toMatch(/chat|measuring/i)
    expect(filesOf(built.chatty)).toMatch(/chat/i)
    expect(filesOf(built.beaconed)).toMatch(/measuring/i)
    expect(quiet.page('/_headers')).not.toMatch(/banner|chat|googletagmanager|unsafe-inline/)
    expect(quiet.page('/privacy-policy')).toContain('Nothing on this site counts your visit.')
  })
})
