import type { LocalePolicy } from '#domain/text/locale.ts'
import { outbox } from '#stores/lead/outbox.ts'
import type { WaitingLead } from '#stores/lead/waiting-lead.ts'

export interface WaitingNoticeProps {
  readonly waiting: WaitingLead
  readonly locale: Pick<LocalePolicy, 'locale'>
}

const filesWord = (count: number) => (count === 0 ? '' : `, with ${count} ${count === 1 ? 'file' : 'files'}`)

/** A lead still in the outbox; the shopper may send it now or cancel it. */
export function WaitingNotice({ waiting, locale: { locale } }: WaitingNoticeProps) {
  // In the shopper's time zone, not the dealer's.
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(waiting.at)
  return (
    <div className="alert enquiry-waiting" role="status">
      <p>
        Not sent yet: what you wrote at {time}
        {filesWord(waiting.files)}. It waits on this device for a day at most.
      </p>
      <div className="cluster">
        <button type="button" className="button button--small button--secondary" onClick={() => outbox.flush()}>
          Send now
        </button>
        <button type="button" className="button button--small button--plain" onClick={() => outbox.cancel(waiting.key)}>
          Cancel it
        </button>
      </div>
    </div>
  )
}
