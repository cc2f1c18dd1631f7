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

/** `data-stand` of a step. */
function standOf(index: number, { at, skipped }: Steps): 'done' | 'skipped' | 'now' | 'next' {
  if (index === at) return 'now'
  if (skipped.includes(index)) return 'skipped'
  return index < at ? 'done' : 'next'
}

/**
 * Progress in a multi-step form; a new step's heading takes the focus, and the browser's Back leads to the previous
 * step.
 */
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
      {/* The steps below show the same, in the first step as well, where its value is 0. */}
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
