import { issuedSecrets, type SecretShape } from './issued.ts'
import { looksRandom } from './random.ts'

/** Words that introduce a secret. */
const passwords = 'pass(?:word|wd|phrase|code)|pwd|secret'
const keys =
  '(?:api|app|access|account|admin|auth|client|consumer|master|private|secret|server|service|shared|signing)[ _-]?(?:key|token|secret|password)|auth[ _-]?tok|token|credentials?|bearer'

/** Separator of a name and its value: `password: x`, `"token": "x"`, `secret=x`, `password is x`. */
const parting = '["\'`]?\\s*(?:is\\s*:?|[:=]+>?|->)\\s*["\'`]?'

const named = new RegExp(`(?:${passwords})${parting}(?![/<{$])([^\\s"'\`<>,;]{6,})`, 'i')
const onlyNamed = new RegExp(`^\\W*[\\w -]{0,24}(?:${passwords})${parting}([^\\s"'\`<>,;]{6,})["'\`]?\\W*$`, 'i')
const keyNamed = new RegExp(`(?:${keys})${parting}(?![/<{$])([\\w+/=.~:-]{16,})`, 'i')

/** Values after "password:" in forms that are no password. */
const noPassword =
  /^(?:required|optional|forgotten|missing|protected|hidden|unknown|incorrect|changed|confirm|confirmed|repeat)\W*$/i

const behind = (pattern: RegExp, text: string) => pattern.exec(text)?.[1] ?? ''

/** Words consist of letters; passwords mostly contain other characters too. */
const isMixed = (value: string) => /[A-Za-z]/.test(value) && /[\d@#$%^&*_+=|~\\]|!\w/.test(value)

const isAddress = (value: string) => /^(?:https?:|www\.)/i.test(value)

const label = 'a password or key with its name'

/** Patterns that mean a secret in texts written by staff, but may be something else in a feed or a script. */
const written: readonly SecretShape[] = [
  {
    what: label,
    pattern: named,
    isPublic: (found) => !isMixed(behind(named, found)) || isAddress(behind(named, found)),
  },
  { what: label, pattern: onlyNamed, isPublic: (found) => noPassword.test(behind(onlyNamed, found)) },
  { what: label, pattern: keyNamed, isPublic: (found) => !looksRandom(behind(keyNamed, found)) },
  { what: 'the key of a search host', pattern: /(?<![\w/.=:-])[0-9a-f]{64}(?![\w-]|\.\w)/i },
  {
    what: 'the key of a cloud account',
    pattern: /(?<![\w/+.=:-])(?!6L)[\w/+-]{40}(?![\w/+=-]|\.\w)/,
    isPublic: (found) => !/[A-Z]/.test(found) || !/[a-z]/.test(found) || !looksRandom(found),
  },
  { what: 'the key of a cloud account', pattern: /[?&;]sig=[\w%+/=-]{20,}/ },
  {
    what: 'a secret in an address',
    pattern: /[?&;](?:password|pwd|client_secret|secret|access_token|private_token)=[^\s&"'<>#]{6,}/i,
  },
  {
    what: 'a password for a server',
    pattern: /\b(?:Basic [A-Za-z0-9+/]{12,}={0,2}|Bearer [\w.~+/=-]{16,})(?![\w ])/,
    isPublic: (found) => !/\d|=/.test(found),
  },
  { what: 'a password as it is stored', pattern: /\$(?:2[aby]|5|6|apr1|argon2\w+|y)\$[\w./$=,-]{16,}/ },
  { what: 'a payment provider’s secret key', pattern: /\blive_[A-Za-z0-9]{24,}\b/ },
  { what: 'the key of a mail service', pattern: /\bre_(?=\w{0,30}\d)[A-Za-z0-9]{6,}_[A-Za-z0-9]{16,}/ },
]

/** Every kind of secret that a text written by a person must not contain. */
export const writtenSecrets: readonly SecretShape[] = [...issuedSecrets, ...written]
