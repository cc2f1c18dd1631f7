import { useEffect, useRef } from 'react'
import type { Form } from '#forms/form.ts'
import { progressPercent, type Steps } from '#forms/steps.ts'
import type { FormState } from '#stores/form/form-state.ts'
import { useStepHistory } from './step-history.ts'

export interface StepHeadProps {
  readonly form: Form
  readonly steps: Steps
  readonly status: FormState['status']
  readonly back: () => void
}

/** What is behind, what is now and what is still to come. */
function standOf(index: number, { at, skipped }: Steps): 'done' | 'skipped' | 'now' | 'next' {
  if (index === at) return 'now'
  if (skipped.includes(index)) return 'skipped'
  return index < at ? 'done' : 'next'
}

/** Where the shopper stands in a longer form; a new step's heading takes the focus, and the browser's Back leads to the last one. */
export function StepHead({ form, steps, status, back }: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const depth = status === 'hydrating' ? null : steps.trail.length
  useStepHistory({ name: form.name, depth, isIdle: status === 'idle', back }, heading)
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
      {/* The steps below say the same to the eye, in the first one too, at which nothing is behind. */}
      <progress className="visually-hidden" value={progressPercent(steps)} max={100} aria-label="Progress" />
      <ol className="step-names" aria-hidden="true">
        {form.steps?.map(({ name, title }, index) => (
          <li key={name} data-stand={standOf(index, steps)}>
            {title}
          </li>
        ))}
      </ol>
      <h2 className="enquiry-step-title" ref={heading} tabIndex={-1}>
        {step.title}
      </h2>
    </div>
  )
}
