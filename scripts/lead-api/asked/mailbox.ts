import addressparser from 'nodemailer/lib/addressparser'

/**
 * The one mailbox in what a stranger wrote as an address. As a text, commas and the like would make further ones of it, by whose
 * names alone a server knows its own people; and what is dropped of it would make each mail one to somebody new.
 */
export function mailboxIn(typed: string): string {
  return addressparser(typed, { flatten: true }).find(({ address }) => address.includes('@'))?.address ?? typed
}
