import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, test } from 'vitest'
import { sampleSite } from '#tenants/sample-dealer.ts'
import type { Site } from '#tenants/site.ts'
import { createLeadApp } from '../app.ts'
import { everyLead, everything, type ListedLead } from '../store/lead-list.ts'
import { openDatabase } from '../store/open-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'native-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The form data of a car page's enquiry. */
const words = {
  website_slug: 'north',
  dealership_slug: 'north-sales',
  category: 'Used Vehicle Enquiry',
  form_name: 'car-enquiry',
  success_path: '/thank-you',
  car_id: '7',
  car_type: 'used',
  'Vehicle Make': 'Norda',
  opt_in_text: 'News?',
  company_website: '',
  first_name: 'Avery',
  last_name: 'Lindqvist',
  email: 'avery@example.com',
  phone: '0491 570 156',
  rego: 'abc123',
  location_id: '3',
  location: 'North Sales',
  message: 'Is it still here?',
}

let opened = 0

/** An API with a clock that tests can advance, and its store. */
function open(started = '2026-03-02T01:00:00Z', sites: readonly Site[] = []) {
  let time = Date.parse(started)
  const file = join(folder, `${opened++}.sqlite`)
  const database = openDatabase({ file })
  const app = createLeadApp({ file, database, folder: `${file}-files`, now: () => new Date(time), sites })
  return {
    async kept() {
      const leads: ListedLead[] = []
      for await (const lead of everyLead(database.db, everything, null)) leads.unshift(lead)
      return leads
    },
    files: () => readdirSync(`${file}-files`),
    wait: (minutes: number) => (time += minutes * 60_000),
    post: (body: URLSearchParams | FormData, headers: Record<string, string> = {}) =>
      app.request('/api/leads', {
        method: 'POST',
        body,
        headers: { referer: 'http://north.localhost/cars/norda-tern', 'user-agent': 'a browser', ...headers },
      }),
  }
}

const form = (changes: object = {}) => new URLSearchParams({ ...words, ...changes })

function multipart(changes: object, ...files: readonly File[]): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...words, ...changes })) data.append(name, value)
  for (const file of files) data.append('photos', file)
  return data
}

const photo = (name: string, type = 'image/jpeg') => new File(['bytes'], name, { type })

describe('a form that a browser posted by itself', () => {
  it('is the lead that the script would have sent, and leads to the site’s thank-you', async () => {
    const api = open()
    const answer = await api.post(form({ opt_in: 'true' }))
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/thank-you?category=used-vehicle-enquiry&car_id=7&car_type=used',
    ])
    expect((await api.kept())[0]?.lead).toEqual({
      website_slug: 'north',
      dealership_slug: 'north-sales',
      category: 'Used Vehicle Enquiry',
      car_id: '7',
      car_type: 'used',
      'Vehicle Make': 'Norda',
      first_name: 'Avery',
      last_name: 'Lindqvist',
      name: 'Avery Lindqvist',
      email: 'avery@example.com',
      phone: '0491 570 156',
      Rego: 'abc123',
      location_id: '3',
      location: 'North Sales',
      message: 'Is it still here?',
      opt_in: true,
      source: 'Website',
      form_name: 'car-enquiry',
      url: 'http://north.localhost/cars/norda-tern',
      user_agent: 'a browser',
      page_id: '/cars/norda-tern',
      submission_key: expect.stringMatching(/^[\w-]{43}$/),
      consent: {
        text: 'News?',
        state: true,
        method: 'native-form',
        at: '2026-03-02T01:00:00.000Z',
        page: '/cars/norda-tern',
      },
    })
  })

  test.each([
    ['a box left alone', {}, false],
    ['a ticked box', { opt_in: 'true' }, true],
    ['a value that travels unseen, off', { opt_in: 'false' }, false],
    ['a value that travels unseen, on', { opt_in: 'true' }, true],
  ])('records consent as it was given: %s', async (_reason, changes, state) => {
    const api = open()
    await api.post(form(changes))
    expect((await api.kept())[0]?.lead).toMatchObject({ opt_in: state, consent: { state } })
  })

  it('says the work that was ticked in one text, as the script would', async () => {
    const api = open()
    await api.post(form({ additional_services_0: 'Wheel alignment', additional_services_11: 'Wash' }))
    const { lead } = (await api.kept())[0] ?? {}
    expect(lead).toMatchObject({ additional_services: 'Wheel alignment, Wash' })
    expect(Object.keys(lead ?? {}).filter((name) => name.startsWith('additional_services_'))).toEqual([])
  })

  const place = (id: string, more = '') =>
    `- {id: ${id}, name: The ${id}, dealership_slug: d-${id}, address: {street: 1 ${id}, city: Perth, state: WA, postcode: 6000}${more}}\n`
  const placed = sampleSite('forms: {service_location: true}', {
    'locations.yaml': [place('north'), place('south'), place('hoist', ', location_type: service')].join(''),
  })

  test.each([
    [
      'of the dealership that was chosen',
      { form_name: 'finance', dealership_slug: 'd-south', location_id: 'north' },
      'south',
    ],
    ['of the workshop that was chosen (S4.62)', { form_name: 'service', location_id: 'hoist' }, 'hoist'],
    ['of the place to drive at', { form_name: 'test-drive', location_id: 'south' }, 'south'],
  ])('names place and dealership %s, as the script would', async (_reason, asked, id) => {
    const api = open(undefined, [placed])
    const answer = await api.post(form({ website_slug: 'sample', dealership_slug: 'sample', location: '', ...asked }))
    expect(answer.status).toBe(303)
    const named = { location_id: id, location: `The ${id}`, dealership_slug: `d-${id}` }
    expect((await api.kept())[0]?.lead).toMatchObject(named)
  })

  it('says so when the trap was filled, and is kept all the same', async () => {
    const api = open()
    await api.post(form({ company_website: 'https://spam.example' }))
    expect((await api.kept())[0]?.lead).toMatchObject({ spam_signals: ['trap_filled'] })
    expect((await api.kept())[0]?.lead).not.toHaveProperty('company_website')
  })

  test.each([
    ['pressed twice', 0, {}, 1],
    ['pressed again at the turn of ten minutes', 2, {}, 1],
    ['sent again after half an hour', 30, {}, 2],
    ['sent with other words', 0, { message: 'And in blue?' }, 2],
  ])('%s', async (_reason, minutes, changes, leads) => {
    const api = open('2026-03-02T00:59:00Z')
    await api.post(form())
    api.wait(minutes)
    const answer = await api.post(form(changes))
    expect(answer.status).toBe(303)
    expect(await api.kept()).toHaveLength(leads)
  })

  it('brings its files, once however often it is pressed at the same moment', async () => {
    const api = open()
    const posts = [1, 2].map(() => api.post(multipart({}, photo('front.jpg'), photo('back.jpg'))))
    expect((await Promise.all(posts)).map(({ status }) => status)).toEqual([303, 303])
    expect((await api.kept()).map(({ files }) => files.map(({ name }) => name))).toEqual([['front.jpg', 'back.jpg']])
    expect(api.files()).toHaveLength(2)
  })

  it('needs no files where it has a place for them', async () => {
    const api = open()
    expect((await api.post(multipart({}, new File([], '')))).status).toBe(303)
    expect((await api.kept())[0]?.files).toEqual([])
  })

  test.each([
    ['no email', form({ email: '' }), 'Email', '*This is a required field.'],
    ['a program', multipart({}, photo('a_<b>.exe', '')), 'a_&lt;b&gt;.exe', 'This is not a picture or a PDF.'],
    [
      'a day that there is not',
      form({ preferred_date: '0026-12-01' }),
      'Preferred date',
      'Please choose a day from today on.',
    ],
    ['nothing at all', new URLSearchParams(), 'Website slug', '*This is a required field.'],
  ])('is refused by a page that says what is wrong with %s', async (_reason, body, field, words) => {
    const api = open()
    const answer = await api.post(body)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([422, 'text/html; charset=UTF-8'])
    const page = await answer.text()
    expect(page).toContain(`<li><strong>${field}</strong>: ${words}</li>`)
    expect(page).toContain('<title>Please check these fields</title>')
    expect(page).toContain('<p>Your browser’s Back button leads to the form again, with what you wrote.</p>')
    expect(await api.kept()).toEqual([])
  })

  it('is told by a page that it holds too much', async () => {
    const many = Array.from({ length: 20 }, (_, number) => photo(`${number}.jpg`))
    const answer = await open().post(multipart({}, ...many))
    expect(answer.status).toBe(413)
    expect(await answer.text()).toContain('<p>The files are too large to send. Please send fewer or smaller ones.</p>')
  })

  test.each([
    ['its own', 'https://north.example', 'https://north.example/thank-you'],
    ['one it hides', 'null', '/thank-you'],
    ['none that could be', 'javascript:alert(1)//', '/thank-you'],
  ])('leads back to the site it came from: %s', async (_reason, origin, start) => {
    const answer = await open().post(form(), { origin })
    expect(answer.headers.get('location')?.split('?')[0]).toBe(start)
  })

  test.each([
    ['another host', '//evil.example'],
    ['a whole address', 'https://evil.example/'],
    ['a way out by a backslash', '/\\evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['nothing', ''],
  ])('leads nowhere but to this site: %s', async (_reason, path) => {
    const answer = await open().post(form({ success_path: path, form_name: 'enquiry' }))
    expect(answer.headers.get('location')).toBe('/success?category=Used%20Vehicle%20Enquiry&car_id=7&car_type=used')
  })
})
