import { useStore } from '@nanostores/react'
import { memo, useState } from 'react'
import { adaptFieldsToPlace } from '#forms/offered-days.ts'
import type { FormProps } from '#stores/form/form-props.ts'
import { createFormStore } from '#stores/form/form-store.ts'
import { FormScreen } from './enquiry/FormScreen.tsx'
import { serviceControls } from './service/service-controls.tsx'
import { serviceRows } from './service/service-rows.tsx'
import { asPrerendered } from './shared/hydration.ts'

/** A service booking form, with the workshop's next open days and its kinds of work as buttons. */
function ServiceForm(props: FormProps) {
  const [store] = useState(() => createFormStore(props))
  const state = useStore(store.$state, asPrerendered)
  return (
    <FormScreen
      props={props}
      store={store}
      state={state}
      controls={serviceControls}
      rows={(fields, row) => serviceRows(adaptFieldsToPlace(fields, state.values), row)}
    />
  )
}

export default memo(ServiceForm)
