import { typosBetween } from '#domain/text/typos.ts'

/** Where most private mail of our markets goes. */
const common = [
  'gmail.com',
  'hotmail.com',
  'hotmail.com.au',
  'outlook.com',
  'outlook.com.au',
  'yahoo.com',
  'yahoo.com.au',
  'yahoo.co.nz',
  'icloud.com',
  'live.com.au',
  'bigpond.com',
  'bigpond.net.au',
  'optusnet.com.au',
  'xtra.co.nz',
  'comcast.net',
]

/** As near to one of those as a slip of the finger, and nobody's mistake. */
const others = new Set([
  'mail.com',
  'email.com',
  'ymail.com',
  'hotmail.co',
  'hotmail.co.uk',
  'yahoo.co.uk',
  'outlook.co',
])

/** Endings that no domain has. */
const endings: readonly (readonly [pattern: RegExp, meant: string])[] = [
  [/\.(?:con|cmo|comm|ocm|vom|xom|cpm|coom)$/, '.com'],
  [/\.com\.(?:ua|aau|auu|ay)$/, '.com.au'],
  [/\.co\.(?:mz|nzz|bz)$/, '.co.nz'],
]

const slips = 2

function meantBy(domain: string): string {
  const [pattern, ending] = endings.find(([each]) => each.test(domain)) ?? [/$/, '']
  const ended = domain.replace(pattern, ending)
  if (common.includes(ended) || others.has(ended)) return ended
  const near = common.map((host) => [host, typosBetween(ended, host, slips, false)] as const)
  const [nearest, typos] = near.toSorted(([, a], [, b]) => a - b)[0] ?? ['', slips + 1]
  return typos <= (ended.length < 10 ? 1 : slips) ? nearest : ended
}

/** What comes along when an address is copied: brackets, "mailto:", the comma behind it. */
const copied = (typed: string): string =>
  typed
    .trim()
    .replace(/^(?:mailto:|[<(["'])+/i, '')
    .replace(/[>)\]"',;.]+$/, '')

/** The address that was probably meant by a typed one, or null: "sam@gmial.con" gives "sam@gmail.com". Never a rule. */
export function suggestedEmail(typed: string): string | null {
  const [name = '', domain = '', ...more] = copied(typed).split('@')
  if (!name || more.length > 0 || !/^[^\s.]+(?:\.[^\s.]+)+$/.test(domain)) return null
  const meant = `${name}@${meantBy(domain.toLowerCase())}`
  return meant.toLowerCase() === typed.trim().toLowerCase() ? null : meant
}
