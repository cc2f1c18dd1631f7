import { phoneHref } from './phone-href.ts'

/** Country calling code, and the trunk prefix of national numbers, which is then omitted. */
const countries: Readonly<Record<string, { readonly code: string; readonly home: RegExp }>> = {
  AU: { code: '61', home: /^0/ },
  NZ: { code: '64', home: /^0/ },
  US: { code: '1', home: /^1(?=\d{10}$)/ },
}

/**
 * A phone number in international format: "+61299991111" for "02 9999 1111" in AU. A number with a calling code keeps
 * it; in an unknown country the national number is returned. Null when there is nothing to dial.
 */
export function internationalNumber(phone: string | null, country: string | null): string | null {
  const dialled = phoneHref(phone)?.slice('tel:'.length) ?? null
  const rule = countries[country ?? '']
  return dialled === null || dialled.startsWith('+') || !rule
    ? dialled
    : `+${rule.code}${dialled.replace(rule.home, '')}`
}
