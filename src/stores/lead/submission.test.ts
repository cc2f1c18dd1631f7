import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import type { LeadAnswer } from '#api/lead-answer.ts'
import type { LeadParcel } from '#api/leads.ts'
import { sampleLeadCar as car, sampleVisit } from '#api/sample-lead.ts'
import type { FieldOf } from '#forms/field.ts'
import { fakeProps } from '../form/fake-form.ts'
import type { FormProps } from '../form/form-props.ts'
import type { Kept } from './outbox.ts'
import { submit } from './submission.ts'
import { consentOf, type Submission } from './submission-content.ts'
import type { IdempotencyRecord, SubmissionLock } from './submission-lock.ts'
import type { WaitingLead } from './waiting-lead.ts'

const label = 'Yes, I would like to subscribe to receive latest offers & product updates.'

const props: FormProps = {
  ...fakeProps,
  form: {
    ...fakeProps.form,
    fields: [...fakeProps.form.fields, { kind: 'checkbox', name: 'opt_in', label, required: false, ticked: true }],
  },
}

const photos: FieldOf<'file'> = {
  ...({ kind: 'file', name: 'photos', label: 'Photos', required: false, accept: 'image/*', noun: 'photos' } as const),
  ...{ most: 2, largest: 1000, total: 2000 },
}

const about = (of: Partial<typeof car> | { readonly car_type: string } = {}): Partial<FormProps> => ({
  form: { ...props.form, name: 'car-enquiry', category: 'Used Vehicle Enquiry' },
  lead: { ...props.lead, car: { ...car, ...of } as FormProps['lead']['car'] },
})

const driveForm: FormProps['form'] = { ...props.form, name: 'test-drive', category: 'Test Drive Booking' }
const drive = (of: { readonly car_type: string }): Partial<FormProps> => ({ ...about(of), form: driveForm })

const submission = (changes: Partial<FormProps> = {}): Submission => ({
  props: { ...props, ...changes },
  values: { first_name: 'Mary', email: 'mary@example.com', opt_in: true },
  files: [],
  submissionKey: 'k'.repeat(20),
  spamSignals: [],
  visit: sampleVisit,
  page: '/contact',
})

function browser(answer: LeadAnswer, isKept = true) {
  const outbox = new Map<string, WaitingLead>()
  const events: number[] = []
  const reports: (readonly [string, object])[] = []
  const parcels: LeadParcel[] = []
  const known = new Map<string, IdempotencyRecord>()
  const dependencies = {
    send: async (_: unknown, parcel: LeadParcel) => {
      expect([...outbox.keys()]).toEqual(['k'.repeat(20)])
      parcels.push(parcel)
      return answer
    },
    outbox: {
      put: async (waiting: WaitingLead, files: readonly File[] = []) => {
        if (isKept) outbox.set(waiting.key, { ...waiting, files: files.length })
        return (isKept ? 'all' : 'nothing') as Kept
      },
      cancel: (key: string) => void outbox.delete(key),
    },
    announce: ({ id }: { id: number }) => void events.push(id),
    report: (_endpoint: string | null, text: string, facts: object) => void reports.push([text, facts]),
    now: () => new Date('2026-03-02T01:00:00Z'),
    lock: {
      once: (content, key, work) => {
        const record = known.get(content) ?? { key, leadId: null }
        return work(record, (leadId) => void known.set(content, { ...record, leadId }))
      },
    } satisfies Pick<SubmissionLock, 'once'>,
  }
  return { dependencies, outbox, events, parcels, reports }
}

beforeEach(() => {
  const entries = new Map<string, string>()
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, storage)
  vi.stubGlobal('document', { documentElement: { dataset: { storage: 'north' } } })
  return () => vi.unstubAllGlobals()
})

const kept = (name: string) => JSON.parse(localStorage.getItem(`north:${name}`) ?? 'null')

describe('a submission that gets through', () => {
  it('leads to the success page with its category, and nothing personal in the address (S2.49, S4.57)', async () => {
    const { dependencies, outbox } = browser({ kind: 'sent', id: 99 })
    expect(await submit(submission(), dependencies)).toMatchObject({
      kind: 'sent',
      address: '/success?category=General%20Enquiry',
      sent: { id: 99, lead: { email: 'mary@example.com' } },
    })
    expect(outbox.size).toBe(0)
  })

  it('remembers details, category and car (S3.93, S3.94, S3.96)', async () => {
    const { dependencies } = browser({ kind: 'sent', id: 99 })
    await submit(submission(about()), dependencies)
    expect(kept('contact-details').details).toEqual({ name: 'Mary', email: 'mary@example.com' })
    expect(kept('success-category')).toBe('used-vehicle-enquiry')
    expect(kept('enquired-car')).toEqual({ id: '7', slug: '2021-norda-tern-7', title: '2021 Norda Tern' })
  })

  it('names the car its link named (S2.49)', async () => {
    const { dependencies } = browser({ kind: 'sent', id: 99 })
    const named = { ...submission(), values: { ...submission().values, car_id: '7', car_type: 'used' } }
    expect(await submit(named, dependencies)).toMatchObject({
      address: '/success?category=General%20Enquiry&car_id=7&car_type=used',
    })
  })

  test.each([
    ['used', '/success?category=used-vehicle-enquiry&car_id=7&car_type=used'],
    ['new', '/success?category=new-vehicle-enquiry&car_id=7&car_type=new'],
    ['demo', '/success?category=demo-vehicle-enquiry&car_id=7&car_type=demo'],
  ] as const)('about a %s car goes to %s (S2.50, S2.51, S2.52)', async (car_type, address) => {
    const { dependencies } = browser({ kind: 'sent', id: 99 })
    const end = await submit(submission(about({ car_type })), dependencies)
    expect(end).toMatchObject({ kind: 'sent', address })
  })

  test.each([
    ['a general enquiry (S9.6)', {}, 22],
    ['an enquiry about a used car (S9.10)', about(), 15],
    ['an enquiry about a new car (S9.9)', about({ car_type: 'new' }), 14],
    ['a careers enquiry (S4.61, S9.7)', { form: { ...props.form, category: 'Careers Enquiry' } }, 51],
    ['a test drive of a used car (S9.12)', drive({ car_type: 'used' }), 48],
    ['a test drive of a new car (S9.11)', drive({ car_type: 'new' }), 17],
    ['a test drive of a demo (S9.11)', drive({ car_type: 'demo' }), 17],
    ['a test drive of no car in particular (S9.6)', { form: driveForm }, 22],
  ] as const)('announces %s with its one event', async (_reason, changes, id) => {
    const { dependencies, events } = browser({ kind: 'sent', id: 99 })
    await submit(submission(changes as Partial<FormProps>), dependencies)
    expect(events).toEqual([id])
  })

  it('announces the category that the shopper chose (S9.7)', async () => {
    const { dependencies, events } = browser({ kind: 'sent', id: 99 })
    const chosen = { ...submission(), values: { ...submission().values, category: 'Careers Enquiry' } }
    await submit(chosen, dependencies)
    expect(events).toEqual([51])
  })
})

describe('what a submission says', () => {
  it('of every question that was not answered is that it is empty now, and of nothing else', async () => {
    const work = {
      part: { of: 'additional_services', asks: 'Work wanted', says: 'Wash' },
      label: 'Wash',
      required: false,
      ticked: false,
    } as const
    const fields: FormProps['form']['fields'] = [
      { kind: 'name', name: 'first_name', label: 'First name' },
      { kind: 'textarea', name: 'message', label: 'Message', required: false },
      photos,
      { kind: 'hidden', name: 'car_type', label: 'Type', initial: '' },
      { kind: 'hidden', name: 'vin', label: 'VIN', initial: '', isKept: true },
      { kind: 'checkbox', name: 'additional_services_1', ...work },
      { kind: 'checkbox', name: 'terms_agreed', label: 'Terms', required: false, ticked: false },
    ]
    const { dependencies, parcels } = browser({ kind: 'sent', id: 99 })
    const form = { ...props.form, fields }
    await submit({ ...submission({ form }), values: { first_name: 'Mary' } }, dependencies)
    const empty = Object.entries(parcels[0]?.lead ?? {}).filter(([, value]) => value === '')
    expect(empty.map(([name]) => name).sort()).toEqual(['additional_services', 'message', 'terms_agreed', 'vin'])
  })

  it('goes into the outbox with a head start of a minute, and without one when the page gave up', async () => {
    const { dependencies } = browser({ kind: 'unsent', message: null, mayRetry: true })
    const starts: number[] = []
    const put: typeof dependencies.outbox.put = async (waiting, files) => {
      starts.push(waiting.notBefore - waiting.at)
      return dependencies.outbox.put(waiting, files)
    }
    await submit(submission(), { ...dependencies, outbox: { ...dependencies.outbox, put } })
    expect(starts).toEqual([60_000, 0])
  })

  it('is counted with its form and its car', async () => {
    const { dependencies, outbox } = browser({ kind: 'unsent', message: null, mayRetry: true })
    await submit(submission(about()), dependencies)
    const [waiting] = outbox.values()
    expect(waiting?.event).toEqual({
      name: 'generate_lead',
      id: 15,
      facts: { form: 'car-enquiry', car_id: '7', car_type: 'used' },
    })
  })
})

describe('a submission that does not', () => {
  test.each<[string, LeadAnswer, boolean, object]>([
    [
      'is kept in the outbox (S4.59, S8.3)',
      { kind: 'unsent', message: null, mayRetry: true },
      true,
      { message: 'An error occurred when submitting this form', kept: 'outbox' },
    ],
    [
      "says the API's own words (S8.2)",
      { kind: 'unsent', message: 'Quota', mayRetry: true },
      true,
      { message: 'Quota', kept: 'outbox' },
    ],
    [
      'asks to keep the page where the browser keeps nothing',
      { kind: 'unsent', message: null, mayRetry: true },
      false,
      { message: 'An error occurred when submitting this form', kept: 'page' },
    ],
    [
      'without an id is no success (S8.7, S8.8)',
      { kind: 'unsent', message: null, mayRetry: false },
      true,
      { message: 'An error occurred when submitting this form', kept: 'outbox' },
    ],
    [
      'does not wait after a refusal',
      { kind: 'refused', message: 'No', fields: {} },
      true,
      { message: 'No', kept: 'no' },
    ],
  ])('%s', async (_reason, answer, isKept, failure) => {
    const { dependencies, outbox, events } = browser(answer, isKept)
    dependencies.send = async () => answer
    expect(await submit(submission(), dependencies)).toEqual({ kind: 'failed', failure })
    expect(outbox.size).toBe(isKept && answer.kind === 'unsent' ? 1 : 0)
    expect(events).toEqual([])
    expect(kept('success-category')).toBeNull()
  })

  it.each([
    ['the server’s words', 'Bad rego', 'Bad rego'],
    ['its own fallback', null, 'An unexpected error occured.'],
  ])('says %s on the other form path (S8.5, S8.6)', async (_reason, message, shown) => {
    const end = await submit(
      submission({ target: 'car-clarity' }),
      browser({ kind: 'refused', message, fields: {} }).dependencies,
    )
    expect(end).toEqual({ kind: 'failed', failure: { message: shown, kept: 'no' } })
  })

  it('puts texts of the API beside the fields they are about', async () => {
    const answer: LeadAnswer = {
      kind: 'refused',
      message: 'Check',
      fields: { name: 'Too long', email: 'is taken', consent: 'x' },
    }
    expect(await submit(submission(), browser(answer).dependencies)).toEqual({
      kind: 'wrong',
      errors: { first_name: 'Too long', email: 'is taken' },
    })
  })

  test.each<[string, FormProps['form']['fields'], Readonly<Record<string, string>>, object]>([
    [
      'files, whatever the form calls them',
      [photos],
      { files: 'a.exe is not a picture or a PDF.' },
      { photos: 'a.exe is not a picture or a PDF.' },
    ],
    [
      'a plate, which the API spells otherwise',
      [{ kind: 'text', name: 'rego', label: 'Plate', required: false, maxLength: 10 }],
      { Rego: 'Too long', car_type: 'x' },
      { rego: 'Too long' },
    ],
  ])('puts what the API says of %s beside their field', async (_reason, fields, said, errors) => {
    const hidden = { kind: 'hidden', name: 'car_type', label: 'Type', initial: '' } as const
    const form = { ...props.form, fields: [...fields, hidden] }
    const { dependencies } = browser({ kind: 'refused', message: null, fields: said })
    expect(await submit(submission({ form }), dependencies)).toEqual({ kind: 'wrong', errors })
  })

  it('says it in words where only what nobody sees is wrong', async () => {
    const form = { ...props.form, fields: [{ kind: 'hidden', name: 'car_type', label: 'Type', initial: '' } as const] }
    const { dependencies } = browser({ kind: 'refused', message: 'No', fields: { car_type: 'x', files: 'y' } })
    expect(await submit(submission({ form }), dependencies)).toEqual({
      kind: 'failed',
      failure: { message: 'No', kept: 'no' },
    })
  })

  it('is reported to nobody where the form has one step', async () => {
    const { dependencies, reports } = browser({ kind: 'refused', message: 'No', fields: {} })
    await submit(submission(), dependencies)
    expect(reports).toEqual([])
  })

  it('says so in words when none of the fields is in this form', async () => {
    const answer: LeadAnswer = { kind: 'refused', message: null, fields: { consent: 'x' } }
    expect(await submit(submission(), browser(answer).dependencies)).toEqual({
      kind: 'failed',
      failure: { message: 'An error occurred when submitting this form', kept: 'no' },
    })
  })

  it('waits in the outbox with its files', async () => {
    const { dependencies, outbox } = browser({ kind: 'unsent', message: null, mayRetry: true })
    const end = await submit({ ...submission(), files: [new File(['x'], 'a.jpg')] }, dependencies)
    expect(end).toMatchObject({ kind: 'failed', failure: { kept: 'outbox' } })
    expect([...outbox.values()].map(({ files }) => files)).toEqual([1])
  })

  it('says so when the files are too many to keep', async () => {
    const { dependencies } = browser({ kind: 'unsent', message: null, mayRetry: true })
    const put: typeof dependencies.outbox.put = async (waiting) => (await dependencies.outbox.put(waiting)) && 'words'
    const end = await submit(submission(), { ...dependencies, outbox: { ...dependencies.outbox, put } })
    expect(end).toMatchObject({ kind: 'failed', failure: { kept: 'words' } })
  })
})

describe('the same words again', () => {
  it('are no second lead and no second conversion, and lead to the same thanks', async () => {
    const { dependencies, events, parcels } = browser({ kind: 'sent', id: 99 })
    const first = await submit(submission(), dependencies)
    const second = await submit({ ...submission(), submissionKey: 'z'.repeat(20) }, dependencies)
    expect(second).toMatchObject({ kind: 'sent', address: first.kind === 'sent' && first.address, sent: { id: 99 } })
    expect([parcels.length, events]).toEqual([1, [22]])
  })

  it('are another lead with other files', async () => {
    const { dependencies, parcels } = browser({ kind: 'sent', id: 99 })
    for (const name of ['front.jpg', 'back.jpg', 'back.jpg'])
      await submit({ ...submission(), files: [new File(['x'], name, { lastModified: 1 })] }, dependencies)
    expect(parcels).toHaveLength(2)
  })

  it('are another lead about another car', async () => {
    const { dependencies, parcels } = browser({ kind: 'sent', id: 99 })
    await submit(submission(about()), dependencies)
    await submit(submission({ ...about(), lead: { ...props.lead, car: { ...car, id: '8' } } }), dependencies)
    expect(parcels).toHaveLength(2)
  })
})

describe('a step of a longer form', () => {
  const steps = [
    { name: 'Who', title: 'Who', fields: ['first_name', 'email'] },
    { name: 'when', title: 'When', fields: ['opt_in'] },
  ]
  const form = { ...driveForm, steps }
  const first = { lead_id: null, step_number: 1, skipped_steps: [], form_completed: false }
  const last = { lead_id: 99, step_number: 2, skipped_steps: [], form_completed: true }
  const step = (progress: typeof first | typeof last, changes: Partial<FormProps> = {}): Submission => ({
    ...submission({ ...about(), ...changes, form }),
    progress,
  })

  it('is saved as Incomplete; nothing is remembered or announced (S4.71, S4.74)', async () => {
    const { dependencies, events, outbox } = browser({ kind: 'sent', id: 99 })
    const sent: LeadParcel[] = []
    dependencies.send = async (_, parcel) => {
      sent.push(parcel)
      return { kind: 'sent', id: 99 }
    }
    expect(await submit(step(first), dependencies)).toEqual({
      kind: 'saved',
      leadId: 99,
      submissionKey: 'k'.repeat(20),
    })
    expect(sent[0]?.lead).toMatchObject({ lead_status: 'Incomplete', form_completed: false, step_number: 1 })
    expect([events, outbox.size, kept('success-category')]).toEqual([[], 0, null])
  })

  it('is saved once, however many tabs send it, and the others go on under its key', async () => {
    const { dependencies } = browser({ kind: 'sent', id: 99 })
    let sent = 0
    dependencies.send = async () => ({ kind: 'sent', id: 98 + ++sent })
    await submit(step(first), dependencies)
    const again = await submit({ ...step(first), submissionKey: 'z'.repeat(20) }, dependencies)
    expect(again).toEqual({ kind: 'saved', leadId: 99, submissionKey: 'k'.repeat(20) })
    expect(sent).toBe(1)
  })

  it('shows what the API says of its fields', async () => {
    const { dependencies } = browser({ kind: 'sent', id: 99 })
    dependencies.send = async () => ({ kind: 'refused', message: null, fields: { email: 'is taken' } })
    expect(await submit(step(first), dependencies)).toEqual({ kind: 'wrong', errors: { email: 'is taken' } })
  })

  it('goes out complete with the kept id at the end, and counts as one conversion (S4.72 to S4.77)', async () => {
    const { dependencies, events, parcels } = browser({ kind: 'sent', id: 99 })
    expect(await submit(step(last), dependencies)).toMatchObject({
      kind: 'sent',
      address: '/success?category=Test%20Drive%20Booking&car_id=7&car_type=used',
    })
    expect(parcels[0]).toMatchObject({ leadId: 99, lead: { lead_status: 'Complete', form_completed: true } })
    expect(events).toEqual([48])
    expect([kept('success-category'), kept('enquired-car')?.id]).toEqual(['Test Drive Booking', '7'])
  })

  it.each([
    ['its own words', null, 'An unexpected error occured.'],
    ['those of the server', 'Quota exceeded', 'Quota exceeded'],
  ])(
    'reports a failure without anything personal, and says so in %s (S8.6, S8.9, S8.10)',
    async (_whose, said, message) => {
      const { dependencies, reports } = browser({ kind: 'sent', id: 99 })
      dependencies.send = async () => ({ kind: 'unsent', message: said, mayRetry: true })
      const end = await submit(step(first), dependencies)
      expect(end).toEqual({ kind: 'failed', failure: { message, kept: 'page' } })
      expect(reports).toEqual([['Form submission error occured.', { category: 'Test Drive Booking', message }]])
    },
  )
})

describe('the consent record', () => {
  const at = new Date('2026-03-02T01:00:00Z')

  it('says what was offered, chosen, how, when and where', () => {
    expect(consentOf(submission(), at)).toEqual({
      text: label,
      state: true,
      method: 'checkbox',
      at: '2026-03-02T01:00:00.000Z',
      page: '/contact',
    })
  })

  it('is the press itself where the button says so', () => {
    const form = { ...props.form, accepts: 'News by e-mail' }
    const sent = { ...submission({ form }), values: { opt_in: 'true' } }
    expect(consentOf(sent, at)).toMatchObject({ text: 'News by e-mail', state: true, method: 'subscribe-button' })
  })

  it('says so when the offer was hidden, and when there was none (S9.28)', () => {
    const hidden = { ...props.form, fields: [{ kind: 'hidden', name: 'opt_in', label, initial: 'true' } as const] }
    expect(consentOf({ ...submission({ form: hidden }), values: { opt_in: 'true' } }, at)).toMatchObject({
      state: true,
      method: 'hidden-default',
    })
    const none = { ...props.form, fields: [] }
    expect(consentOf({ ...submission({ form: none }), values: {} }, at)).toMatchObject({
      text: 'No offer of news was shown.',
      state: false,
      method: 'none',
    })
  })
})
