import { useStore } from '@nanostores/react'
import { memo, useState } from 'react'
import type { FormProps } from '#stores/form/form-props.ts'
import { createFormStore } from '#stores/form/form-store.ts'
import { controls } from './enquiry/controls.tsx'
import { FormScreen } from './enquiry/FormScreen.tsx'
import { asPrerendered } from './shared/hydration.ts'

/** A single-step form: enquiries, photos, news. */
function EnquiryForm(props: FormProps) {
  const [store] = useState(() => createFormStore(props))
  const state = useStore(store.$state, asPrerendered)
  return <FormScreen props={props} store={store} state={state} controls={controls} />
}

export default memo(EnquiryForm)
