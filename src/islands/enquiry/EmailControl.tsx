import { type ComponentProps, useEffect, useState } from 'react'
import { importWithRetry } from '#islands/shared/import-with-retry.ts'

export interface EmailControlProps {
  readonly input: ComponentProps<'input'>
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A press that leaves the field, in ms: a line that came at once would move the button below away from under it. */
const press = 300

/** Whether the control was left, and the press that left it is over. */
function useLeft() {
  const [isFocused, setFocused] = useState(true)
  const [isLeft, setLeft] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLeft(!isFocused), isFocused ? 0 : press)
    return () => clearTimeout(timer)
  }, [isFocused])
  return [isLeft, setFocused] as const
}

/** The address that was probably meant, from when a control was first left: what knows it is fetched then, or nothing is said. */
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

/** An address, and once it is left the one that was probably meant. It is a proposal: any address that can be one is sent. */
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
