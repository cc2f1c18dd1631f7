import { domainToASCII } from 'node:url'
import { PartlyTaken, PermanentFailure } from './queue.ts'

/** What a mail server says when it does not take something. */
export interface Refusal {
  /** The command it answers. */
  readonly command?: string | undefined
  readonly responseCode?: number | undefined
  /** Its whole answer, beginning with the code. */
  readonly response?: string | undefined
  readonly recipient?: string | undefined
}

/** How a mail fared: whom it was for, who has it by now, and what was said of the others. */
export interface MailOutcome {
  readonly to: readonly string[]
  readonly taken: readonly string[]
  readonly refusals: readonly Refusal[]
}

/** What is said of a mailbox that is not there. A full one (552) may be emptied, and 554 is said of whoever sends. */
const goneCodes: ReadonlySet<number | undefined> = new Set([550, 551, 553, 556])

/** The same codes are said to whoever sends without a password or under a wrong name, which somebody sets, and of full mailboxes. */
const passes = /\b5\.(?:7\.\d|1\.[78]|2\.2)|relay|authenticat|sender/i

/** Whether a mailbox is refused for good; whatever else goes wrong may be mended before the last try. */
const isGone = ({ command, responseCode, response = '' }: Refusal): boolean =>
  command === 'RCPT TO' && goneCodes.has(responseCode) && !passes.test(response)

const said = ({ recipient, response }: Refusal) => `${recipient}: ${response}`

/** An address as the mail server is told it. */
const asSent = (address: string): string => {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`
}

/** Those of some addresses that are among others, however the domain of either is written. */
export function among(addresses: readonly string[], others: readonly unknown[]): readonly string[] {
  const known = new Set(others.map((each) => asSent(String(each))))
  return addresses.filter((address) => known.has(asSent(address)))
}

/** What to throw of a mail that mailboxes refused. Where there are several, staff read which of them did. */
export function refused({ to, taken, refusals }: MailOutcome, error?: Error): Error {
  const words = to.length > 1 || !error ? refusals.map(said).join('; ') : error.message
  const isFinal = refusals.length > 0 && refusals.every(isGone)
  if (taken.length > 0) return new PartlyTaken(words, taken, isFinal)
  return isFinal ? new PermanentFailure(words) : new Error(words)
}
