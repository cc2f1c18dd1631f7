/** Whether an amount at least doubled or halved, which no real price cut or week of driving does: a data error. */
export const isJump = (before: number, after: number): boolean => after >= before * 2 || after <= before / 2
