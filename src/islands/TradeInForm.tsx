import { useStore } from '@nanostores/react'
import { memo, useState } from 'react'
import type { FormProps } from '#stores/form/form-props.ts'
import { byHandWords } from '#stores/trade-in/look-up-words.ts'
import { createTradeInStore } from '#stores/trade-in/trade-in-store.ts'
import { asPrerendered } from './shared/hydration.ts'
import { StepScreen } from './steps/StepScreen.tsx'
import { CarLine } from './trade-in/CarLine.tsx'
import { LookUpPanel } from './trade-in/LookUpPanel.tsx'
import './steps/steps.css'
import './trade-in/trade-in.css'

/** A valuation of the shopper's own car: its plate is looked up, or it is described by hand. */
function TradeInForm(props: FormProps) {
  const [store] = useState(() => createTradeInStore(props))
  const state = useStore(store.$state, asPrerendered)
  const isLookingUp = store.isLookUpOpen(state)
  const byHand = isLookingUp && (
    <button type="button" className="button button--plain" onClick={store.byHand} disabled={state.status !== 'idle'}>
      {byHandWords}
    </button>
  )
  return (
    <StepScreen
      props={props}
      store={store}
      state={state}
      lead={state.steps.at > 0 && <CarLine values={state.values} locale={props.locale} />}
      after={(field) =>
        field.name === store.lastPlateField && (
          <LookUpPanel
            key="look-up"
            values={state.values}
            locale={props.locale}
            onAgain={store.again}
            onOther={store.other}
          />
        )
      }
      {...(isLookingUp ? { beside: byHand, submit: 'Find my car', busy: 'Looking it up…' } : {})}
    />
  )
}

export default memo(TradeInForm)
