import { type MouseEvent, useEffect, useRef } from 'react'
import type { Field } from '#forms/field.ts'
import type { FieldTexts, FocusRequest } from '#stores/form/form-state.ts'
import { summaryText } from './summary-text.ts'

export interface ErrorSummaryProps {
  readonly fields: readonly Field[]
  readonly errors: FieldTexts
  readonly idOf: (name: string) => string
  readonly focusRequest: FocusRequest | null
}

/** Focuses the field without changing the address. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1))
  if (!target) return
  event.preventDefault()
  target.focus()
}

/** The number of missing or wrong answers, each with a link to its field. */
export function ErrorSummary({ fields, errors, idOf, focusRequest }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focusRequest?.target === 'summary') box.current?.focus()
  }, [focusRequest])
  const wrong = fields.filter((field) => errors[field.name])
  if (wrong.length === 0) return null
  return (
    <div className="alert alert--bad enquiry-summary" ref={box} tabIndex={-1} role="alert" aria-atomic={false}>
      <div>
        <h2 className="enquiry-alert-title">
          {wrong.length === 1 ? 'Please check one answer' : `Please check ${wrong.length} answers`}
        </h2>
        <ul>
          {wrong.map((field) => (
            <li key={field.name}>
              <a href={`#${idOf(field.name)}`} onClick={goToField}>
                {summaryText(field, errors[field.name] ?? '')}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
