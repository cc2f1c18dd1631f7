/** Whether all is tried, as each night: also what costs much and fails seldom, and every variant of a rule. */
export const isFullRun = process.env.FORECOURT_FULL_MATRIX === '1'
