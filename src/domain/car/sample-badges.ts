import type { BadgePolicy } from './badge.ts'

/** The words of badges, for tests. */
export const sampleBadges: BadgePolicy = {
  labels: { sold: 'Sold', reserved: 'Reserved', certified: 'Certified', coming_soon: 'Coming soon', new: 'New' },
  certified_image: null,
}
