/** Whether an amount of a car changed as no trade changes it: no sale halves a price, and no week doubles an odometer. */
export const isJump = (before: number, after: number): boolean => after >= before * 2 || after <= before / 2
