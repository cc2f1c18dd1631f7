import { useEffect, useRef } from 'react'
import type { FormProps } from '#stores/form/form-props.ts'
import type { Failure } from '#stores/form/form-state.ts'
import { ContactLines } from './ContactLines.tsx'

export interface FailureAlertProps {
  readonly failure: Failure
  readonly help: FormProps['help']
}

const keptTexts: Readonly<Record<Failure['kept'], string>> = {
  outbox: 'Everything you typed is still here. It is kept on this device and goes out by itself as soon as it can.',
  words:
    'Everything you typed is still here. It is kept on this device and goes out by itself as soon as it can, but this device could not keep the files you added: please keep this page open, or send them to us by e-mail.',
  page: 'Everything you typed is still here. Please keep this page open and try again in a moment.',
  no: 'Everything you typed is still here.',
}

/** Says that sending failed, what happens to the lead, and how else to reach the dealer. Takes the focus. */
export function FailureAlert({ failure, help }: FailureAlertProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new failure takes the focus, even one with the same words
  useEffect(() => box.current?.focus(), [failure])
  return (
    <div className="alert alert--bad enquiry-failure" ref={box} tabIndex={-1} role="alert">
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 4 2.5 20.5h19ZM12 10v5M12 17.6v.4" />
      </svg>
      <div>
        <p className="enquiry-alert-title">{failure.message}</p>
        <p>{keptTexts[failure.kept]}</p>
        <ContactLines help={help} />
      </div>
    </div>
  )
}
