import { useEffect, useRef } from 'react'
import type { EnquiryProps } from './enquiry-props.ts'
import type { EnquiryState } from './enquiry-state.ts'

export interface FormFootProps extends Pick<EnquiryProps, 'form' | 'privacyPath'> {
  readonly status: EnquiryState['status']
  readonly notice: EnquiryState['notice']
  readonly onClear: () => void
}

/** Good news is read out, and seen without searching. */
function NoticeLine({ notice }: Pick<FormFootProps, 'notice'>) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (notice?.isAnswer) line.current?.focus()
  }, [notice])
  return (
    <p className="enquiry-notice" role="status" ref={line} tabIndex={-1}>
      {notice?.text}
    </p>
  )
}

/** The button, what happens with the details, and the way to take them back. */
export function FormFoot({ form, status, notice, privacyPath, onClear }: FormFootProps) {
  const isSending = status === 'submitting' || status === 'left'
  return (
    <div className="enquiry-foot">
      <button type="submit" className="button enquiry-submit" disabled={status !== 'idle'}>
        {isSending && <span className="enquiry-spinner" aria-hidden="true" />}
        {isSending ? 'Sending…' : form.submit}
      </button>
      <NoticeLine notice={notice} />
      <p className="enquiry-small">
        We use your details to answer you, as our <a href={privacyPath}>privacy policy</a> says. They are remembered on
        this device only.{' '}
        <button type="button" className="enquiry-clear" onClick={onClear} disabled={status !== 'idle'}>
          Clear my details
        </button>
      </p>
    </div>
  )
}
