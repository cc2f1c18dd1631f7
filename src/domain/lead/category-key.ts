/** A category as the success page looks it up: 'General Enquiry' and 'general-enquiry' are the same. */
export function categoryKey(category: string): string {
  return category.trim().toLowerCase().replace(/\s+/g, '-')
}
