import { useStore } from '@nanostores/react'
import { memo, useState } from 'react'
import { controls } from './enquiry/controls.tsx'
import { EnquiryDesk } from './enquiry/enquiry-desk.ts'
import type { EnquiryProps } from './enquiry/enquiry-props.ts'
import { FormScreen } from './enquiry/FormScreen.tsx'
import { asPrerendered } from './shared/hydration.ts'

/** A form of one step: enquiries, photos, a service booking, news. */
function EnquiryForm(props: EnquiryProps) {
  const [desk] = useState(() => new EnquiryDesk(props))
  const state = useStore(desk.$state, asPrerendered)
  return <FormScreen props={props} desk={desk} state={state} controls={controls} />
}

export default memo(EnquiryForm)
