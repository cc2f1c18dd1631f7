/** A complete mail. */
export interface Mail {
  readonly from: string
  readonly to: readonly string[]
  /** Addresses of `to` that accepted it at an earlier attempt, when others refused. */
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
  /** The same for every attempt of a delivery, so that mail programs show a duplicate only once. */
  readonly messageId: string
  /** Id of the lead it is about. */
  readonly leadId?: number
}

/** Sends mails. */
export interface Mailer {
  /**
   * Sends a mail to the addresses that have not accepted it yet.
   * @throws PermanentFailure when a retry is pointless, PartiallyAccepted when some mailboxes refused, any other error
   * otherwise
   */
  send(mail: Mail, now: Date): Promise<void>
  close(): void
}

/** Addresses that have not accepted a mail yet. */
export const findPendingRecipients = ({ to, taken = [] }: Mail) => to.filter((address) => !taken.includes(address))
