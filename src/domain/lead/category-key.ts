/** Normalised category for the success page's lookup: 'General Enquiry' and 'general-enquiry' are equal. */
export function categoryKey(category: string): string {
  return category.trim().toLowerCase().replace(/\s+/g, '-')
}
