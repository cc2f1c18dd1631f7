/** What is said of a file that holds a secret; the secret itself is not repeated. */
export const secretFault = (what: string): string => `holds ${what}`
