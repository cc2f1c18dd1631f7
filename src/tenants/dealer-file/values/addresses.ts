import { type Kind, value } from '../setting.ts'
import { mailAddress } from './mail-address.ts'
import { matching, orMended } from './matching.ts'

/** The path of a whole address, or the text with one leading slash; a text with spaces, such as a title, in lower case with hyphens. */
function mendedPath(text: string): string {
  const bare = text
    .trim()
    .replace(/^https?:\/\/[^/]+/i, '')
    .replace(/^\/+/, '')
  return `/${/\s/.test(bare) ? bare.toLowerCase().replace(/\s+/g, '-') : bare}`
}

/** A path of the site: starts with one slash. */
export const path = () =>
  value(
    orMended(
      matching(
        /^\/(?!\/)(?!.*\/\/)(?!.*\.\.)[A-Za-z0-9._~/-]*$/,
        'a path of this site (starts with one "/")',
        '/search/used-cars',
      ),
      mendedPath,
    ),
  )

const urlWanted = 'a web address that begins with https:// (or http://)'

/** Host of a complete http(s) URL without user name and password; null for any other text. */
function webHost(text: string): string | null {
  if (!/^https?:\/\/[^\s"'<>\\^`{|}]+$/i.test(text) || !URL.canParse(text)) return null
  const { username, password, hostname } = new URL(text)
  return username === '' && password === '' ? hostname : null
}

/** Whether a text is a complete http(s) URL without user name and password. The host needs a dot. */
export const isWebAddress = (text: string): boolean => webHost(text)?.includes('.') ?? false

/** The URL probably meant, with its scheme added or corrected; null when that makes no valid URL. */
function wholeAddress(text: string): string | null {
  const rest = text.trim().replace(/^h?t?tps?[:/;\\]+/i, '')
  const whole = `https://${rest}`
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+([/?#]\S*)?$/i.test(rest) && isWebAddress(whole) ? whole : null
}

/** An https or http address. */
export const url = () =>
  value<string>({
    wanted: urlWanted,
    example: 'https://www.example.com.au/reviews',
    read: (text) => (isWebAddress(text) ? text : null),
    json: { type: 'string' },
    isOpen: true,
    remedy: (text) => {
      const whole = wholeAddress(text)
      if (whole !== null) return `; did you mean "${whole}"?`
      return '; write it as the browser shows it, for example https://www.example.com.au'
    },
  })

const mapParts = ['lat', 'long', 'width', 'height', 'zoom', 'token', 'x', 'y', 'z']

function isMapAddress(text: string): boolean {
  const named = [...text.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name)
  const isPlace = ['lat', 'long'].every((part) => named.includes(part))
  const isTile = ['x', 'y', 'z'].every((part) => named.includes(part))
  const isKnown = named.every((part) => mapParts.includes(part))
  return isKnown && isPlace !== isTile && isWebAddress(text.replaceAll(/\{\w*\}/g, '1'))
}

/** URL template of a map picture ({lat}, {long}) or of map tiles ({x}, {y}, {z}). */
export const mapAddress = () =>
  value<string>({
    wanted: 'the address of a map picture (https://, with {lat} and {long}, or with {x}, {y} and {z})',
    example: 'https://tiles.example.com/{z}/{x}/{y}.png',
    read: (text) => (isMapAddress(text) ? text : null),
    json: { type: 'string' },
  })

const hostPath = /^\/(?!\/)(?!.*\.\.)[A-Za-z0-9._~/-]*$/

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * Whether a text is a search server's URL: https, since keys are sent to it and pages query it; http on loopback
 * addresses.
 */
export function isSearchServer(text: string): boolean {
  const host = /[?#]/.test(text) ? null : webHost(text)
  if (host === null) return false
  return loopback.test(host) || (host.includes('.') && /^https:/i.test(text))
}

/** A search host: a URL or a path of this site. Trailing slashes are removed. */
export const searchHost = () =>
  value<string>({
    wanted: 'the address of a search host (https://, or a path of this site)',
    example: 'https://search.example.com',
    read: (text) => (isSearchServer(text) || hostPath.test(text) ? text.replace(/\/+$/, '') || null : null),
    json: { type: 'string' },
  })

const site: Kind<string> = {
  wanted: 'the address of a site: https:// and a host, without a path',
  example: 'https://www.example.com.au',
  read: (text) =>
    isWebAddress(text) && /^https:/i.test(text) && new URL(text).pathname === '/' && !/[?#]/.test(text)
      ? new URL(text).origin
      : null,
  json: { type: 'string' },
}

function originOf(text: string): string {
  const address = /^https:\/\//i.test(text) ? text : (wholeAddress(text) ?? text)
  return isWebAddress(address) ? new URL(address).origin : text
}

/** An https origin: scheme and host, no path. */
export const origin = () => value(orMended(site, originOf))

const sitePath = /^\/(?!\/)[^\s"'<>\\^`{|}]*$/

/** A mailto link may have a query, such as a subject. */
const isMailLink = (text: string) =>
  /^mailto:[^?]+(?:\?\S*)?$/.test(text) && mailAddress.test(text.slice(7).split('?')[0] ?? '')

/** Target of a menu entry or button: a path of the site, a URL, tel: or mailto:. */
export const link = () =>
  value<string>({
    wanted: 'a link (a path such as /contact, an https address, tel: or mailto:)',
    example: '/search/used-cars',
    read: (text) =>
      sitePath.test(text) || isWebAddress(text) || /^tel:\+?[\d-]{6,16}$/.test(text) || isMailLink(text) ? text : null,
    json: { type: 'string' },
    remedy: (text) => {
      if (/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(text)) return `; did you mean "/${text}"?`
      const mail = text.replace(/^mailto:\s+/i, '')
      if (mailAddress.test(mail)) return `; did you mean "mailto:${mail}"?`
      if (/^tel:[\d ()+-]{6,}$/.test(text)) return `; did you mean "${text.replace(/[ ()]/g, '')}"?`
      if (/^\+?[\d ()-]{6,}$/.test(text)) return `; did you mean "tel:${text.replace(/[ ()]/g, '')}"?`
      const whole = /^(?:ftp|javascript|data|file):/i.test(text) ? null : wholeAddress(text)
      return whole === null ? '; for example /search/used-cars' : `; did you mean "${whole}"?`
    },
  })

/** The path of an API call; {id} is replaced by the car's id. */
export const callPath = () =>
  value(
    matching(/^\/(?!\/)[A-Za-z0-9._~/{}-]*$/, 'the path of a call (starts with one "/")', '/api/cars/{id}/disclaimer'),
  )
