import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, test } from 'vitest'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { leadDealersOf } from './lead-dealers.ts'
import { leadsFileOf, readLeadsFile } from './leads-file.ts'
import { readSample } from './sample-leads-file.ts'

const root = mkdtempSync(join(tmpdir(), 'leads-yaml-'))
afterAll(() => rmSync(root, { recursive: true }))

function write(slug: string, text: string): void {
  const folder = join(root, 'dealers', slug)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'leads.yaml'), text)
}

const site = sampleSite('', {
  'locations.yaml':
    '- {id: 11, name: North, address: {street: 1 High Street, city: Perth, state: WA, postcode: 6000}}\n',
})

const problemsOf = (text: string) => {
  const read = readLeadsFile(text, 'leads.yaml')
  if ('said' in read) return []
  return read.findings.map(({ at, path, message }) => `${at.line}:${at.column} ${path}: ${message}`)
}

test.each([
  [
    'a way it does not know',
    'receivers:\n  - {name: a, via: emial, to: [a@b.example]}',
    ['2:20 receivers[0].via: "emial" is not one of email, adf-email, adf-post or webhook; did you mean "email"?'],
  ],
  ['a setting it does not know', 'recievers: []', ['1:1 : there is no setting "recievers"; did you mean "receivers"?']],
  [
    'a setting of a receiver it does not know',
    'receivers:\n  - {name: a, via: email, to: [a@b.example], departmens: [sales]}',
    ['2:46 receivers[0]: there is no setting "departmens"; did you mean "departments"?'],
  ],
  [
    'no address',
    'receivers:\n  - {name: a, via: email, to: []}',
    ['2:5 receivers[0].to: via email needs it; write it as in: to: [sales@dealer.example]'],
  ],
  [
    'an address where a list belongs',
    'receivers:\n  - {name: a, via: email, to: a@b.example}',
    [
      '2:31 receivers[0].to: a list ("- " before every item) belongs here; this is "a@b.example"; did you mean [a@b.example]?',
    ],
  ],
  [
    'what another way reads',
    "receivers:\n  - {name: a, via: email, to: [a@b.example], url: 'https://x.example/'}",
    ['2:46 receivers[0].url: via email does not read it; adf-post or webhook would'],
  ],
  [
    'a department it does not know',
    'receivers:\n  - {name: a, via: email, to: [a@b.example], departments: [service, part]}',
    [
      '2:69 receivers[0].departments[1]: "part" is not one of sales, service, parts, finance or careers; did you mean "parts"?',
    ],
  ],
  [
    'an address in clear',
    "receivers:\n  - {name: a, via: adf-post, url: 'http://x.example/'}",
    [
      '2:35 receivers[0].url: "http://x.example/" is not an https address without a password; did you mean "https://x.example/"?',
    ],
  ],
  [
    'a password, which is not repeated',
    "receivers:\n  - {name: a, via: adf-post, url: 'https://us:s3cret@x.example/adf'}",
    [
      '2:35 receivers[0].url: this text is not an https address without a password; for example https://hub.example/leads',
    ],
  ],
  [
    'an address that leads nowhere',
    "receivers:\n  - {name: a, via: adf-post, url: 'https://x.example:99999/'}",
    [
      '2:35 receivers[0].url: "https://x.example:99999/" is not an https address without a password; for example https://hub.example/leads',
    ],
  ],
  [
    'a secret itself, which is not repeated',
    "receivers:\n  - {name: a, via: webhook, url: 'https://x.example/', secret_env: 's3cret'}",
    [
      '2:68 receivers[0].secret_env: this text is not the NAME of an environment variable that dealers may name: it begins with FORECOURT_DEALER_ (never the key itself)',
    ],
  ],
  [
    'a secret of the machine, which a receiver would be signed with',
    "receivers:\n  - {name: a, via: webhook, url: 'https://x.example/', secret_env: LEADS_SMTP_URL}",
    [
      '2:68 receivers[0].secret_env: "LEADS_SMTP_URL" is not the NAME of an environment variable that dealers may name: it begins with FORECOURT_DEALER_ (never the key itself); other variables are the machine’s own, and no file of a dealer says where they go',
    ],
  ],
  [
    'no secret',
    "receivers:\n  - {name: a, via: webhook, url: 'https://x.example/'}",
    ['2:5 receivers[0].secret_env: via webhook needs it; write it as in: secret_env: FORECOURT_DEALER_HUB_SECRET'],
  ],
  [
    'one name twice',
    'receivers:\n  - {name: a, via: email, to: [a@b.example]}\n  - {name: a, via: email, to: [a@b.example]}',
    ['3:12 receivers[1].name: a receiver above is called "a"; the queue knows receivers by their names'],
  ],
  [
    'a name with a blank',
    'receivers:\n  - {name: New Cars, via: email, to: [a@b.example]}',
    ['2:12 receivers[0].name: "New Cars" is not a name of a-z, 0-9 and hyphens, 40 at most; did you mean "new-cars"?'],
  ],
  ['days that are too few', 'keep_days: 1', ['1:12 keep_days: "1" is not a whole number from 7 to 3650']],
  ['yes for true', 'receipt: yes', ['1:10 receipt: "yes" is not true or false; write true']],
  ['no YAML', 'receivers: [', ['1:12 : the "[" here is not closed']],
])('says what is wrong with %s', (_reason, text, told) => {
  expect(problemsOf(text)).toEqual(told)
})

test.each([
  ['one that is empty', '', { from: null, receivers: [], receipt: true, keep_days: null }],
  ['one that writes no receipts', 'receipt: false', { receipt: false }],
  [
    'a receiver of everything',
    'receivers: [{name: a, via: email, to: [a@b.example]}]',
    { receivers: [{ name: 'a', to: ['a@b.example'], forms: [], categories: [], departments: [], locations: [] }] },
  ],
  [
    'a place whose id begins with a zero',
    'receivers: [{name: a, via: email, to: [a@b.example], locations: [011]}]',
    {
      receivers: [{ locations: ['011'] }],
    },
  ],
  [
    'a system on this machine',
    "receivers: [{name: a, via: adf-post, url: 'http://localhost:9/'}]",
    {
      receivers: [{ url: 'http://localhost:9/' }],
    },
  ],
])('reads %s', (_reason, text, said) => {
  expect(readSample(text)).toMatchObject(said)
})

describe('the file of a dealer', () => {
  it('is told with its place and its line, as the other files are', () => {
    write('sample', 'receipt: true\nreceivers:\n  - {name: a, via: fax}\n')
    expect(leadsFileOf(root, 'sample', site)).toEqual({
      file: null,
      mistakes: [
        'dealers/sample/leads.yaml:3:20  receivers[0].via: "fax" is not one of email, adf-email, adf-post or webhook\n' +
          '  3 |   - {name: a, via: fax}\n    |                    ^',
      ],
    })
  })

  it('may be used though it names a place or a form that the site does not have, and that is told', () => {
    write('sample', 'receivers:\n  - {name: a, via: email, to: [a@b.example], locations: [12], forms: [test-drve]}\n')
    const { file, mistakes } = leadsFileOf(root, 'sample', site)
    expect(file?.receivers).toHaveLength(1)
    expect(mistakes.map((text) => text.split('\n')[0])).toEqual([
      'dealers/sample/leads.yaml:2:58  receivers[0].locations[0]: the site has no "12"; there are 11',
      'dealers/sample/leads.yaml:2:71  receivers[0].forms[0]: the site has no "test-drve"; did you mean "test-drive"?',
    ])
    write('sample', 'receivers:\n  - {name: a, via: email, to: [a@b.example], locations: [11], forms: [test-drive]}\n')
    expect(leadsFileOf(root, 'sample', site).mistakes).toEqual([])
  })

  it('is told of a category nearly called like one of the site’s, and of no other, which programs may send', () => {
    write(
      'sample',
      'receivers:\n  - {name: a, via: email, to: [a@b.example], categories: [Service Bookings, Fleet, Used Vehicle Enquiry]}\n',
    )
    expect(leadsFileOf(root, 'sample', site).mistakes.map((text) => text.split('\n')[0])).toEqual([
      'dealers/sample/leads.yaml:2:59  receivers[0].categories[0]: no form of the site sends "Service Bookings"; did you mean "Service Booking"?',
    ])
  })

  it('that cannot be used stops nobody else', () => {
    write('sample', 'receivers: [{name: a, via: email, to: [a@b.example]}]\n')
    write('broken', 'receivers: [{name: a}]\n')
    const { dealers, mistakes, held } = leadDealersOf(root, [
      site,
      { ...site, slug: 'broken' },
      { ...site, slug: 'none' },
    ])
    expect(dealers.map(({ file }) => file?.receivers.length ?? null)).toEqual([1, null, 0])
    expect(mistakes).toHaveLength(1)
    expect(held).toEqual(['broken'])
  })
})
