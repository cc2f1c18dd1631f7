/** A phone number as written for people -> the address that dials it. */
export function phoneHref(phone: string): `tel:${string}` {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
