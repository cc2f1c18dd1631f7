import { phoneHref } from '#domain/contact/phone-href.ts'
import type { FormProps } from '#stores/form/form-props.ts'

/** The dealer's phone and e-mail as links; null when the dealer has neither. */
export function ContactLines({ help }: Pick<FormProps, 'help'>) {
  if (!help.phone && !help.email) return null
  return (
    <p className="enquiry-contact">
      {help.phone && (
        <>
          Call{' '}
          <a className="tabular" href={phoneHref(help.phone) ?? undefined}>
            {help.phone}
          </a>
        </>
      )}
      {help.email && (
        <>
          {help.phone ? ' or write to ' : 'Write to '}
          <a href={`mailto:${help.email}`}>{help.email}</a>
        </>
      )}
    </p>
  )
}
