import type { PhoneMode } from './phone.ts'

const landline = /^0[23578]\d{8}$/
const mobile = /^04\d{8}$/
const local = /^[2-9]\d{7}$/
const oneThree = /^(?:13\d{4}|1[38]00\d{6})$/
const british = /^(?:\+44|0)\d{9,10}$/
const newZealand = /^0[234679]\d{7,9}$/
const american = /^\d{10}$/

/** Accepted numbers of each mode, after normalisation. */
export const acceptedNumbers: Readonly<Record<PhoneMode, readonly RegExp[]>> = {
  au: [landline, mobile],
  au_landline: [landline],
  au_mobile: [mobile],
  au_mobile_landline: [mobile, landline, local, oneThree],
  au_uk: [landline, mobile, british],
  nz: [newZealand],
  us: [american],
}

type Rewrite = readonly [pattern: RegExp, as: string]

/** "(0)" after a calling code is not dialled. A lost plus is restored only where no other number fits. */
const fromAustralia: readonly Rewrite[] = [
  [/^(?:\+|00)610?(1[38]00\d{6}|13\d{4})$/, '$1'],
  [/^(?:\+|00)610?([1-9]\d*)$/, '0$1'],
  [/^61([234578]\d{8})$/, '0$1'],
]
const fromNewZealand: readonly Rewrite[] = [
  [/^(?:\+|00)640?([1-9]\d*)$/, '0$1'],
  [/^64([234679]\d{7,9})$/, '0$1'],
]
const fromAmerica: readonly Rewrite[] = [[/^\+?1(\d{10})$/, '$1']]
const fromBritain: readonly Rewrite[] = [[/^(?:\+|00)440?([1-9]\d*)$/, '+44$1']]

const rewrites: Readonly<Record<PhoneMode, readonly Rewrite[]>> = {
  au: fromAustralia,
  au_landline: fromAustralia,
  au_mobile: fromAustralia,
  au_mobile_landline: fromAustralia,
  au_uk: [...fromAustralia, ...fromBritain],
  nz: fromNewZealand,
  us: fromAmerica,
}

/** Strips separators of typed and pasted numbers: spaces, brackets, hyphens, dots, invisible characters. */
export function stripped(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s().\p{Pd}\p{Cf}]/gu, '')
}

/** A stripped number in its country's national format; any other number unchanged. */
export function normalised(number: string, mode: PhoneMode): string {
  const rewrite = rewrites[mode].find(([pattern]) => pattern.test(number))
  return rewrite ? number.replace(...rewrite) : number
}
