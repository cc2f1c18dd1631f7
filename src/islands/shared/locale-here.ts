import type { Locale, LocalePolicy } from '#domain/text/locale.ts'

/** The country's way of writing days, as the page itself is written. */
export const localeHere = (): Pick<LocalePolicy, 'locale'> => ({ locale: document.documentElement.lang as Locale })
