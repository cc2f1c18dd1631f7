import type { SystemFault } from '../lib/system-fault.ts'

const noAddress = 'HOST is no address of this machine. Leave it away, or use 0.0.0.0 for all of its addresses.'

/** What to do about an address that cannot be listened on, by the system's code; `other` is a call that names another port. */
const remedies: Readonly<Record<string, (other: string) => string>> = {
  EADDRINUSE: (other) => `The port is taken. Stop the other program, or choose one: ${other}`,
  EACCES: (other) => `This port is for the system’s own services. Choose one above 1023: ${other}`,
  EADDRNOTAVAIL: () => noAddress,
  ENOTFOUND: () => noAddress,
}

/** Why a program cannot listen where it was told to, and what to do; null for every other failure, such as an unknown database. */
export function unusableAddress({ syscall, code = '', hostname }: SystemFault, other: string): string | null {
  const isOfAddress = syscall === 'listen' || (syscall === 'getaddrinfo' && hostname === process.env.HOST)
  return isOfAddress ? (remedies[code]?.(other) ?? null) : null
}
