import type { Fault } from './fault.ts'

/** What is said of a file that holds a secret; the secret itself is not repeated. */
export const secretFault = (page: string, what: string): Fault => ({ page, fault: `holds ${what}`, isSecret: true })
