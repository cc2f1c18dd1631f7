/** Name of the input that only machines fill in. */
export const trapName = 'company_website'
