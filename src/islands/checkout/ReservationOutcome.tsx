import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import type { CheckoutState } from '#stores/checkout/checkout-progress.ts'
import type { CheckoutProps } from '#stores/checkout/checkout-props.ts'
import { ContactLines } from '../enquiry/ContactLines.tsx'
import { loadLazyParts } from './load-lazy-parts.ts'

export interface EndProps extends CheckoutProps {
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
    title: `The ${car.title} can no longer be reserved as shown`,
    text: `Somebody was quicker, or its deposit has changed. Nothing was paid. ${state.reference ? 'Your details are with us, and we will call you.' : 'Please look at it again.'}`,
  }),
}

/** The reference number; also the fallback when HeldCar cannot be loaded. */
function Reference({ state }: Pick<EndProps, 'state'>) {
  return (
    <p>
      Reference <strong>{state.reference}</strong>
    </p>
  )
}

const HeldCar = lazy(() =>
  loadLazyParts().then(
    (parts) => ({ default: parts.HeldCar }),
    () => ({ default: Reference }),
  ),
)

/** The outcome of a reservation, laid out like every thank-you: text, held car, next steps, links. */
export function ReservationOutcome(props: EndProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { state, browse, enquiry } = props
  const { title, text } = ends[state.at as keyof typeof ends](props)
  const isHeld = state.at !== 'gone'
  return (
    <section className={isHeld ? 'success ticked' : 'success'} role="status">
      <h2 className="checkout-title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {!isHeld && state.reference && <Reference state={state} />}
      {isHeld && (
        <Suspense>
          <HeldCar {...props} />
        </Suspense>
      )}
      <ContactLines help={enquiry.help} />
      {!isHeld && (
        <a className="button" href={browse}>
          Keep browsing
        </a>
      )}
    </section>
  )
}
