import type { SystemFault } from '../lib/system-fault.ts'

const noAddress = 'HOST is no address of this machine. Leave it away, or use 0.0.0.0 for all of its addresses.'

/** Error code -> remedy for an address that cannot be listened on; `other`: a command with another port. */
const remedies: Readonly<Record<string, (other: string) => string>> = {
  EADDRINUSE: (other) => `The port is taken. Stop the other program, or choose one: ${other}`,
  EACCES: (other) => `This port is for the system’s own services. Choose one above 1023: ${other}`,
  EADDRNOTAVAIL: () => noAddress,
  ENOTFOUND: () => noAddress,
}

/**
 * Why a program cannot listen on its address, with the remedy; null for every other failure, such as an unknown
 * database host.
 */
export function describeListenError({ syscall, code = '', hostname }: SystemFault, other: string): string | null {
  const isOfAddress = syscall === 'listen' || (syscall === 'getaddrinfo' && hostname === process.env.HOST)
  return isOfAddress ? (remedies[code]?.(other) ?? null) : null
}
