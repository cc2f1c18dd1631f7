/** A mail, addressed. */
export interface Mail {
  readonly from: string
  readonly to: readonly string[]
  /** Those of them who took it at an earlier try, when others did not. */
  readonly taken?: readonly string[]
  readonly replyTo?: string | undefined
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly attachments?: readonly {
    readonly filename: string
    readonly content: string
    readonly contentType: string
  }[]
  /** The same for every try of one delivery, so that a mail that came twice shows as one. */
  readonly messageId: string
  /** The lead it tells of. */
  readonly leadId?: number
}

/** Hands mails over. */
export interface Mailer {
  /**
   * Hands a mail to those who have not taken it yet.
   * @throws PermanentFailure when the server will never take it, PartlyTaken when some mailboxes refused it, any other error when it may later
   */
  send(mail: Mail, now: Date): Promise<void>
  close(): void
}

/** Who is still to get a mail. */
export const leftOf = ({ to, taken = [] }: Mail) => to.filter((address) => !taken.includes(address))
