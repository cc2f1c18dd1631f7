import { memo, useState } from 'react'
import { controls } from './enquiry/controls.tsx'
import { EnquiryDesk } from './enquiry/enquiry-desk.ts'
import type { EnquiryProps } from './enquiry/enquiry-props.ts'
import { firstState } from './enquiry/enquiry-state.ts'
import { FormScreen } from './enquiry/FormScreen.tsx'
import { useShared } from './shared/use-shared.ts'

/** A form of one step: enquiries, photos, a service booking, news. */
function EnquiryForm(props: EnquiryProps) {
  const [desk] = useState(() => new EnquiryDesk(props))
  const [prerendered] = useState(() => firstState(props))
  const state = useShared(desk.$state, prerendered)
  return <FormScreen props={props} desk={desk} state={state} controls={controls} />
}

export default memo(EnquiryForm)
