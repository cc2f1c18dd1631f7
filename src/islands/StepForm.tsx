import { useStore } from '@nanostores/react'
import { memo, useEffect, useState } from 'react'
import { chosenStock, sortedPlaceIds } from '#forms/stock-at-places.ts'
import type { FormProps } from '#stores/form/form-props.ts'
import { createStepFormStore } from '#stores/form/step-store.ts'
import { placesInOrder } from './places/places-in-order.ts'
import { showChosenCar } from './places/show-chosen-car.ts'
import { asPrerendered } from './shared/hydration.ts'
import { AskedVisit } from './steps/AskedVisit.tsx'
import { StepScreen } from './steps/StepScreen.tsx'
import './steps/steps.css'

/** A multi-step form, such as for a test drive. */
function StepForm(props: FormProps) {
  const [store] = useState(() => createStepFormStore(props))
  const state = useStore(store.$state, asPrerendered)
  const fields = store.fields()
  const order = sortedPlaceIds(fields, state.values)
  const chosen = chosenStock(fields, state.values)
  useEffect(() => placesInOrder(order), [order])
  useEffect(() => showChosenCar(chosen), [chosen])
  const lead = <AskedVisit {...props} state={state} back={store.back} />
  return <StepScreen props={props} store={store} state={state} lead={lead} />
}

export default memo(StepForm)
