import { memo, useEffect, useRef, useState } from 'react'
import { leadAddress } from '#api/leads.ts'
import { readyToSend, type WaitingLead } from '#api/outbox.ts'
import { namesOfStep } from '#forms/form.ts'
import { visibleFields } from '#forms/visible.ts'
import { outbox } from '#stores/outbox.ts'
import { ContactLines } from './enquiry/ContactLines.tsx'
import { ErrorSummary } from './enquiry/ErrorSummary.tsx'
import { EnquiryDesk } from './enquiry/enquiry-desk.ts'
import { type EnquiryProps, fieldId } from './enquiry/enquiry-props.ts'
import { firstState } from './enquiry/enquiry-state.ts'
import { FailureAlert } from './enquiry/FailureAlert.tsx'
import { FieldRow } from './enquiry/FieldRow.tsx'
import { FormFoot } from './enquiry/FormFoot.tsx'
import { NativeFields } from './enquiry/NativeFields.tsx'
import { StepHead } from './enquiry/StepHead.tsx'
import { WaitingNotice } from './enquiry/WaitingNotice.tsx'
import { useShared } from './shared/use-shared.ts'
import './enquiry/enquiry.css'

const noneWaiting: readonly WaitingLead[] = []

/** A form of the site, from its fields to the thank-you. Nothing typed in it is ever lost, and nothing of it stands in an address. */
function EnquiryForm(props: EnquiryProps) {
  const { form, policy, locale } = props
  const [desk] = useState(() => new EnquiryDesk(props))
  const element = useRef<HTMLFormElement>(null)
  const [prerendered] = useState(() => firstState(props))
  const state = useShared(desk.$state, prerendered)
  const waiting = useShared(outbox.$waiting, noneWaiting).filter((each) => each.form === form.name)
  useEffect(() => (element.current ? desk.attach(element.current) : undefined), [desk])
  const names = namesOfStep(form, state.steps.at)
  const fields = visibleFields(desk.fields(), state.values).filter((field) => names.has(field.name))
  const idOf = (name: string) => fieldId(form, name)
  return (
    <form
      className="enquiry"
      ref={element}
      method="post"
      action={leadAddress(props.api, 'leads')}
      noValidate
      aria-busy={state.status === 'submitting'}
      onInput={() => desk.typed()}
      onSubmit={(event) => {
        event.preventDefault()
        void desk.press()
      }}
    >
      <noscript>
        <div className="alert">
          <div className="enquiry-script-note">
            <p>This form needs JavaScript, which is switched off in your browser.</p>
            <ContactLines help={props.help} />
          </div>
        </div>
      </noscript>
      {state.failure && <FailureAlert failure={state.failure} help={props.help} />}
      <ErrorSummary fields={fields} errors={state.errors} idOf={idOf} turn={state.summaries} />
      {readyToSend(waiting, Date.now()).map((each) => (
        <WaitingNotice key={each.key} waiting={each} locale={locale} />
      ))}
      <NativeFields {...props} />
      <StepHead form={form} steps={state.steps} />
      <div className="enquiry-fields" key={state.edition}>
        {fields.map((field) => (
          <FieldRow
            key={field.name}
            field={field}
            id={idOf(field.name)}
            values={state.values}
            error={state.errors[field.name]}
            postcodeDigits={policy.postcode_digits}
          />
        ))}
      </div>
      <FormFoot {...props} state={state} onBack={() => desk.back()} onClear={() => desk.clear()} />
    </form>
  )
}

export default memo(EnquiryForm)
