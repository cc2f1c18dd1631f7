import { useStore } from '@nanostores/react'
import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { leadAddress } from '#api/leads.ts'
import type { Field } from '#forms/field.ts'
import { formId } from '#forms/form.ts'
import { visibleFields } from '#forms/visible.ts'
import type { FormProps } from '#stores/form/form-props.ts'
import type { FocusRequest, FormState } from '#stores/form/form-state.ts'
import type { FormStore } from '#stores/form/form-store.ts'
import { outbox } from '#stores/lead/outbox.ts'
import { readyToSend } from '#stores/lead/waiting-lead.ts'
import { asPrerendered } from '../shared/hydration.ts'
import { ContactLines } from './ContactLines.tsx'
import type { Controls } from './control.ts'
import { deliverWaitingLeads } from './delivery.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FailureAlert } from './FailureAlert.tsx'
import { FieldRow, type FieldRowProps, fieldId } from './FieldRow.tsx'
import { FormFoot } from './FormFoot.tsx'
import { NativeFallback } from './NativeFallback.tsx'
import { NativeFields } from './NativeFields.tsx'
import { findUnparsedFields, honeypotIn, readForm } from './read-form.ts'
import { useSynchronousEffects } from './synchronous-effects.ts'
import { WaitingNotice } from './WaitingNotice.tsx'
import './enquiry.css'

export interface FormScreenProps {
  readonly props: FormProps
  readonly store: FormStore
  readonly state: FormState
  readonly controls: Controls
  /** Names of the fields shown now; all of them when left out. */
  readonly shown?: ReadonlySet<string>
  /** Rendered above the fields. */
  readonly head?: ReactNode
  /** Layout of fields that do not simply follow each other. */
  readonly rows?: (fields: readonly Field[], row: (field: Field) => ReactElement<FieldRowProps>) => ReactNode
  /** Rendered below a field. */
  readonly after?: (field: Field) => ReactNode
  /** The buttons around the submit button, and its labels where they differ from the form's own. */
  readonly before?: ReactNode
  readonly beside?: ReactNode
  readonly submit?: string
  readonly busy?: string
}

/** Shown while scripts take long: nothing can be sent yet, and how else to reach the dealer. */
function LateNote({ help }: Pick<FormProps, 'help'>) {
  return (
    <div className="alert enquiry-late enquiry-script-note">
      <p>This form is still loading. You can fill it in now and send it in a moment.</p>
      <ContactLines help={help} />
    </div>
  )
}

/** Focuses the requested control once it is rendered. */
function useFocus(form: RefObject<HTMLFormElement | null>, request: FocusRequest | null): void {
  useEffect(() => {
    const control = request?.target === 'field' && form.current?.elements.namedItem(request.name)
    if (control instanceof HTMLElement) control.focus()
  }, [form, request])
}

/** A complete form. No input is ever lost, and none of it appears in an address. */
export function FormScreen({ props, store, state, controls, shown, head, rows, after, ...foot }: FormScreenProps) {
  const { form, policy, locale } = props
  const element = useRef<HTMLFormElement>(null)
  const waiting = useStore(outbox.$waiting, asPrerendered).filter((each) => each.form === form.name)
  useSynchronousEffects()
  useEffect(
    () => (element.current ? store.start(readForm(element.current, form.fields)) : undefined),
    [store, form.fields],
  )
  useEffect(deliverWaitingLeads, [])
  useFocus(element, state.focusRequest)
  const fields = visibleFields(store.fields(), state.values).filter(({ name }) => shown?.has(name) ?? true)
  const isHydrating = state.status === 'hydrating'
  const hasFiles = form.fields.some(({ kind }) => kind === 'file')
  const idOf = (name: string) => fieldId(form, name)
  const row = (field: Field) => (
    <FieldRow
      key={field.name}
      field={field}
      id={idOf(field.name)}
      value={state.values[field.name]}
      onChange={(value) => store.change({ [field.name]: value })}
      error={state.errors[field.name]}
      controls={controls}
      postcodeDigits={policy.postcode_digits}
      isNative={isHydrating}
    />
  )
  return (
    <form
      className="enquiry"
      id={formId(form)}
      ref={element}
      method="post"
      action={leadAddress(props.api, 'leads')}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      noValidate={!isHydrating}
      aria-busy={state.status === 'submitting'}
      data-form={form.name}
      data-status={state.status}
      onSubmit={(event) => {
        event.preventDefault()
        void store.submit(honeypotIn(event.currentTarget), findUnparsedFields(event.currentTarget))
      }}
    >
      {isHydrating && <LateNote help={props.help} />}
      {state.failure && <FailureAlert failure={state.failure} help={props.help} />}
      <ErrorSummary fields={fields} errors={state.errors} idOf={idOf} focusRequest={state.focusRequest} />
      {readyToSend(waiting, Date.now()).map((each) => (
        <WaitingNotice key={each.key} waiting={each} locale={locale} />
      ))}
      <NativeFields {...props} />
      {head}
      <div className="enquiry-fields" key={state.resetKey}>
        {rows ? rows(fields, row) : fields.flatMap((field) => [row(field), after?.(field)])}
      </div>
      <FormFoot {...props} {...foot} state={state} onClear={store.clear}>
        {isHydrating && (
          <NativeFallback
            props={props}
            values={state.values}
            drawn={new Set(fields.map(({ name }) => name))}
            controls={controls}
            onChange={store.change}
          />
        )}
      </FormFoot>
    </form>
  )
}
