const signIn =
  'log-?in|log-?on|log-?out|sign-?in|sign-?on|sign-?up|sign-?out|register|my-account|account|password|profile'
const staff = 'admin|staff|dashboard|cms|wp-admin|back-?office|intranet'
const address = new RegExp(`^/(?:[a-z-]+/)*(?:${signIn}|${staff})(?:[/.?#]|$)`, 'i')

const marks: readonly (readonly [what: string, mark: RegExp])[] = [
  ['a field for a password', /<input[^>]+type=["']?password/i],
  [
    'a field that browsers fill with an account',
    /autocomplete=["']?(?:current-password|new-password|username|one-time-code)/i,
  ],
  [
    'an invitation to sign in',
    />\s*(?:log|sign)[ -]?(?:in|on|up|out)\b|>\s*(?:create (?:an )?account|my account|register now)\b/i,
  ],
  ['a script that asks for credentials', /navigator\.credentials|PublicKeyCredential/],
  ['a header that sets a cookie or asks who is there', /^\s*(?:set-cookie|www-authenticate)\s*:/im],
]

const cookies = /\bdocument\.cookie\b|\bcookieStore\b/

/**
 * InstantSearch contains click analytics that set this cookie. They are disabled (islands/Search.tsx), and
 * tests/e2e/search.spec.ts checks that a search sets no cookie, so this script is exempt from the text check.
 */
const switchedOff = /\b_ALGOLIA\b/

/** Signs of accounts, sign-in or staff areas in a released file: in its path, links, forms, scripts and headers. */
export function accountFaults(path: string, text: string): readonly string[] {
  const targets = [...text.matchAll(/(?:href|action)=["']?([^"'\s>]+)/g)].map(([, target = '']) => target)
  const doors = [path, ...(path.endsWith('.html') ? targets : [])].filter((door) => address.test(door))
  const found = marks.filter(([, mark]) => mark.test(text)).map(([what]) => what)
  if (cookies.test(text) && !switchedOff.test(text)) found.push('a script that reads or writes cookies')
  return [...doors.map((door) => `${path}: ${door} is a door`), ...found.map((what) => `${path}: ${what}`)]
}

/** The actions of a page's forms. */
export function formTargets(html: string): readonly string[] {
  return [...html.matchAll(/<form\b[^>]*>/g)].map(([form]) => /action=["']?([^"'\s>]+)/.exec(form)?.[1] ?? 'nowhere')
}
