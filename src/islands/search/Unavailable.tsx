import { phoneHref } from '#domain/contact/phone-href.ts'

/** Shown when the search fails: the current cars stay, with a retry button and a number to call. */
export function Unavailable({ phone, onRetry }: { readonly phone: string | null; readonly onRetry: () => void }) {
  const href = phoneHref(phone)
  return (
    <div className="alert alert--bad search-unavailable" role="alert">
      <p>
        <strong>Search is unavailable right now.</strong>
        {href && (
          <>
            {' '}
            Call us on <a href={href}>{phone}</a>.
          </>
        )}
      </p>
      <button type="button" className="button button--small button--secondary" onClick={onRetry}>
        Retry
      </button>
    </div>
  )
}
