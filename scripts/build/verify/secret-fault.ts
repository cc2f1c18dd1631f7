import type { Fault } from './fault.ts'

/** The fault of a file that contains a secret, which is not repeated. */
export const secretFault = (page: string, what: string): Fault => ({ page, fault: `holds ${what}`, isSecret: true })
