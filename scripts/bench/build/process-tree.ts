import { readFileSync } from 'node:fs'

/** Linux reports CPU time in hundredths of a second, regardless of its clock. */
const tickMs = 10

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // A process that has ended has no files.
    return ''
  }
}

/** CPU time, in ms, of ended children with theirs, from /proc/<pid>/stat; names may contain spaces and brackets. */
export function endedChildrenMs(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) * tickMs
}

/** CPU time, in ms, of ended children of this process so far. */
export function childrenMs(): number {
  return endedChildrenMs(read('/proc/self/stat'))
}

/** Peak memory of a process so far, in MB, from /proc/<pid>/status; 0 for one that has ended. */
export function mostMb(status: string): number {
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024
}

function below(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number)
  return children.flatMap((child) => [child, ...below(child)])
}

/** Peak memory so far, in MB, of the largest running process below this one. */
export function childrenMostMb(): number {
  return Math.max(0, ...below(process.pid).map((pid) => mostMb(read(`/proc/${pid}/status`))))
}
