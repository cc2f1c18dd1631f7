/**
 * Tags for one of many variants of a rule: those that differ most come first, and `npm test` tries so many of them; the full
 * run that the night makes tries all.
 */
export const someDays = (at: number, daily: number): string[] => (at < daily ? [] : ['@full'])
