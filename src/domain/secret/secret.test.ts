import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { issuedSecrets } from './issued.ts'
import { looksRandom } from './random.ts'
import { isShowable, withoutSecrets } from './redact.ts'
import { filler, publicTexts, sampleSecrets, signed, tellingParts } from './sample-secrets.ts'
import { issuedSecretsIn, writtenSecretIn } from './secrets-in.ts'
import { isPublicToken } from './token.ts'

/** Samples recognised only by their name or position: elsewhere the same text may be harmless. */
const byNameAlone =
  /^(?:AWS secret|Azure signed|Heroku|Postmark|Cloudflare|Meilisearch|password|secret with|basic|bearer|stored)/

/** A pattern without escapes, classes and groups; an alternative that remains is at the top level. */
function outsideGroups({ source }: RegExp): string {
  const groups = /\([^()]*\)/
  let left = source.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '')
  while (groups.test(left)) left = left.replace(groups, '')
  return left
}

describe('what staff may not write', () => {
  test.each(sampleSecrets)('%s', (_what, secret) => {
    expect(writtenSecretIn(secret)).not.toBeNull()
  })

  test.each(sampleSecrets.filter(([what]) => what !== 'password in words'))('%s in a sentence', (_what, secret) => {
    expect(writtenSecretIn(`Ask for "${secret}", please.`)).not.toBeNull()
  })

  test.each(publicTexts)('%s may be written', (_what, text) => {
    expect(writtenSecretIn(text)).toBeNull()
  })
})

describe('what no published file may hold', () => {
  test.each(sampleSecrets.filter(([what]) => !byNameAlone.test(what)))('%s', (_what, secret) => {
    expect(issuedSecretsIn(`<p data-x="${secret}">x</p>`)).toHaveLength(1)
    expect(issuedSecretsIn(JSON.stringify({ a: ['x', secret] }))).toHaveLength(1)
  })

  test.each(publicTexts)('%s may stand there', (_what, text) => {
    expect(issuedSecretsIn(`<p data-x="${text}">x</p>`)).toEqual([])
  })

  it('is looked for by patterns whose alternatives stand in groups', () => {
    expect(outsideGroups(/\ba(?:b|(?:c|d))[|]\||\be/)).toBe('a|e')
    expect(issuedSecrets.filter(({ pattern }) => outsideGroups(pattern).includes('|'))).toEqual([])
  })

  it('may hold code that names what it is about', () => {
    const code =
      'const re=/^[^:]+:\\/\\/[^:]+:[^@]+@/;SG.prototype.constructor;fetch(u,{headers:{Authorization:`Bearer `+t}})'
    expect(issuedSecretsIn(code)).toEqual([])
  })
})

describe('withoutSecrets', () => {
  test.each(sampleSecrets)('hides %s', (_what, secret) => {
    const said = withoutSecrets(`"${secret}" is not a web address`)
    expect(tellingParts(secret).filter((part) => said.toLowerCase().includes(part))).toEqual([])
    expect(said).toContain('[hidden]')
    expect(isShowable(`name: ${secret}`)).toBe(false)
  })

  test.each([
    '"acepts" is not one of accepts, hides',
    'dealers/harbour-street/site.yaml:3:33  phone: there is no setting "acepts"; did you mean "accepts"?',
    'there is no file "logo-2024.svg" beside dealers/harbour-street/site.yaml',
    '"www.example.com.au/used-cars/2024-mazda-cx5" is not a web address; did you mean "https://www.example.com.au"?',
    'the environment variable FORECOURT_PUBLIC_SEARCH_KEY is not set',
    'car 17 (2024 Mazda CX-5 G25 GT SP KF Series Auto AWD MY24): no id',
  ])('leaves "%s" as it is', (message) => {
    expect(withoutSecrets(message)).toBe(message)
  })

  test.each([
    ['"us:s3cret@x.example/adf" is not a web address', '"[hidden]@x.example/adf" is not a web address'],
    ['url: us:s3:cret@x.example:8443/adf', 'url: [hidden]@x.example:8443/adf'],
    ['email:sales@x.example', 'email:sales@x.example'],
    ['url: "mailto:sales@x.example"', 'url: "mailto:sales@x.example"'],
  ])('says of "%s" no more than "%s"', (text, told) => {
    expect(withoutSecrets(text)).toBe(told)
  })

  test.each(['password: hunter', '  api_key: x1', 'client_secret: "two words"', '  key_env: abc123'])(
    'does not show "%s"',
    (line) => {
      expect(isShowable(line)).toBe(false)
    },
  )

  it('shows the line that names a variable', () => {
    expect(isShowable('maps: {token_env: FORECOURT_PUBLIC_MAPS_TOKEN}')).toBe(true)
  })

  it('comes to an end on any text, and twice is as good as once', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'binary' }), (text) => {
        const once = withoutSecrets(text)
        expect(withoutSecrets(once)).toBe(once)
      }),
      { seed: 1 },
    )
    for (const piece of ['a', '://a:', 'a:', 'a:@', 'token=', '-', 'eyJaaaaaaaa.', '/', 'A1b2', '-----BEGIN A '])
      expect(withoutSecrets(piece.repeat(10_000))).not.toBe('')
  }, 60_000)

  it('is looked for in time that grows with the text alone', () => {
    const began = performance.now()
    for (const piece of ['eyJ-', '://a:', '-----BEGIN A ', 'A1b2']) issuedSecretsIn(piece.repeat(25_000))
    expect(performance.now() - began).toBeLessThan(2500)
  })
})

describe('a token for pages', () => {
  test.each([
    ['ends and names its index', { searchRules: { yard: { filter: 'a = 1' } }, exp: 4102444800 }, true],
    ['never ends', { searchRules: { yard: null } }, false],
    ['reads every index', { searchRules: { '*': null }, exp: 4102444800 }, false],
    ['reads every index whose name begins so', { searchRules: ['yard*'], exp: 4102444800 }, false],
    ['reads all that were filled for one dealer', { searchRules: ['yard_*'], exp: 4102444800 }, true],
    ['speaks for an administrator', { searchRules: { yard: null }, exp: 4102444800, role: 'admin' }, false],
    ['speaks for a service', { searchRules: { yard: null }, exp: 4102444800, role: 'service_role' }, false],
    ['speaks for anybody', { searchRules: { yard: null }, exp: 4102444800, role: 'anon' }, true],
    ['ends and names no index', { exp: 4102444800 }, true],
    ['has an end that is no time', { searchRules: { yard: null }, exp: 'never' }, false],
  ])('%s', (_reason, claims, isPublic) => {
    expect(isPublicToken(signed(claims))).toBe(isPublic)
  })

  it('can be read', () => {
    expect(isPublicToken(`${filler(20)}.${filler(20)}.${filler(20)}`)).toBe(false)
  })
})

describe('looksRandom', () => {
  test.each([
    [filler(40), true],
    [filler(32, '0123456789abcdef'), true],
    ['harbour-street-motors-and-caravans', false],
    ['https://www.harbour-street.example/used-cars', false],
    ['/home/runner/work/forecourt/forecourt', false],
    ['HarbourStreetMotorsAndCaravans', false],
    ['2024-mazda-cx-5-g25-gt-sp-kf-series', false],
  ])('%s: %s', (text, verdict) => {
    expect(looksRandom(text)).toBe(verdict)
  })
})
