import { memo, useState } from 'react'
import type { EnquiryProps } from './enquiry/enquiry-props.ts'
import { firstState } from './enquiry/enquiry-state.ts'
import { useShared } from './shared/use-shared.ts'
import { StepScreen } from './steps/StepScreen.tsx'
import { StepDesk } from './steps/step-desk.ts'
import './steps/steps.css'

/** A form of several steps: a test drive, finance. */
function StepForm(props: EnquiryProps) {
  const [desk] = useState(() => new StepDesk(props))
  const [prerendered] = useState(() => firstState(props))
  const state = useShared(desk.$state, prerendered)
  return <StepScreen props={props} desk={desk} state={state} />
}

export default memo(StepForm)
