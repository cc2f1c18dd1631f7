import { type ReactNode, useEffect, useRef } from 'react'
import type { FormProps } from '#stores/form/form-props.ts'
import type { FormState } from '#stores/form/form-state.ts'

export interface FormFootProps extends Pick<FormProps, 'form' | 'privacyPath' | 'memory'> {
  readonly state: FormState
  /** Buttons before and after the submit button. */
  readonly before?: ReactNode
  readonly beside?: ReactNode
  /** Label of the submit button; the form's own when left out. */
  readonly submit?: string
  /** Its label while a submission is in flight. */
  readonly busy?: string
  readonly onClear: () => void
  /**
   * Rendered below the buttons. Enter uses the form's first submit button, which is the disabled one while nothing may
   * be sent.
   */
  readonly children: ReactNode
}

/** The notice of success or a long wait, read out by screen readers; an answer takes the focus. */
function NoticeLine({ notice }: Pick<FormState, 'notice'>) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (notice?.kind === 'answer') line.current?.focus()
  }, [notice])
  return (
    <p className="enquiry-notice" role="status" data-kind={notice?.kind} ref={line} tabIndex={-1}>
      {notice?.text}
    </p>
  )
}

const remembered: Readonly<Record<FormProps['memory'], string>> = {
  days30: ' They are remembered on this device only, for 30 days.',
  session: ' They are remembered on this device only, until you close the tab.',
  never: '',
}

/** The buttons, what happens with the details, and the button that clears them. */
export function FormFoot(props: FormFootProps) {
  const { form, state, privacyPath, memory, before, beside, submit, busy, onClear, children } = props
  const { status, notice } = state
  const isSending = status === 'submitting' || status === 'navigating'
  return (
    <div className="enquiry-foot">
      <div className="enquiry-buttons">
        {before}
        <button
          type="submit"
          className="button enquiry-submit"
          disabled={status !== 'idle'}
          aria-busy={isSending || undefined}
        >
          {isSending ? (busy ?? 'Sending…') : (submit ?? form.submit)}
        </button>
        {beside}
      </div>
      {children}
      <NoticeLine notice={notice} />
      <p className="enquiry-small">
        We use your details to answer you, as our <a href={privacyPath}>privacy policy</a> says.{remembered[memory]}{' '}
        <button type="button" className="enquiry-clear" onClick={onClear} disabled={status !== 'idle'}>
          Clear my details
        </button>
      </p>
    </div>
  )
}
