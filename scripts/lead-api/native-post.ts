const texts = ['website_slug', 'dealership_slug', 'category', 'location_id', 'page', 'opt_in_text'] as const

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/**
 * Makes a lead from a form that a browser posted by itself, without JavaScript.
 * The consent record says so in its method; the page is the one the form names.
 */
export function leadFromForm(form: FormData, now: Date): Record<string, unknown> {
  const own = new Set<string>(['page', 'opt_in_text', 'opt_in', ...texts])
  const fields = [...form].filter(([name, value]) => typeof value === 'string' && value !== '' && !own.has(name))
  const page = textOf(form, 'page') || '/'
  const isOptedIn = form.has('opt_in')
  return {
    ...Object.fromEntries(fields),
    website_slug: textOf(form, 'website_slug'),
    dealership_slug: textOf(form, 'dealership_slug') || null,
    location_id: textOf(form, 'location_id') || null,
    category: textOf(form, 'category') || 'General Enquiry',
    source: 'Website',
    opt_in: isOptedIn,
    consent: {
      text: textOf(form, 'opt_in_text') || 'No offer of news was shown.',
      state: isOptedIn,
      method: 'native-form',
      at: now.toISOString(),
      page,
    },
  }
}
