import { formatLocalPath } from './format-local-path.ts'
import { OperatorError } from './operator-error.ts'
import { safeText } from './safe-text.ts'
import { codeOf, pathsOf, type SystemFault } from './system-fault.ts'

interface Reason {
  readonly what: string
  readonly remedy: string
}

/** System error code -> its meaning and remedy for an operator. `where`: the paths concerned, in brackets, or ''. */
const reasons: Readonly<Record<string, (where: string) => Reason>> = {
  ENOSPC: (where) => ({ what: `The disk is full${where}`, remedy: 'Free some space' }),
  EDQUOT: (where) => ({ what: `The disk quota of this user is used up${where}`, remedy: 'Free some space' }),
  EROFS: (where) => ({
    what: `The disk is read-only${where}`,
    remedy: 'Mount it for writing, or name another folder',
  }),
  EACCES: (where) => ({ what: `This user has no right to do that${where}`, remedy: 'Give it the right' }),
  EPERM: (where) => ({ what: `The system does not permit that${where}`, remedy: 'Give this user the right' }),
  EMFILE: (where) => ({
    what: `This process may open no more files${where}`,
    remedy: 'Raise its limit, for example with "ulimit -n 4096"',
  }),
  ENFILE: (where) => ({
    what: `The machine has too many files open${where}`,
    remedy: 'End other programs, or raise its limit (fs.file-max)',
  }),
  EISDIR: (where) => ({ what: `A folder stands where a file should be${where}`, remedy: 'Move it away' }),
  ENOTDIR: (where) => ({ what: `A file stands where a folder should be${where}`, remedy: 'Move it away' }),
  ENOTEMPTY: (where) => ({ what: `Something stands in the way${where}`, remedy: 'Move it away' }),
  ENOENT: (where) => ({
    what: `A file or folder is gone${where}`,
    remedy: 'See whether another program removes files there',
  }),
  EIO: (where) => ({ what: `The disk cannot be read or written${where}`, remedy: 'Look at the disk' }),
  ENOMEM: () => ({ what: 'The machine has no memory left', remedy: 'End other programs' }),
  EAGAIN: () => ({ what: 'The machine can start no more processes', remedy: 'End other programs' }),
}

function whereOf(error: SystemFault): string {
  const paths = pathsOf(error)
  return paths.length > 0 ? ` (${paths.map(formatLocalPath).join(' to ')})` : ''
}

/** Whether to print stack traces: with --verbose, or with any DEBUG in the environment. */
function isVerbose(): boolean {
  return (process.env.DEBUG ?? '') !== ''
}

/** The error code in another program's output, such as `ENOSPC: no space left on device`; null without one. */
export function codeIn(output: string): string | null {
  return /\b(E[A-Z]{2,9}): /.exec(output)?.[1] ?? null
}

/** What a system error code means, and its remedy; null for codes that are of no use to an operator. */
export function reasonText(code: string, stays: string, where = ''): string | null {
  const reason = reasons[code]?.(where)
  return reason ? `${reason.what}. ${stays} ${reason.remedy}, then try again.` : null
}

/**
 * The message of a failure: what happened, what stays live, what to do. `stays` is a whole sentence. Includes the stack
 * trace in verbose mode only, and never a secret.
 */
export function failureText(error: unknown, stays: string): string {
  return safeText(tell(error, stays))
}

function tell(error: unknown, stays: string): string {
  if (error instanceof OperatorError) return error.message
  if (!(error instanceof Error)) return `${String(error)}. ${stays}`
  const text = reasonText(codeOf(error), stays, whereOf(error)) ?? unexpected(error, stays)
  return isVerbose() ? `${text}\n${error.stack ?? ''}` : text
}

function unexpected({ message }: Error, stays: string): string {
  return `${message.replace(/\.$/, '')}. ${stays} --verbose shows where in the program that was.`
}
