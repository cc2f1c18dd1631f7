import { value } from '../setting.ts'
import { matching, orMended } from './matching.ts'

const kind = matching(/^(?:0|\d{1,3}(?:\.\d{1,4})?(?:px|rem))$/, 'a length in px or rem', '0.75rem')

/** A CSS length: 0, "2px", "0.75rem". */
export const length = () =>
  value(
    orMended(kind, (text) => {
      const [, number = '', unit = 'px'] = /^(\d*\.?\d+)\s*(px|rem)?$/i.exec(text.trim()) ?? []
      return `${number.replace(/^\./, '0.')}${unit.toLowerCase()}`
    }),
  )
