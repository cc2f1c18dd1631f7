import { readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second, whatever its clock. */
const tickMs = 10

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // A process that is gone has no files.
    return ''
  }
}

/** Processor time of the children that have ended, theirs included, out of /proc/<pid>/stat; a name may hold spaces and brackets. */
export function endedChildrenMs(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) * tickMs
}

/** Processor time that ended children of this process took so far. */
export function childrenMs(): number {
  return endedChildrenMs(read('/proc/self/stat'))
}

/** Most memory a process had so far, in MB, out of /proc/<pid>/status; 0 for one that is gone. */
export function mostMb(status: string): number {
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024
}

function below(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number)
  return children.flatMap((child) => [child, ...below(child)])
}

/** Memory at most, so far, of the process below this one that took most. */
export function childrenMostMb(): number {
  return Math.max(0, ...below(process.pid).map((pid) => mostMb(read(`/proc/${pid}/status`))))
}
