type Step = 'details' | 'deposit' | 'end'

export interface CheckoutStepsProps {
  readonly at: Step
  /** A deposit is paid here. */
  readonly hasDeposit: boolean
}

const names: Readonly<Record<Step, string>> = { details: 'Your details', deposit: 'Deposit', end: 'Confirmation' }

/** Of what is behind, what is now and what is to come. */
const stands = ['done', 'now', 'next']

/** Where a reservation stands, as in every form of several steps. */
export function CheckoutSteps({ at, hasDeposit }: CheckoutStepsProps) {
  const steps: readonly Step[] = hasDeposit ? ['details', 'deposit', 'end'] : ['details', 'end']
  const now = steps.indexOf(at)
  return (
    <div className="enquiry-step">
      <p>
        Step {now + 1} of {steps.length}
      </p>
      <ol className="step-names" aria-hidden="true">
        {steps.map((step, index) => (
          <li key={step} data-stand={stands[Math.sign(index - now) + 1]}>
            {names[step]}
          </li>
        ))}
      </ol>
    </div>
  )
}
