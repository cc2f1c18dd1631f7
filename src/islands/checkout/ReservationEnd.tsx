import { type ReactNode, useEffect, useRef } from 'react'
import type { CheckoutProps } from '#stores/checkout/checkout-props.ts'
import type { CheckoutState } from '#stores/checkout/checkout-store.ts'
import { ContactLines } from '../enquiry/ContactLines.tsx'

interface EndProps extends CheckoutProps {
  readonly state: CheckoutState
}

interface End {
  readonly title: string
  readonly text: ReactNode
}

const isTest = ({ deposit }: EndProps) => deposit?.provider.kind === 'demo'

const ends: Readonly<Record<'done' | 'gone' | 'arranged', (props: EndProps) => End>> = {
  done: (props) => ({
    title: isTest(props)
      ? 'Test reservation complete: nothing was paid'
      : 'Thank you. Your deposit is on its way to us',
    text: `${props.dealer} checks the payment and confirms by phone or e-mail that the ${props.car.title} is held for you.`,
  }),
  arranged: ({ dealer, car }) => ({
    title: 'Thank you. We have your reservation',
    text: `${dealer} will contact you about the ${car.title} and its deposit. Nothing has been paid.`,
  }),
  gone: ({ car, state }) => ({
    title: 'This car can no longer be reserved as shown',
    text: state.reference
      ? 'Somebody was quicker, or its deposit has changed. Nothing was paid. Your details are with us, and we will call you.'
      : `Somebody was quicker, or its deposit has changed. Nothing was paid. Please look at the ${car.title} again.`,
  }),
}

/** How a reservation ended, in words, with the reference and the way to the dealer. */
export function ReservationEnd(props: EndProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { state, car, enquiry } = props
  const { title, text } = ends[state.at as keyof typeof ends](props)
  return (
    <section className="checkout-end" role="status">
      <h2 className="checkout-title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {state.reference && (
        <p>
          Reference <strong className="tabular">{state.reference}</strong>
        </p>
      )}
      <ContactLines help={enquiry.help} />
      <p>
        <a href={car.href}>Back to the car</a>
      </p>
    </section>
  )
}
