import type { CarType } from '../car/car.ts'

/** Categories with behaviour of their own; dealers may configure more. */
export const knownCategories = {
  general: 'General Enquiry',
  careers: 'Careers Enquiry',
  service: 'Service Booking',
} as const

/** Category and subcategory of a lead. */
export interface LeadFiling {
  readonly category: string
  /** Null when the lead has none. */
  readonly subcategory: string | null
}

/**
 * Maps a chosen category to those sent: a careers enquiry becomes a General Enquiry with the subcategory 'Career
 * Enquiry'.
 */
export function leadCategory(category: string, subcategory: string | null = null): LeadFiling {
  if (category === knownCategories.careers) return { category: knownCategories.general, subcategory: 'Career Enquiry' }
  return { category, subcategory }
}

/** The subcategory of a test-drive booking; a demo counts as new. */
export function testDriveSubcategory(type: CarType): string {
  return type === 'used' ? 'Test Drive Booking Used' : 'Test Drive Booking New'
}
