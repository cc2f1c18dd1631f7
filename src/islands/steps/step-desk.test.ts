import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { platformEventIds } from '#domain/lead/event-id.ts'
import type { EnquiryProps } from '../enquiry/enquiry-props.ts'
import { StepDesk } from './step-desk.ts'

const text = (name: string) => ({ kind: 'text', name, label: name }) as const

const props: EnquiryProps = {
  timeZone: 'Australia/Sydney',
  form: {
    name: 'finance',
    category: 'Finance Enquiry',
    submit: 'Send',
    fields: [text('who'), text('what'), text('how')],
    steps: [
      { name: 'about', title: 'About', fields: ['who'] },
      { name: 'budget', title: 'Budget', fields: ['what'], skip: 'Skip' },
      { name: 'work', title: 'Work', fields: ['how'] },
    ],
  },
  policy: { phone: { mode: 'au', test_number: null }, names: 'strict', postcode_digits: 4 },
  locale: { locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Sydney' },
  lead: {
    website_slug: 'north',
    dealership_slug: null,
    manufacturer_slug: null,
    dealer_id: null,
    locations: {},
    dealerships: {},
    car: null,
  },
  api: { base: '', mock: false },
  target: 'server',
  memory: 'never',
  reportTo: null,
  onSuccess: 'page',
  failureAlert: 'inline',
  successPath: '/success',
  events: platformEventIds,
  privacyPath: '/privacy-policy',
  help: { phone: null, email: null },
}

interface Sent {
  readonly method: string
  readonly path: string
  readonly lead: Readonly<Record<string, unknown>>
}

const sent: Sent[] = []
const answers: { status: number; body: unknown }[] = []

/** A form whose controls are all on other steps, so that the desk goes by what it was told. */
const bare = { elements: { namedItem: () => null } } as unknown as HTMLFormElement

function awakeDesk(changes: Partial<EnquiryProps> = {}): StepDesk {
  const desk = new StepDesk({ ...props, ...changes })
  desk.attach(bare)
  return desk
}

const at = (desk: StepDesk) => desk.$state.get().steps.at

beforeEach(() => {
  const entries = new Map<string, string>()
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
  const nothing = () => undefined
  vi.stubGlobal('window', {
    localStorage: storage,
    sessionStorage: storage,
    addEventListener: nothing,
    dispatchEvent: nothing,
  })
  vi.stubGlobal('document', { documentElement: { dataset: { storage: 'north' } }, dispatchEvent: nothing })
  vi.stubGlobal('location', {
    href: 'https://north.example/finance',
    pathname: '/finance',
    search: '',
    assign: nothing,
  })
  for (const name of ['HTMLInputElement', 'HTMLTextAreaElement', 'HTMLSelectElement', 'RadioNodeList'])
    vi.stubGlobal(name, class {})
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body: string }) => {
    sent.push({ method, path: address, lead: JSON.parse(body).lead ?? JSON.parse(body) })
    const { status, body: answer } = answers.shift() ?? { status: 201, body: { id: 99 } }
    return { status, json: async () => answer }
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  sent.length = 0
  answers.length = 0
})

describe('a form of several steps on a page', () => {
  it('is free again whatever goes wrong around it', async () => {
    const desk = awakeDesk()
    vi.stubGlobal('navigator', undefined)
    desk.put({ who: 'Avery' })
    await desk.press()
    expect(desk.$state.get()).toMatchObject({
      status: 'idle',
      failure: { message: 'An unexpected error occured.', kept: 'page' },
    })
  })

  it('goes on only once a step is saved, and then by PUT with the kept id (S4.64, S4.72, S7.26)', async () => {
    const desk = awakeDesk()
    answers.push({ status: 422, body: { message: 'Not now.' } })
    desk.put({ who: 'Avery' })
    await desk.press()
    expect([at(desk), desk.$state.get().failure?.message]).toEqual([0, 'Not now.'])
    await desk.press()
    desk.put({ what: '20000' })
    await desk.press()
    expect([at(desk), sent.map(({ method, path }) => `${method} ${path}`)]).toEqual([
      2,
      ['POST /api/leads', 'POST /api/leads', 'PUT /api/leads/99'],
    ])
  })

  it('does not resend a saved step that is as it was (S4.65)', async () => {
    const desk = awakeDesk()
    desk.put({ who: 'Avery' })
    await desk.press()
    desk.back()
    await desk.press()
    expect([at(desk), sent.length]).toEqual([1, 1])
    desk.back()
    desk.put({ who: 'Robin' })
    await desk.press()
    expect(sent.map(({ lead }) => lead.who)).toEqual(['Avery', 'Robin'])
  })

  it('leaves out what was skipped, and says so (S4.67, S4.68, S4.73)', async () => {
    const desk = awakeDesk()
    desk.put({ who: 'Avery' })
    await desk.press()
    desk.put({ what: '20000' })
    desk.skip()
    desk.put({ how: 'Full time' })
    await desk.press()
    expect(sent.at(-1)?.lead).toMatchObject({
      who: 'Avery',
      how: 'Full time',
      skipped_steps: [2],
      form_completed: true,
    })
    expect(sent.at(-1)?.lead).not.toHaveProperty('what')
  })

  it('is at the same step after a reload, with all that was typed', async () => {
    const before = awakeDesk()
    before.put({ who: 'Avery' })
    await before.press()
    before.put({ what: '20000' })
    const after = awakeDesk()
    expect(at(after)).toBe(1)
    expect(after.$state.get().values).toMatchObject({ who: 'Avery', what: '20000' })
    expect(after.$state.get().steps.leadId).toBe(99)
  })

  it('keeps what is typed while a step is saved, and sends it with the next', async () => {
    const desk = awakeDesk()
    desk.put({ who: 'Avery' })
    const saving = desk.press()
    desk.put({ who: 'Avery Lindqvist' })
    await saving
    expect([at(desk), desk.$state.get().values.who]).toEqual([1, 'Avery Lindqvist'])
    expect(at(awakeDesk())).toBe(1)
    expect(awakeDesk().$state.get().values.who).toBe('Avery Lindqvist')
    desk.put({ what: '20000' })
    await desk.press()
    expect(sent.map(({ lead }) => lead.who)).toEqual(['Avery', 'Avery Lindqvist'])
  })

  it('returns to a step that was emptied while it was saved', async () => {
    const desk = awakeDesk()
    desk.put({ who: 'Avery' })
    const saving = desk.press()
    desk.put({ who: '' })
    await saving
    desk.put({ what: '20000' })
    await desk.press()
    expect([at(desk), Object.keys(desk.$state.get().errors), sent.length]).toEqual([0, ['who'], 1])
  })

  it('returns to the step where the lead API found something wrong', async () => {
    const desk = awakeDesk()
    for (const values of [{ who: 'Avery' }, { what: '20000' }]) {
      desk.put(values)
      await desk.press()
    }
    answers.push({ status: 422, body: { errors: { who: ['Say more.'] } } })
    desk.put({ how: 'Casual' })
    await desk.press()
    expect([at(desk), desk.$state.get().errors]).toEqual([0, { who: 'Say more.' }])
  })

  it('goes to the finance partner as a whole', async () => {
    const desk = awakeDesk({ target: 'car-clarity' })
    for (const values of [{ who: 'Avery' }, { what: '20000' }, { how: 'Casual' }]) {
      desk.put(values)
      await desk.press()
    }
    expect(sent.map(({ path, lead }) => [path, lead.who, lead.form_completed])).toEqual([
      ['/api/carClarityCustomer', 'Avery', true],
    ])
  })
})
