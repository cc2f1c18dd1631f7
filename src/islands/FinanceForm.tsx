import { useStore } from '@nanostores/react'
import { memo, useState } from 'react'
import type { FormProps } from '#stores/form/form-props.ts'
import { createStepFormStore } from '#stores/form/step-store.ts'
import type { EstimateView } from '#view-models/car/estimate-view.ts'
import { RepaymentBox } from './finance/RepaymentBox.tsx'
import { asPrerendered } from './shared/hydration.ts'
import { StepScreen } from './steps/StepScreen.tsx'
import './steps/steps.css'

export interface FinanceFormProps extends FormProps {
  /** What repayments are calculated from; null unless the dealer publishes a lender's offer. */
  readonly estimate: EstimateView | null
}

/** Finance pre-approval: a multi-step form that shows the loan repayments below the deposit. */
function FinanceForm({ estimate, ...props }: FinanceFormProps) {
  const [store] = useState(() => createStepFormStore(props))
  const state = useStore(store.$state, asPrerendered)
  const { values, status } = state
  return (
    <StepScreen
      props={props}
      store={store}
      state={state}
      after={(field) =>
        field.name === 'deposit' &&
        estimate && (
          <RepaymentBox
            key="estimate"
            estimate={estimate}
            locale={props.locale}
            values={values}
            isStill={status === 'hydrating'}
          />
        )
      }
    />
  )
}

export default memo(FinanceForm)
