import { useEffect, useRef } from 'react'
import type { LocalePolicy } from '#domain/text/locale.ts'
import type { FormValues } from '#forms/field.ts'
import { lookUpWords } from '#stores/trade-in/look-up-words.ts'
import { Estimate } from './Estimate.tsx'

export interface LookUpPanelProps {
  readonly values: FormValues
  readonly locale: LocalePolicy
  readonly onAgain: () => void
  readonly onOther: () => void
}

/** The outcome of the look-up, each with its own text and buttons. A new outcome takes the focus. */
export function LookUpPanel({ values, locale, onAgain, onOther }: LookUpPanelProps) {
  const end = String(values.rego_lookup ?? '')
  const words = lookUpWords(end, String(values.vehicle_description ?? ''))
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(end)
  useEffect(() => {
    if (shown.current !== end) box.current?.focus()
    shown.current = end
  }, [end])
  if (!words) return null
  return (
    <div className={words.isGood ? 'worked-out' : 'alert look-up'} ref={box} tabIndex={-1} data-end={end}>
      <div role={words.isGood ? 'status' : 'alert'}>
        {words.title && (
          <p className="lead">
            <strong>{words.title}</strong>
          </p>
        )}
        <p>{words.text}</p>
      </div>
      <Estimate offer={String(values.offer_price ?? '')} locale={locale} />
      <div className="cluster">
        {words.mayTryAgain && (
          <button type="button" className="button button--small button--secondary" onClick={onAgain}>
            Try again
          </button>
        )}
        <button type="button" className="button button--small button--secondary" onClick={onOther}>
          {words.isGood ? 'Not my car' : 'Change the registration'}
        </button>
      </div>
    </div>
  )
}
