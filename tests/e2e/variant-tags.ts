/**
 * Tags for variant number `at` of a rule, ordered by how much they differ: `npm test` runs the first `daily` variants,
 * the nightly full run all.
 */
export const tagVariant = (at: number, daily: number): string[] => (at < daily ? [] : ['@full'])
