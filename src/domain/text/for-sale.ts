/** "8 for sale": a number of cars that a list leads to, where that shows cars sold lately and on hold as well. */
export const forSaleText = (count: string): string => `${count} for sale`
