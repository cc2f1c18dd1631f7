import { useStore } from '@nanostores/react'
import { memo, useState } from 'react'
import type { EnquiryProps } from './enquiry/enquiry-props.ts'
import { CarLine } from './own-car/CarLine.tsx'
import { LookUpPanel } from './own-car/LookUpPanel.tsx'
import { OwnCarDesk } from './own-car/own-car-desk.ts'
import { asPrerendered } from './shared/hydration.ts'
import { StepScreen } from './steps/StepScreen.tsx'
import './steps/steps.css'
import './own-car/own-car.css'

/** A valuation of the shopper's own car: its plate is looked up, or it is described by hand. */
function OwnCarForm(props: EnquiryProps) {
  const [desk] = useState(() => new OwnCarDesk(props))
  const state = useStore(desk.$state, asPrerendered)
  const isLookingUp = desk.isLookUpOpen(state.values)
  const byHand = isLookingUp && (
    <button
      type="button"
      className="button button--plain"
      onClick={() => desk.byHand()}
      disabled={state.status !== 'idle'}
    >
      Enter the details myself
    </button>
  )
  return (
    <StepScreen
      props={props}
      desk={desk}
      state={state}
      lead={state.steps.at > 0 && <CarLine values={state.values} locale={props.locale} />}
      after={(field) =>
        field.name === desk.lastPlateField && (
          <LookUpPanel
            key="look-up"
            values={state.values}
            locale={props.locale}
            onAgain={() => desk.again()}
            onOther={() => desk.other()}
          />
        )
      }
      {...(isLookingUp ? { beside: byHand, submit: 'Find my car', busy: 'Looking it up…' } : {})}
    />
  )
}

export default memo(OwnCarForm)
