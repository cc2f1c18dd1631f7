import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { describe, expect, it, test } from 'vitest'
import { loadSite } from '#tenants/load.ts'
import { type Answers, collect, LeftOff } from './dealer-new/answers.ts'
import { personAt } from './dealer-new/person.ts'
import { zonesOf } from './dealer-new/time-zones.ts'
import { openDealer, openedText } from './dealer-new.ts'
import { writeTree } from './lib/write-tree.ts'

const given: Partial<Answers> = {
  name: 'Corner & Sons "Garage"',
  phone: '08 5550 0142',
  street: '1 Example Street',
  city: 'Darwin City',
  state: 'NT',
  postcode: '0800',
}

const house = (usual: string, ...others: readonly string[]) => ({
  templates: [...others, usual].sort(),
  usual,
  dealers: ['north-yard'],
})

function newRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'dealer-new-'))
  cpSync('dealers/_templates', join(root, 'dealers/_templates'), { recursive: true })
  return root
}

describe('dealer:new', () => {
  it('writes a dealer that loads without a problem, zeros and quotes kept (S1.5)', async () => {
    const root = newRoot()
    openDealer(root, await collect(given, house('showroom'), null))
    const loaded = loadSite('corner-sons-garage', { root, env: {} })
    expect('problems' in loaded ? loaded.problems : []).toEqual([])
    if (!('site' in loaded)) return
    expect(loaded.site.name).toBe('Corner & Sons "Garage"')
    expect(loaded.site.contact.phone).toBe('08 5550 0142')
    expect(loaded.site.locations[0]?.address.postcode).toBe('0800')
    expect(loaded.site.locale.timeZone).toBe('Australia/Darwin')
    expect(loaded.site.warnings.filter(({ path }) => path.startsWith('locations'))).toEqual([])
  })

  test.each([
    ['en-AU', 'NT', '0800'],
    ['en-NZ', 'Canterbury', '8011'],
    ['en-US', 'NY', '10001'],
  ])('writes a dealer in %s of which check has nothing to say', async (locale, state, postcode) => {
    const root = newRoot()
    openDealer(root, await collect({ ...given, locale, state, postcode }, house('showroom'), null))
    const loaded = loadSite('corner-sons-garage', { root, env: {} })
    expect('site' in loaded ? loaded.site.warnings : loaded.problems).toEqual([])
  })

  it.each(['Te Awa Caravans & Motorhomes', '東京モータース'])(
    'draws %s whole, whatever typeface is there',
    async (name) => {
      const root = newRoot()
      openDealer(root, await collect({ ...given, name, slug: 'wide' }, house('showroom'), null))
      const logo = readFileSync(join(root, 'dealers/wide/logo.svg'), 'utf8')
      const numberOf = (pattern: RegExp) => Number(pattern.exec(logo)?.[1])
      expect(numberOf(/<text x="(\d+)"/) + numberOf(/textLength="(\d+)"/)).toBeLessThan(numberOf(/ width="(\d+)"/))
      expect(numberOf(/textLength="(\d+)"/)).toBeGreaterThanOrEqual(name.length * 13)
    },
  )

  test.each([
    ['rvs', 'RVs, honestly sold.', '/search/new-used-and-demo-rvs', ['/search/new-used-and-demo-rvs']],
    [
      'motorcycles, rvs',
      'Vehicles, honestly sold.',
      '/search/new-used-and-demo-cars',
      ['/search/new-used-and-demo-motorcycles', '/search/new-used-and-demo-rvs'],
    ],
    [
      'trucks, trucks',
      'Trucks, honestly sold.',
      '/search/new-used-and-demo-trucks',
      ['/search/new-used-and-demo-trucks'],
    ],
  ])('writes a dealer of %s in words and menus of its own', async (vehicle_types, strapline, all, menu) => {
    const root = newRoot()
    openDealer(root, await collect({ ...given, vehicle_types }, house('showroom'), null))
    const loaded = loadSite('corner-sons-garage', { root, env: {} })
    if (!('site' in loaded)) throw new Error(JSON.stringify(loaded.problems))
    const { site } = loaded
    expect(site.warnings).toEqual([])
    const kinds = [...new Set(vehicle_types.split(', '))]
    expect([site.identity.vehicle_types, site.brand.strapline, site.search.default_search_path]).toEqual([
      kinds,
      strapline,
      all,
    ])
    const urls = site.shell.navigation.header.map(({ url }) => url)
    expect(urls.slice(0, urls.indexOf('/faqs') - 1)).toEqual(menu)
    const words = readFileSync(join(root, 'dealers/corner-sons-garage/site.yaml'), 'utf8')
    expect(words).toContain(`${strapline.split(',')[0]} in Darwin City,`)
  })

  it('asks for what it was not told and takes defaults for empty answers', async () => {
    const asked: string[] = []
    const ask = async (question: string) => {
      asked.push(question)
      return question === 'Brand colour' ? '#aa0000' : ''
    }
    const answers = await collect({ ...given, slug: 'corner' }, house('trail', 'studio'), {
      ask,
      tell: () => undefined,
    })
    expect(asked).toEqual([
      'What it sells (cars, bikes, motorcycles, trucks, rvs)',
      'Template (studio, trail)',
      'Address of the site',
      'E-mail',
      'Brand colour',
      'Locale (en-AU, en-NZ or en-US)',
      'Time zone (NT keeps Australia/Darwin)',
    ])
    expect(answers).toMatchObject({
      template: 'trail',
      url: 'https://www.corner.example',
      colour: '#aa0000',
      locale: 'en-AU',
      time_zone: 'Australia/Darwin',
    })
  })

  it('has to be told a template where nobody chose one for all', async () => {
    const none = { ...house('trail', 'studio'), usual: null }
    await expect(collect({ ...given, slug: 'corner' }, none, null)).rejects.toThrow(
      'Still needed: --template (studio, trail)',
    )
  })

  /** Simulates a person who types these lines; returns the answers and the output. */
  async function talk(lines: readonly string[], told: Partial<Answers> = {}) {
    const [input, output] = [new PassThrough(), new PassThrough()]
    const shown: string[] = []
    const rest = [...lines]
    output.on('data', (chunk: Buffer) => {
      shown.push(String(chunk))
      if (!/: $/.test(String(chunk))) return
      const line = rest.shift()
      if (line === undefined) input.end()
      else input.write(`${line}\n`)
    })
    const person = personAt(input, output)
    const faults: string[] = []
    const listening = { ...person, tell: (text: string) => faults.push(text.trim()) }
    const answers = await collect(told, house('showroom', 'studio'), listening).catch((error: Error) => error)
    person.close()
    return { answers, faults, shown: shown.join('') }
  }

  it('checks each answer as it is given, and asks again', async () => {
    const { answers, faults, shown } = await talk([
      ...[
        '',
        'Corner Garage',
        'north-yard',
        'Corner',
        'corner',
        'caravans, bikes',
        ',',
        'rvs, bikes',
        'showrom',
        'showroom',
      ],
      ...['corner.example', 'https://corner.example', '02', '08 5550 0142', 'hello', '', 'blue', '', 'en-UK', 'en-AU'],
      ...['1 Example Street', 'Darwin', 'Northern', 'NT', '800', '"0800"', 'Darwin', ''],
    ])
    expect(answers).toMatchObject({
      slug: 'corner',
      vehicle_types: 'rvs, bikes',
      postcode: '0800',
      time_zone: 'Australia/Darwin',
    })
    expect(faults).toEqual([
      'an answer is needed here',
      'there is a dealer "north-yard" already; choose another slug',
      '"Corner" is not a slug (a-z, 0-9 and single hyphens); did you mean "corner"?',
      '"caravans" is not one of cars, bikes, motorcycles, trucks or rvs; did you mean "rvs"?',
      '"," is not one of cars, bikes, motorcycles, trucks or rvs',
      'there is no template "showrom"; did you mean "showroom"?',
      '"corner.example" is not the address of a site: https:// and a host, without a path; did you mean "https://corner.example"?',
      '"02" is not a phone number (6 to 15 digits, with spaces, brackets, hyphens or a leading +); digits are missing',
      '"hello" is not an e-mail address; for example sales@example.com.au',
      '"blue" is not a colour written "#rrggbb"; did you mean "#0000ff"?',
      '"en-UK" is not one of en-AU, en-NZ or en-US; did you mean "en-US"?',
      '"Northern" is not one of the Australian states and territories; did you mean "NT"?',
      '"800" is not one of the Australian postcodes, which have 4 digits; did you mean "0800"?',
      '"Darwin" is not a time zone of the IANA list; did you mean "Australia/Darwin"?',
    ])
    expect(shown).toContain('Template (showroom, studio) [showroom]: ')
    expect(shown).toContain('State or region (NSW, VIC, QLD, SA, WA, TAS, NT, ACT): ')
  })

  it('keeps what was answered when the person leaves, as the command that goes on', async () => {
    const { answers } = await talk(["O'Brien & Sons", '', '', 'studio'], { phone: '08 5550 0142' })
    expect(answers).toBeInstanceOf(LeftOff)
    expect((answers as Error).message).toBe(
      [
        'Nothing was written. What you answered is kept in this command; run it to go on:',
        '',
        "  npm run dealer:new -- --name 'O'\\''Brien & Sons' --slug obrien-sons --vehicle_types cars --template studio --phone '08 5550 0142'",
      ].join('\n'),
    )
  })

  it('asks again for what a flag said wrongly', async () => {
    const { answers, faults } = await talk(['', ''], {
      ...given,
      slug: 'a',
      vehicle_types: 'cars',
      template: 'studio',
      url: 'https://a.example',
      email: 'a@a.example',
      colour: 'red',
      locale: 'en-AU',
    })
    expect(faults).toEqual([expect.stringContaining('--colour: "red" is not a colour')])
    expect(answers).toMatchObject({ colour: '#1f4fbf', time_zone: 'Australia/Darwin' })
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
    const answers = await collect({ ...given, locale, state }, house('showroom'), null)
    expect(answers.time_zone).toBe(zone)
    expect(Intl.supportedValuesOf('timeZone')).toContain(zone)
  })

  test.each([
    ['en-US', 'TX', 'TX keeps America/Chicago and America/Denver'],
    ['en-US', 'Florida', 'Florida keeps America/New_York and America/Chicago'],
    ['en-AU', 'Otago', 'such as Australia/Sydney'],
  ])('in %s, %s has to say which time it keeps', async (locale, state, choices) => {
    await expect(collect({ ...given, locale, state }, house('showroom'), null)).rejects.toThrow(
      `Still needed: --time_zone (${choices})`,
    )
    const time_zone = 'America/Denver'
    expect(await collect({ ...given, locale, state, time_zone }, house('showroom'), null)).toMatchObject({ time_zone })
  })

  it('knows the zones of all states, and only zones that exist', () => {
    const states =
      'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC'
    const zones = states.split(' ').map((state) => zonesOf('en-US', state))
    expect(zones.filter((known) => known.length === 0)).toEqual([])
    for (const zone of zones.flat()) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
  })

  it('names what is missing when nobody can be asked', async () => {
    await expect(collect({ name: 'A' }, house('studio'), null)).rejects.toThrow(
      'Still needed: --phone, --street, --city, --state (NSW, VIC, QLD, SA, WA, TAS, NT, ACT), --postcode, --time_zone (such as Australia/Sydney)',
    )
  })

  it('names what is wrong beside what is missing, in a locale that nobody knows too', async () => {
    const told = collect({ ...given, locale: 'de-DE', colour: 'red' }, house('showroom'), null)
    await expect(told).rejects.toThrow(
      /^Still needed: --time_zone \(such as Australia\/Sydney\)\n--colour: "red" is not .*\n--locale: "de-DE" is not one of en-AU, en-NZ or en-US/,
    )
  })

  it('needs a slug for a name that has no letter of an address', async () => {
    const told = { ...given, name: '日本車' }
    const why = 'the name has no letter from a to z; write it in these, with digits and hyphens'
    await expect(collect(told, house('showroom'), null)).rejects.toThrow(`Still needed: --slug (${why})`)
    expect(await collect({ ...told, slug: 'nihon' }, house('showroom'), null)).toMatchObject({
      slug: 'nihon',
      url: 'https://www.nihon.example',
    })
    const { answers, faults, shown } = await talk(['日本車', '', 'nihon', ''])
    expect(faults).toEqual(['an answer is needed here'])
    expect(shown).toContain(`Its slug (the folder’s name) (${why}): `)
    expect((answers as Error).message).toContain('--slug nihon')
  })

  it('asks for the name, and not for the slug that comes with it, where both are missing', async () => {
    await expect(collect({ ...given, name: '' }, house('showroom'), null)).rejects.toThrow(/^Still needed: --name$/)
  })

  it('keeps a stock that was there before the dealer, and says so', async () => {
    const root = newRoot()
    const stock = 'stock/corner-sons-garage.json'
    mkdirSync(join(root, 'stock'))
    writeFileSync(join(root, stock), '{"version":1,"cars":[],"empty_on_purpose":true}')
    const answers = await collect(given, house('showroom'), null)
    const opened = openDealer(root, answers)
    expect(opened).toEqual({ written: expect.not.arrayContaining([stock]), kept: [stock] })
    expect(readFileSync(join(root, stock), 'utf8')).not.toContain('\n')
    expect(openedText(answers, opened, '.')).toMatch(
      /logo\.svg\nstock\/corner-sons-garage\.json was there already and stays; see whether it is this dealer’s\n\nNext: npm run dev -- corner-sons-garage$/,
    )
    expect(openedText(answers, opened, '../my yards')).toMatch(
      /\nNext: npm run check -- corner-sons-garage --content '\.\.\/my yards'$/,
    )
  })

  test.each(['csv', 'xml'] as const)(
    'names a stock in %s that was there before, and makes none beside it',
    async (format) => {
      const root = newRoot()
      const stock = `stock/corner-sons-garage.${format}`
      writeTree(root, { [stock]: '' })
      const opened = openDealer(root, await collect(given, house('showroom'), null))
      expect(opened).toMatchObject({ kept: [stock] })
      expect(readdirSync(join(root, 'stock'))).toEqual([`corner-sons-garage.${format}`])
      const loaded = loadSite('corner-sons-garage', { root, env: {} })
      expect('site' in loaded ? loaded.site.stock : loaded.problems).toMatchObject({ format, snapshot: stock })
    },
  )

  it('never writes over a dealer', async () => {
    const root = newRoot()
    const answers = await collect(given, house('showroom'), null)
    openDealer(root, answers)
    const before = readFileSync(join(root, 'dealers/corner-sons-garage/site.yaml'), 'utf8')
    expect(() => openDealer(root, { ...answers, slug: 'foo/bar' })).toThrow('"foo/bar" is not a slug')
    expect(existsSync(join(root, 'dealers/foo'))).toBe(false)
    expect(() => openDealer(root, { ...answers, name: 'Another' })).toThrow(
      'There is a dealer corner-sons-garage already',
    )
    expect(readFileSync(join(root, 'dealers/corner-sons-garage/site.yaml'), 'utf8')).toBe(before)
  })

  it('says where there are no templates at all', async () => {
    const answers = await collect(given, house('showroom'), null)
    const root = mkdtempSync(join(tmpdir(), 'no-templates-'))
    mkdirSync(join(root, 'dealers'))
    expect(() => openDealer(root, answers)).toThrow(
      '; the folder has no dealers/_templates: copy that and dealers/_platform.yaml into it first',
    )
    await expect(collect(given, { templates: [], usual: null, dealers: [] }, null)).rejects.toThrow(
      'Still needed: --template (the folder has no dealers/_templates: copy that and dealers/_platform.yaml into it first)',
    )
  })

  it('leaves nothing behind when a file cannot be written', async () => {
    const root = newRoot()
    writeFileSync(join(root, 'stock'), '')
    const answers = await collect(given, house('showroom'), null)
    expect(() => openDealer(root, answers)).toThrow(/ENOTDIR|EEXIST/)
    expect(readdirSync(join(root, 'dealers'))).toEqual(['_templates'])
  })

  it('leaves nothing behind when answers do not hold, and names each by its flag', async () => {
    const root = newRoot()
    const wrong = { template: 'showrom', state: 'nt', colour: 'blue', time_zone: 'Australia/Darwin' }
    const answers = await collect({ ...given, ...wrong }, house('showroom'), null)
    expect(() => openDealer(root, answers)).toThrow(
      [
        '--template: there is no template "showrom"; did you mean "showroom"?',
        '--colour: "blue" is not a colour written "#rrggbb"; did you mean "#0000ff"?',
        '--state: "nt" is not one of the Australian states and territories; did you mean "NT"?',
      ].join('\n'),
    )
    expect(existsSync(join(root, 'dealers/corner-sons-garage'))).toBe(false)
  })
})
