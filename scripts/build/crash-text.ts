import { exitCodes } from '../lib/exit-codes.ts'
import { reasonText } from '../lib/failure-text.ts'

/** A build process that reports nothing for this long is killed. */
export const silentMinutes = 15

const stays = 'The live site is untouched.'

const outOfMemory = `The build process ran out of memory. ${stays} Give it more, for example with NODE_OPTIONS=--max-old-space-size=4096, then try again.`

/** Signals by which a user ends a build; Ctrl-C reaches every process, and each reports it by exit code. */
const asked = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const ended = `The build process was ended by somebody. ${stays}`

const known: Readonly<Record<string, string>> = {
  SIGABRT: outOfMemory,
  'exit 134': outOfMemory,
  SIGKILL: `The build process was killed from outside, as systems do when memory runs out. ${stays} See how much is free, then try again.`,
  'exit 137': `The build process was killed from outside, as systems do when memory runs out. ${stays} See how much is free, then try again.`,
  silent: `The build process said nothing for ${silentMinutes} minutes and was ended. ${stays} Something in its files or its stock takes far too long to read: see what changed there last.`,
  ...Object.fromEntries(asked.flatMap((signal) => [signal, `exit ${exitCodes[signal]}`]).map((how) => [how, ended])),
}

/**
 * Why a build process ended without a result, in words. `how`: its signal, `exit <code>`, a system error code, or
 * `silent`.
 */
export function crashText(how: string): string {
  return known[how] ?? reasonText(how, stays) ?? `The build process ended without an answer (${how}). ${stays}`
}
