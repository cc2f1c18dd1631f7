const formats = new Map<string, Intl.NumberFormat>()

/** A whole number with the separators of a locale: "1,124". */
export function formatCount(count: number, { locale }: { readonly locale: string }): string {
  const known = formats.get(locale)
  if (known) return known.format(count)
  const made = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  formats.set(locale, made)
  return made.format(count)
}
