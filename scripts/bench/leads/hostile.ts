/** A valid lead as a form sends it, for the shopper with this number. */
export const createValidLead = (website: string, at: number) => ({
  website_slug: website,
  category: at % 3 === 0 ? 'Used Vehicle Enquiry' : 'General Enquiry',
  form_name: 'enquiry',
  first_name: 'Mary',
  last_name: `Lee ${at}`,
  name: `Mary Lee ${at}`,
  email: `shopper${at}@example.com`,
  phone: `04915${String(at).padStart(5, '0')}`,
  postcode: '2000',
  message: `Is the car of number ${at} still there? I could come on Saturday.`,
  visited_pages: ['/', '/search/used-cars', `/cars/example-${at % 900}`],
  submission_key: `bench-key-of-shopper-${at}`,
  consent: { text: 'News?', state: false, method: 'checkbox', at: '2026-03-02T00:59:00.000Z', page: '/contact' },
})

/** A request that no form sends: its headers and body, and the status codes that are right. */
export interface Hostile {
  readonly name: string
  readonly path: string
  readonly method?: 'POST' | 'PUT'
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array<ArrayBuffer>
  readonly right: readonly number[]
}

const json = { 'content-type': 'application/json' }
const boundary = 'boundary-of-the-bench'

function multipart(parts: readonly (readonly [disposition: string, content: string])[]) {
  const text = parts.map(
    ([disposition, content]) => `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${content}`,
  )
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `${text.join('\r\n')}\r\n--${boundary}--\r\n`,
  }
}

/** Every kind of hostile request, for the attacker with this number. */
export function hostilePosts(website: string, at: number): readonly Hostile[] {
  const lead = {
    ...createValidLead(website, at),
    submission_key: `hostile-key-number-${at}`,
    email: `hostile${at}@example.com`,
  }
  const post = (name: string, more: object, right: readonly number[] = [422]): Hostile => ({
    name,
    path: '/api/leads',
    headers: json,
    body: JSON.stringify({ lead: { ...lead, ...more } }),
    right,
  })
  const raw = (name: string, body: string, right: readonly number[] = [422]): Hostile => ({
    ...post(name, {}, right),
    body,
  })
  const fields = Object.entries(lead).map(
    ([name, value]) => [`name="lead[${name}]"`, typeof value === 'string' ? value : JSON.stringify(value)] as const,
  )
  const file = (name: string, content: string) => [`name="files[]"; filename="${name}"`, content] as const
  const files = (
    name: string,
    all: readonly (readonly [string, string])[],
    right: readonly number[] = [422],
  ): Hostile => ({
    name,
    path: '/api/leads/with-files',
    ...multipart([...fields, ...all]),
    right,
  })
  return [
    post('3,000 lists in each other', { deep: JSON.parse('['.repeat(3000) + ']'.repeat(3000)) }),
    post('3,000 values', { many: Array.from({ length: 3000 }, () => 1) }),
    post('a wall of text', { message: 'x'.repeat(30_000) }),
    raw('more than any body may be', JSON.stringify({ lead: { ...lead, message: 'x'.repeat(300_000) } }), [413]),
    post('a website nobody knows', { website_slug: `nobody-${at}` }, [403]),
    { ...post('another site’s page', {}, [403]), headers: { ...json, origin: 'https://evil.example' } },
    { ...post('no page at all', {}, [403]), headers: { ...json, origin: '' } },
    raw('no JSON', '{"lead":'),
    raw('a list', '[[]]'),
    raw('a name of every object', '{"lead":{"__proto__":{"isAdmin":true},"constructor":1}}'),
    post('lists for texts', { email: ['a@b.example'], name: { first: 'x' }, message: 7 }),
    post('no address', { email: 'nobody' }),
    post('lines in an address', { email: 'a@b.example\r\nBcc: all@b.example' }),
    post('SQL, NUL and halves of signs', { name: "x'); DROP TABLE leads;--", message: 'a\u0000b\ud800' }, [201]),
    { ...post('a text that says it is plain', {}, [201]), headers: { 'content-type': 'text/plain' } },
    {
      ...post('somebody else’s lead', { submission_key: `stranger-key-number-${at}` }, [404]),
      path: '/api/leads/1',
      method: 'PUT',
    },
    { ...post('an id beyond counting', {}, [404]), path: '/api/leads/99999999999999999999', method: 'PUT' },
    files('a script that is called a picture', [file('front.jpg', '<script>alert(1)</script>')]),
    files('a program', [file('tool.exe', 'MZ')]),
    files('a way out of the folder', [file('../../etc/passwd', 'root')]),
    files(
      '13 files',
      Array.from({ length: 13 }, (_, each) => file(`${each}.jpg`, '\u00ff')),
      [413],
    ),
    { ...files('half a form', [], [422]), body: `--${boundary}\r\ncontent-disposition: form-data; name="lead[na` },
    {
      ...post('a browser’s form without a lead', {}, [422]),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: '%E0%A4%A=&a[b][c]=1&__proto__=x',
    },
  ]
}
