import { phoneHref } from './phone-href.ts'

/** What stands before a number dialled from another country, and what of the number at home is then left out. */
const countries: Readonly<Record<string, { readonly code: string; readonly home: RegExp }>> = {
  AU: { code: '61', home: /^0/ },
  NZ: { code: '64', home: /^0/ },
  US: { code: '1', home: /^1(?=\d{10}$)/ },
}

/**
 * A phone number as machines anywhere dial it: "+61299991111" for "02 9999 1111" in AU. A number that has a country already
 * keeps it; in a country not known here it stays as it is dialled at home. Null when there is nothing to dial.
 */
export function internationalNumber(phone: string | null, country: string | null): string | null {
  const dialled = phoneHref(phone)?.slice('tel:'.length) ?? null
  const rule = countries[country ?? '']
  return dialled === null || dialled.startsWith('+') || !rule
    ? dialled
    : `+${rule.code}${dialled.replace(rule.home, '')}`
}
