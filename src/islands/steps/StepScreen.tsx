import type { ReactNode } from 'react'
import type { Field } from '#forms/field.ts'
import { namesOfStep } from '#forms/form.ts'
import type { EnquiryProps } from '../enquiry/enquiry-props.ts'
import type { EnquiryState } from '../enquiry/enquiry-state.ts'
import { FormScreen } from '../enquiry/FormScreen.tsx'
import { StepHead } from './StepHead.tsx'
import { stepControls } from './step-controls.tsx'
import type { StepDesk } from './step-desk.ts'

export interface StepScreenProps {
  readonly props: EnquiryProps
  readonly desk: StepDesk
  readonly state: EnquiryState
  /** Stands between the step's heading and its fields. */
  readonly lead?: ReactNode
  readonly after?: (field: Field) => ReactNode
  /** A quieter way on, beside the button that sends. */
  readonly beside?: ReactNode
  /** Words on the button, where they are neither Next nor the form's own. */
  readonly submit?: string
  /** What it says while something is on its way; Sending… where left out. */
  readonly busy?: string
}

/** One step of a longer form, with the ways back, on and past it. */
export function StepScreen({ props, desk, state, lead, after, beside, submit, busy }: StepScreenProps) {
  const { form } = props
  const { steps, status } = state
  const isIdle = status === 'idle'
  const skip = form.steps?.[steps.at]?.skip
  const back = steps.trail.length > 0 && (
    <button type="button" className="button button--secondary" onClick={() => desk.back()} disabled={!isIdle}>
      Back
    </button>
  )
  const past = skip && (
    <button type="button" className="button button--plain" onClick={() => desk.skip()} disabled={!isIdle}>
      {skip}
    </button>
  )
  return (
    <FormScreen
      props={props}
      desk={desk}
      state={state}
      controls={stepControls}
      shown={namesOfStep(form, steps.at)}
      head={
        <>
          <StepHead form={form} steps={steps} />
          {lead}
        </>
      }
      {...(after ? { after } : {})}
      {...(busy ? { busy } : {})}
      before={back}
      beside={beside ?? past}
      submit={submit ?? (steps.at < steps.count - 1 ? 'Next' : form.submit)}
    />
  )
}
