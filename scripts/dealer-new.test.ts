import { cpSync, existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { loadSite } from '#tenants/load.ts'
import { type Answers, collect } from './dealer-new/answers.ts'
import { zonesOf } from './dealer-new/time-zones.ts'
import { openDealer } from './dealer-new.ts'

const given: Partial<Answers> = {
  name: 'Corner & Sons "Garage"',
  phone: '08 5550 0142',
  street: '1 Example Street',
  city: 'Darwin City',
  state: 'NT',
  postcode: '0800',
}

function newRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'dealer-new-'))
  cpSync('dealers/_templates', join(root, 'dealers/_templates'), { recursive: true })
  return root
}

describe('dealer:new', () => {
  it('writes a dealer that loads without a problem, zeros and quotes kept (S1.5)', async () => {
    const root = newRoot()
    openDealer(root, await collect(given, ['showroom'], null))
    const loaded = loadSite('corner-sons-garage', { root, env: {} })
    expect('problems' in loaded ? loaded.problems : []).toEqual([])
    if (!('site' in loaded)) return
    expect(loaded.site.name).toBe('Corner & Sons "Garage"')
    expect(loaded.site.contact.phone).toBe('08 5550 0142')
    expect(loaded.site.locations[0]?.address.postcode).toBe('0800')
    expect(loaded.site.locale.timeZone).toBe('Australia/Darwin')
    expect(loaded.site.warnings.filter(({ path }) => path.startsWith('locations'))).toEqual([])
  })

  it('asks for what it was not told and takes defaults for empty answers', async () => {
    const asked: string[] = []
    const answers = await collect({ ...given, slug: 'corner' }, ['studio', 'trail'], async (question) => {
      asked.push(question)
      return question === 'Brand colour' ? '#aa0000' : ''
    })
    expect(asked).toEqual([
      'Template',
      'Address of the site',
      'E-mail',
      'Brand colour',
      'Locale (en-AU, en-NZ or en-US)',
      'Time zone',
    ])
    expect(answers).toMatchObject({
      template: 'studio',
      url: 'https://www.corner.example',
      colour: '#aa0000',
      locale: 'en-AU',
      time_zone: 'Australia/Darwin',
    })
  })

  test.each([
    ['en-AU', 'NSW', 'Australia/Sydney'],
    ['en-AU', 'act', 'Australia/Sydney'],
    ['en-AU', 'Victoria', 'Australia/Melbourne'],
    ['en-AU', 'QLD', 'Australia/Brisbane'],
    ['en-AU', 'SA', 'Australia/Adelaide'],
    ['en-AU', 'WA', 'Australia/Perth'],
    ['en-AU', 'Tas', 'Australia/Hobart'],
    ['en-AU', 'NT', 'Australia/Darwin'],
    ['en-NZ', 'Canterbury', 'Pacific/Auckland'],
    ['en-NZ', 'Chatham Islands', 'Pacific/Chatham'],
    ['en-US', 'NY', 'America/New_York'],
    ['en-US', 'WA', 'America/Los_Angeles'],
    ['en-US', 'Arizona', 'America/Phoenix'],
  ])('in %s, %s keeps the time of %s', async (locale, state, zone) => {
    const answers = await collect({ ...given, locale, state }, ['showroom'], null)
    expect(answers.time_zone).toBe(zone)
    expect(Intl.supportedValuesOf('timeZone')).toContain(zone)
  })

  test.each([
    ['en-US', 'TX', 'TX keeps America/Chicago and America/Denver'],
    ['en-US', 'Florida', 'Florida keeps America/New_York and America/Chicago'],
    ['en-AU', 'Otago', 'such as Australia/Sydney'],
  ])('in %s, %s has to say which time it keeps', async (locale, state, choices) => {
    await expect(collect({ ...given, locale, state }, ['showroom'], null)).rejects.toThrow(
      `Still needed: --time_zone (${choices})`,
    )
    const time_zone = 'America/Denver'
    expect(await collect({ ...given, locale, state, time_zone }, ['showroom'], null)).toMatchObject({ time_zone })
  })

  it('knows the zones of all states, and only zones that exist', () => {
    const states =
      'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC'
    const zones = states.split(' ').map((state) => zonesOf('en-US', state))
    expect(zones.filter((known) => known.length === 0)).toEqual([])
    for (const zone of zones.flat()) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
  })

  it('names what is missing when nobody can be asked', async () => {
    await expect(collect({ name: 'A' }, ['studio'], null)).rejects.toThrow(
      'Still needed: --phone, --street, --city, --state, --postcode, --time_zone (such as Australia/Sydney)',
    )
  })

  it('never writes over a dealer', async () => {
    const root = newRoot()
    const answers = await collect(given, ['showroom'], null)
    openDealer(root, answers)
    const before = readFileSync(join(root, 'dealers/corner-sons-garage/site.yaml'), 'utf8')
    expect(() => openDealer(root, { ...answers, name: 'Another' })).toThrow(
      'There is a dealer corner-sons-garage already',
    )
    expect(readFileSync(join(root, 'dealers/corner-sons-garage/site.yaml'), 'utf8')).toBe(before)
  })

  it('leaves nothing behind when an answer does not hold, and says which', async () => {
    const root = newRoot()
    const answers = await collect({ ...given, state: 'Nowhere', time_zone: 'Australia/Darwin' }, ['showroom'], null)
    expect(() => openDealer(root, answers)).toThrow(/locations\.yaml:\d+:\d+ +.*"Nowhere"/)
    expect(existsSync(join(root, 'dealers/corner-sons-garage'))).toBe(false)
  })
})
