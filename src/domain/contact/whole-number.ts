/** Numbers as they are dialled within a country, by its locale: digits alone. */
const dialled: Readonly<Record<string, RegExp>> = {
  // With area code or mobile, without area code, 13, 1300, 1800 and the short 180 numbers.
  'en-AU': /^(?:0\d{9}|[2-9]\d{7}|13\d{4}|1[38]00\d{6}|180\d{4})$/,
  'en-NZ': /^0\d{7,10}$/,
  'en-US': /^1?[2-9]\d{9}$/,
}

/** Whether a phone number has as many digits as one of its country; one with a leading + is taken as it stands. */
export function isWholeNumber(phone: string, locale: string): boolean {
  const digits = phone.replace(/\D/g, '')
  return phone.trim().startsWith('+') || (dialled[locale]?.test(digits) ?? true)
}
