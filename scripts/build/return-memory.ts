/** Resident memory of a process, in MB, from which it returns unused pages before the next dealer. */
const limitMb = 360

/**
 * Returns memory that V8 keeps but does not use to the system. V8 does so when it is idle, which a worker between two
 * dealers is not: a process would grow by some 7 MB per dealer. Takes 0.1 to 0.2 s; below this limit it would come after
 * every second dealer. Without --expose-gc it does nothing.
 */
export function returnMemory(rss = process.memoryUsage.rss(), gc = globalThis.gc): void {
  if (rss > limitMb * 2 ** 20) gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
