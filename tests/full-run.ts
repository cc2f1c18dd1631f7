/** Whether this is the full nightly run, with expensive tests that rarely fail and every variant of a rule. */
export const isFullRun = process.env.FORECOURT_FULL_MATRIX === '1'
