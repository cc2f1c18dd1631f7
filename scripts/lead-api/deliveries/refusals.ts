import { domainToASCII } from 'node:url'
import { PartiallyAccepted, PermanentFailure } from './queue.ts'

/** A mail server's refusal. */
export interface Refusal {
  /** The SMTP command that was refused. */
  readonly command?: string | undefined
  readonly responseCode?: number | undefined
  /** The whole response, beginning with its code. */
  readonly response?: string | undefined
  readonly recipient?: string | undefined
}

/** Outcome of a mail: its addresses, those that have accepted it so far, and the refusals of others. */
export interface MailOutcome {
  readonly to: readonly string[]
  readonly taken: readonly string[]
  readonly refusals: readonly Refusal[]
}

/** Response codes for a missing mailbox. Not 552 (full, may be emptied) nor 554 (concerns the sender). */
const goneCodes: ReadonlySet<number | undefined> = new Set([550, 551, 553, 556])

/** Responses with those codes that are temporary: missing authentication, wrong sender, or a full mailbox. */
const passes = /\b5\.(?:7\.\d|1\.[78]|2\.2)|relay|authenticat|sender/i

/** Whether a refusal is permanent; any other problem may be fixed before the last attempt. */
const isGone = ({ command, responseCode, response = '' }: Refusal): boolean =>
  command === 'RCPT TO' && goneCodes.has(responseCode) && !passes.test(response)

const said = ({ recipient, response }: Refusal) => `${recipient}: ${response}`

/** An address as sent to the mail server: its domain in ASCII. */
const asSent = (address: string): string => {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`
}

/** The addresses that are also in `others`; internationalised domains compare equal to their ASCII form. */
export function among(addresses: readonly string[], others: readonly unknown[]): readonly string[] {
  const known = new Set(others.map((each) => asSent(String(each))))
  return addresses.filter((address) => known.has(asSent(address)))
}

/** The error for a mail that mailboxes refused; with several addresses it names the refusing ones. */
export function refused({ to, taken, refusals }: MailOutcome, error?: Error): Error {
  const words = to.length > 1 || !error ? refusals.map(said).join('; ') : error.message
  const isFinal = refusals.length > 0 && refusals.every(isGone)
  if (taken.length > 0) return new PartiallyAccepted(words, taken, isFinal)
  return isFinal ? new PermanentFailure(words) : new Error(words)
}
