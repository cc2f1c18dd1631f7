type Step = 'details' | 'deposit' | 'end'

export interface CheckoutStepsProps {
  readonly at: Step
  /** Whether a deposit is paid here. */
  readonly hasDeposit: boolean
}

const names: Readonly<Record<Step, string>> = { details: 'Your details', deposit: 'Deposit', end: 'Confirmation' }

/** `data-stand` of past, current and future steps. */
const stands = ['done', 'now', 'next']

/** The progress of a reservation, shown as in every multi-step form. */
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
