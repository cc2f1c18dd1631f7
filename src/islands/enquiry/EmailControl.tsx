import { type ComponentProps, useEffect, useState } from 'react'
import { importWithRetry } from '#islands/shared/import-with-retry.ts'

export interface EmailControlProps {
  readonly input: ComponentProps<'input'>
  readonly value: string
  readonly onChange: (value: string) => void
}

/**
 * How long the press that leaves the field may take, in ms: a line shown at once would move the button below away from
 * it.
 */
const press = 300

/** Whether the control has lost the focus and the press that took it is over. */
function useLeft() {
  const [isFocused, setFocused] = useState(true)
  const [isLeft, setLeft] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLeft(!isFocused), isFocused ? 0 : press)
    return () => clearTimeout(timer)
  }, [isFocused])
  return [isLeft, setFocused] as const
}

/** The suggested correction, once a control has been left; its code is loaded then. null for none, or if that fails. */
function useMeant(value: string, isLeft: boolean): string | null {
  const [suggest, setSuggest] = useState<((typed: string) => string | null) | null>(null)
  const isWanted = isLeft && value !== ''
  useEffect(() => {
    if (!isWanted) return
    importWithRetry(() => import('#domain/contact/email-suggestion.ts')).then(
      ({ suggestedEmail }) => setSuggest(() => suggestedEmail),
      () => undefined,
    )
  }, [isWanted])
  return isWanted && suggest ? suggest(value) : null
}

/** An e-mail input that suggests a correction when left. It is only a suggestion: any valid address is sent. */
export function EmailControl({ input, value, onChange }: EmailControlProps) {
  const [isLeft, setFocused] = useLeft()
  const meant = useMeant(value, isLeft)
  return (
    <>
      <input
        {...input}
        type="email"
        maxLength={254}
        inputMode="email"
        spellCheck={false}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
      <p className="enquiry-meant" role="status">
        {meant && (
          <button type="button" onClick={() => onChange(meant)}>
            Did you mean <strong>{meant}</strong>?
          </button>
        )}
      </p>
    </>
  )
}
