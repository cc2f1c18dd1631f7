import { type BadgePolicy, badgeWords } from './badge.ts'

const words = Object.entries(badgeWords).map(([kind, { word }]) => [kind, word])

/** The default badge texts, for tests. */
export const sampleBadges: BadgePolicy = {
  labels: Object.fromEntries(words) as BadgePolicy['labels'],
  certified_image: null,
}
