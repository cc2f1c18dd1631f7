/** "8 for sale": the count on a link to a list that also shows recently sold and reserved cars. */
export const forSaleText = (count: string): string => `${count} for sale`
