import { safeText } from './safe-text.ts'

const untrusted = 'nobody vouches for its certificate'
const tooLate = 'no connection came about in time'
const brokenOff = 'it broke the connection off'
const unreachable = 'no way leads there'

/** Network error code -> reason why a site did not respond. */
const known: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: brokenOff,
  UND_ERR_SOCKET: brokenOff,
  ETIMEDOUT: tooLate,
  UND_ERR_CONNECT_TIMEOUT: tooLate,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'its name cannot be looked up at the moment',
  ERR_INVALID_URL: 'that is no address',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is of another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
}

/** The root cause: `fetch` throws a generic error whose `cause` has the reason. */
function rootOf(error: Error): Error {
  return error.cause instanceof Error ? rootOf(error.cause) : error
}

/** Why a site gave no response: our own message ("it ..."), else the reason of the network error. */
export function describeNoResponse(error: unknown, seconds: number): string {
  if (!(error instanceof Error)) return safeText(String(error))
  if (error.name === 'TimeoutError') return `it took longer than ${seconds} s`
  if (/^it /.test(error.message)) return error.message
  const { code = '', message } = rootOf(error) as NodeJS.ErrnoException
  return safeText(known[code] ? `${known[code]} (${code})` : `it cannot be asked: ${message}`)
}
