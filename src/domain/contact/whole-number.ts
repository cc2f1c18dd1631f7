/** Locale -> pattern of national numbers, digits only. */
const dialled: Readonly<Record<string, RegExp>> = {
  // With area code or mobile, without area code, 13, 1300, 1800 and the short 180 numbers.
  'en-AU': /^(?:0\d{9}|[2-9]\d{7}|13\d{4}|1[38]00\d{6}|180\d{4})$/,
  'en-NZ': /^0\d{7,10}$/,
  'en-US': /^1?[2-9]\d{9}$/,
}

/** Whether a number is complete for its country; true for a leading + or an unknown locale. */
export function isWholeNumber(phone: string, locale: string): boolean {
  const digits = phone.replace(/\D/g, '')
  return phone.trim().startsWith('+') || (dialled[locale]?.test(digits) ?? true)
}
