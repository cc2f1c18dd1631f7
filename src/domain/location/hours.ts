/** How a dealer likes opening hours listed. */
export interface HoursPolicy {
  /** List all seven days even when Monday to Friday are the same. */
  readonly full_view: boolean
  readonly layout: 'grouped' | 'daily'
  readonly closed_text: string
}
