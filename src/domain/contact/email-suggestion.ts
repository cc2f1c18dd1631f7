import { typosBetween } from '#domain/text/typos.ts'

/** The most common mail providers of our markets. */
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

/** Real domains within a typo of a common one, which are not corrected. */
const others = new Set([
  'mail.com',
  'email.com',
  'ymail.com',
  'hotmail.co',
  'hotmail.co.uk',
  'yahoo.co.uk',
  'outlook.co',
])

/** Mistyped endings that do not exist -> the intended one. */
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

/** Strips what is copied along with an address: brackets, "mailto:", a trailing comma. */
const copied = (typed: string): string =>
  typed
    .trim()
    .replace(/^(?:mailto:|[<(["'])+/i, '')
    .replace(/[>)\]"',;.]+$/, '')

/** Suggests the probably intended address, or null: "sam@gmial.con" gives "sam@gmail.com". Never used as validation. */
export function suggestedEmail(typed: string): string | null {
  const [name = '', domain = '', ...more] = copied(typed).split('@')
  if (!name || more.length > 0 || !/^[^\s.]+(?:\.[^\s.]+)+$/.test(domain)) return null
  const meant = `${name}@${meantBy(domain.toLowerCase())}`
  return meant.toLowerCase() === typed.trim().toLowerCase() ? null : meant
}
