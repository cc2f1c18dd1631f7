import { useStore } from '@nanostores/react'
import { memo, useState } from 'react'
import type { EnquiryProps } from './enquiry/enquiry-props.ts'
import { asPrerendered } from './shared/hydration.ts'
import { StepScreen } from './steps/StepScreen.tsx'
import { StepDesk } from './steps/step-desk.ts'
import './steps/steps.css'

/** A form of several steps: a test drive, finance. */
function StepForm(props: EnquiryProps) {
  const [desk] = useState(() => new StepDesk(props))
  const state = useStore(desk.$state, asPrerendered)
  return <StepScreen props={props} desk={desk} state={state} />
}

export default memo(StepForm)
