import { phoneHref } from '#domain/contact/phone-href.ts'
import type { SearchProps } from './search-props.ts'

export type NoStockProps = Pick<SearchProps, 'defaultPath' | 'contactPath' | 'hasCars' | 'phone' | 'noun' | 'labels'>

/** A list without cars today: links to the rest of the stock and to the dealer. */
export function NoStock({ defaultPath, contactPath, hasCars, phone, noun, labels }: NoStockProps) {
  const href = phoneHref(phone)
  return (
    <div className="no-cars">
      <h2>None in stock today</h2>
      <p>
        {hasCars && `New ${noun.many} arrive all the time. `}Tell us what you are looking for and we will let you know
        when we have it.
      </p>
      <p className="cluster">
        {hasCars && (
          <a className="button" href={defaultPath}>
            See all our stock
          </a>
        )}
        <a className={hasCars ? 'button button--secondary' : 'button'} href={contactPath}>
          {labels.contact_us}
        </a>
        {href && (
          <a className="button button--secondary" href={href}>
            {phone}
          </a>
        )}
      </p>
    </div>
  )
}
