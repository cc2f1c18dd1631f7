type Step = 'details' | 'deposit' | 'end'

export interface CheckoutStepsProps {
  readonly at: Step
  /** A deposit is paid here. */
  readonly hasDeposit: boolean
}

const names: Readonly<Record<Step, string>> = { details: 'Your details', deposit: 'Deposit', end: 'Confirmation' }

/** Where a reservation stands, each step by its name. */
export function CheckoutSteps({ at, hasDeposit }: CheckoutStepsProps) {
  const steps: readonly Step[] = hasDeposit ? ['details', 'deposit', 'end'] : ['details', 'end']
  return (
    <ol className="checkout-steps" aria-label="Steps">
      {steps.map((step) => (
        <li key={step} aria-current={step === at ? 'step' : undefined}>
          {names[step]}
        </li>
      ))}
    </ol>
  )
}
