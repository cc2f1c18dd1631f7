import type { EndProps } from './ReservationOutcome.tsx'

/** The held car, where and for how long, the next steps, and links. */
export function HeldCar({ state, car, heldFor, place, visit }: EndProps) {
  const isPaid = state.at === 'done'
  const facts = { Reserved: car.title, Reference: state.reference, 'Held for': isPaid && heldFor, Where: place }
  return (
    <>
      <dl className="facts panel">
        {Object.entries(facts).map(
          ([name, fact]) =>
            fact && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{fact}</dd>
              </div>
            ),
        )}
      </dl>
      <h2>What happens next</h2>
      <ol>
        <li>
          {isPaid ? 'We check the payment and ring or write to you.' : 'We ring or write to you about the deposit.'}
        </li>
        <li>Come and see it. Bring the reference above.</li>
        <li>If you take it, the deposit comes off the price.</li>
      </ol>
      <p className="cluster no-print">
        <a className="button" href={visit}>
          Book a time to see it
        </a>
        <a className="button button--secondary" href={car.href}>
          Back to its page
        </a>
        <button type="button" className="button button--quiet" onClick={() => print()}>
          Print
        </button>
      </p>
    </>
  )
}
