import addressparser from 'nodemailer/lib/addressparser'

/**
 * The first mailbox in an address that a shopper typed. Passed on as text, commas and the like would add recipients (a
 * bare name is a local user to a mail server), and comments that a parser drops would make one mailbox look like many.
 */
export function mailboxIn(typed: string): string {
  return addressparser(typed, { flatten: true }).find(({ address }) => address.includes('@'))?.address ?? typed
}
