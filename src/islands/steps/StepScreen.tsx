import type { ReactNode } from 'react'
import type { Field } from '#forms/field.ts'
import { namesOfStep } from '#forms/form.ts'
import type { FormProps } from '#stores/form/form-props.ts'
import type { FormState } from '#stores/form/form-state.ts'
import type { StepFormStore } from '#stores/form/step-store.ts'
import { FormScreen } from '../enquiry/FormScreen.tsx'
import { StepHead } from './StepHead.tsx'
import { stepControls } from './step-controls.tsx'
import { goBack } from './step-history.ts'

export interface StepScreenProps {
  readonly props: FormProps
  readonly store: StepFormStore
  readonly state: FormState
  /** Rendered between the step's heading and its fields. */
  readonly lead?: ReactNode
  readonly after?: (field: Field) => ReactNode
  /** A secondary button beside the submit button. */
  readonly beside?: ReactNode
  /** Label of the submit button, if neither Next nor the form's own. */
  readonly submit?: string
  /** Its label while a submission is in flight; Sending… when left out. */
  readonly busy?: string
}

/** One step of a multi-step form, with buttons back, on and past it. */
export function StepScreen({ props, store, state, lead, after, beside, submit, busy }: StepScreenProps) {
  const { form } = props
  const { steps, status } = state
  const isIdle = status === 'idle'
  const skip = form.steps?.[steps.at]?.skip
  const back = steps.trail.length > 0 && (
    <button
      type="button"
      className="button button--secondary"
      onClick={() => goBack(form.name, store.back)}
      disabled={!isIdle}
    >
      Back
    </button>
  )
  const past = skip && (
    <button type="button" className="button button--plain" onClick={store.skip} disabled={!isIdle}>
      {skip}
    </button>
  )
  return (
    <FormScreen
      props={props}
      store={store}
      state={state}
      controls={stepControls}
      shown={namesOfStep(form, steps.at)}
      head={
        <>
          <StepHead form={form} steps={steps} status={status} back={store.back} />
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
