import { useEffect, useRef } from 'react'
import type { Form } from '#forms/form.ts'
import { progressPercent, type Steps } from '#forms/steps.ts'

export interface StepHeadProps {
  readonly form: Form
  readonly steps: Steps
}

/** Where the shopper stands in a longer form; a new step's heading takes the focus. */
export function StepHead({ form, steps }: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(steps.at)
  useEffect(() => {
    if (shown.current !== steps.at) heading.current?.focus()
    shown.current = steps.at
  }, [steps.at])
  const step = form.steps?.[steps.at]
  if (!step) return null
  return (
    <div className="enquiry-step">
      <p>
        Step {steps.at + 1} of {steps.count}
      </p>
      <progress value={progressPercent(steps)} max={100} aria-label="Progress" />
      <h2 className="enquiry-step-title" ref={heading} tabIndex={-1}>
        {step.title}
      </h2>
    </div>
  )
}
