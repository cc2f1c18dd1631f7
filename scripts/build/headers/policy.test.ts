import { describe, expect, test } from 'vitest'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { contentSecurityPolicy, type PageKind } from './policy.ts'

type Sample = Parameters<typeof sampleSite>

/** The directives of one kind of page, each with its sources. */
function policyOf(kind: PageKind, sample: Sample = [], pictureHosts: readonly string[] = []) {
  const policy = contentSecurityPolicy(sampleSite(...sample), pictureHosts, kind)
  return new Map(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  )
}

const somewhere = {
  'locations.yaml':
    '- {name: Yard, address: {street: 1 Road, city: Perth, state: WA, postcode: 6000, lat: -31.9, long: 115.8}}\n',
}
const token = { FORECOURT_PUBLIC_MAPS: 'pk.sample' }
const liveMap: Sample = ['maps: {token_env: FORECOURT_PUBLIC_MAPS}', somewhere, token]
const stillMap: Sample = [`${liveMap[0]}\nlocation_hero: {map: static}`, somewhere, token]
const frame: Sample = ['', somewhere]
const footerFrame: Sample = ['footer: {map: true}', somewhere]
const embedded: Sample = [
  'payment_provider: embedded\npayment: {script: https://js.pay.example.com/v1.js, element: example-payment, hosts: [https://frames.pay.example.com]}',
]
const hosted: Sample = ['payment_provider: hosted\npayment: {page: https://pay.example.com/start}']
const chat: Sample = ['chat: {enabled: true, src: https://chat.example/w.js, hosts: [https://api.chat.example]}']
const bannerOff: Sample = ['brand_banner: {enabled: false, src: https://banner.example/b.js}']
const silentChat: Sample = ['chat: {enabled: true}']
const banner: Sample = ['brand_banner: {enabled: true, src: https://banner.example/b.js}']
const container: Sample = ['analytics: {provider: gtm, id: GTM-A1}', somewhere, token]
const beacon: Sample = ['analytics: {provider: beacon}\napi: {events_host: https://events.example.com}']
const mapbox = "'self' https://api.mapbox.com https://events.mapbox.com"

describe('the security policy', () => {
  test.each<[string, PageKind, Sample, string, string | undefined]>([
    ['scripts are our own', 'ordinary', [], 'script-src', "'self'"],
    ['styles are our own', 'ordinary', [], 'style-src', "'self'"],
    ['nothing else is asked', 'ordinary', [], 'connect-src', "'self'"],
    ['pictures are our own, drawn or chosen', 'ordinary', [], 'img-src', "'self' data: blob:"],
    ['nothing is framed', 'ordinary', [], 'frame-src', "'none'"],
    ['nothing is played', 'ordinary', [], 'media-src', "'none'"],
    ['nobody shows a page in a frame of theirs', 'ordinary', [], 'frame-ancestors', "'none'"],
    ['nobody moves where links lead', 'checkout', embedded, 'base-uri', "'none'"],
    ['nothing is plugged in', 'ordinary', [], 'object-src', "'none'"],
    ['typefaces are our own', 'ordinary', [], 'font-src', "'self'"],
    ['the manifest is our own', 'ordinary', [], 'manifest-src', "'self'"],
    ['what is asked for insecurely is asked for securely', 'ordinary', [], 'upgrade-insecure-requests', ''],
    ['pages may be fetched ahead', 'ordinary', [], 'default-src', "'self'"],
    ['forms go to the site', 'ordinary', [], 'form-action', "'self'"],
    ['scripts are held to trusted types', 'ordinary', [], 'require-trusted-types-for', "'script'"],
    ['which one policy of ours makes', 'ordinary', [], 'trusted-types', 'search-worker'],
    [
      'the lead API may be asked',
      'ordinary',
      ['api: {base: https://api.example.com}'],
      'connect-src',
      "'self' https://api.example.com",
    ],
    [
      'and posted to',
      'ordinary',
      ['api: {base: https://api.example.com}'],
      'form-action',
      "'self' https://api.example.com",
    ],
    [
      'errors may be reported',
      'ordinary',
      ['error_reporting: {endpoint: https://errors.example.com/report}'],
      'connect-src',
      "'self' https://errors.example.com",
    ],
    ['a place is shown in the frame of a map (S7.35)', 'place', frame, 'frame-src', 'https://www.openstreetmap.org'],
    [
      'its host is asked whether it answers',
      'place',
      frame,
      'img-src',
      "'self' data: blob: https://www.openstreetmap.org",
    ],
    ['which no other page may show', 'ordinary', frame, 'frame-src', "'none'"],
    ['nor ask', 'ordinary', frame, 'img-src', "'self' data: blob:"],
    [
      'and pictures of its own hosts stay',
      'ordinary',
      footerFrame,
      'img-src',
      "'self' data: blob: https://www.openstreetmap.org",
    ],
    ['unless it stands in every footer', 'ordinary', footerFrame, 'frame-src', 'https://www.openstreetmap.org'],
    ['the map service is let in with a token (S7.34)', 'place', liveMap, 'connect-src', mapbox],
    ['it draws in workers', 'place', liveMap, 'worker-src', "'self' blob:"],
    ['it writes its credits', 'place', liveMap, 'require-trusted-types-for', undefined],
    ['its scripts are our own', 'place', liveMap, 'script-src', "'self'"],
    ['other pages do not know it', 'ordinary', liveMap, 'connect-src', "'self'"],
    ['nor draw in workers of blobs', 'ordinary', liveMap, 'worker-src', "'self'"],
    ['and stay held to trusted types', 'ordinary', liveMap, 'require-trusted-types-for', "'script'"],
    ['a still map asks nobody (S2.178)', 'place', stillMap, 'connect-src', "'self'"],
    ['a hosted payment page may be posted to', 'checkout', hosted, 'form-action', "'self' https://pay.example.com"],
    ['from the checkout alone', 'ordinary', hosted, 'form-action', "'self'"],
    ['an embedded script may run', 'checkout', embedded, 'script-src', "'self' https://js.pay.example.com"],
    [
      'its frames may show',
      'checkout',
      embedded,
      'frame-src',
      'https://js.pay.example.com https://frames.pay.example.com',
    ],
    [
      'it may call home',
      'checkout',
      embedded,
      'connect-src',
      "'self' https://js.pay.example.com https://frames.pay.example.com",
    ],
    ['it writes as it likes', 'checkout', embedded, 'require-trusted-types-for', undefined],
    ['on no other page', 'ordinary', embedded, 'script-src', "'self'"],
    ['whose scripts stay held to trusted types', 'ordinary', embedded, 'require-trusted-types-for', "'script'"],
    ['the demo provider needs nothing', 'checkout', ['payment_provider: demo'], 'form-action', "'self'"],
    [
      'a chat’s script may run (S7.33)',
      'ordinary',
      chat,
      'script-src',
      "'self' https://chat.example https://api.chat.example",
    ],
    [
      'its calls may be made',
      'ordinary',
      chat,
      'connect-src',
      "'self' https://chat.example https://api.chat.example wss://chat.example wss://api.chat.example",
    ],
    ['its frames may show', 'place', chat, 'frame-src', 'https://chat.example https://api.chat.example'],
    ['trusted types hold until it is opened', 'ordinary', chat, 'require-trusted-types-for', "'script'"],
    ['and any maker of them then', 'ordinary', chat, 'trusted-types', '*'],
    ['it does not run where deposits are taken', 'checkout', chat, 'script-src', "'self'"],
    ['a chat without a script needs nothing', 'ordinary', silentChat, 'script-src', "'self'"],
    ['a brand banner may run (S7.31)', 'ordinary', banner, 'script-src', "'self' https://banner.example"],
    ['one that is off may not', 'ordinary', bannerOff, 'script-src', "'self'"],
    ['nor does it take anything from ours', 'ordinary', bannerOff, 'trusted-types', 'search-worker'],
    ['it writes as it likes at once', 'ordinary', banner, 'require-trusted-types-for', undefined],
    ['and its styles', 'place', banner, 'style-src', "'self' https://banner.example 'unsafe-inline'"],
    ['it does not run where deposits are taken either', 'checkout', banner, 'script-src', "'self'"],
    ['where trusted types hold', 'checkout', banner, 'require-trusted-types-for', "'script'"],
    ['a container may run (S4.27)', 'ordinary', container, 'script-src', "'self' https://www.googletagmanager.com"],
    [
      'it tells those who measure',
      'ordinary',
      container,
      'connect-src',
      "'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
    ],
    [
      'be it with a picture',
      'ordinary',
      container,
      'img-src',
      "'self' data: blob: https://www.googletagmanager.com https://*.google-analytics.com",
    ],
    ['trusted types hold until it is run', 'ordinary', container, 'require-trusted-types-for', "'script'"],
    ['and any maker of them then (S4.27)', 'ordinary', container, 'trusted-types', '*'],
    ['it brings no styles', 'ordinary', container, 'style-src', "'self'"],
    ['it does not run beside a payment', 'checkout', container, 'script-src', "'self'"],
    ['beacons go to the events host', 'ordinary', beacon, 'connect-src', "'self' https://events.example.com"],
    ['and need no script of others', 'ordinary', beacon, 'trusted-types', 'search-worker'],
    ['nothing is told to anybody', 'ordinary', [], 'report-uri', undefined],
    [
      'unless the dealer asks to be told',
      'ordinary',
      ['security: {report_to: https://r.example/x}'],
      'report-uri',
      'https://r.example/x',
    ],
    ['in the newer way as well', 'checkout', ['security: {report_to: https://r.example/x}'], 'report-to', 'policy'],
  ])('%s', (_reason, kind, sample, directive, sources) => {
    expect(policyOf(kind, sample).get(directive)).toBe(sources)
  })

  test('lets in the hosts of pictures, and no other', () => {
    expect(policyOf('ordinary', [], ['https://pictures.example']).get('img-src')).toBe(
      "'self' data: blob: https://pictures.example",
    )
  })

  const fetched = ['connect', 'font', 'frame', 'img', 'manifest', 'media', 'object', 'script', 'style', 'worker']
  test.each<[PageKind, Sample]>([
    ['ordinary', []],
    ['ordinary', footerFrame],
    ['place', liveMap],
    ['checkout', embedded],
  ])('leaves nothing but pages fetched ahead to the default: %s %j', (kind, sample) => {
    const policy = policyOf(kind, sample)
    expect(fetched.filter((what) => !policy.has(`${what}-src`))).toEqual([])
  })
})
