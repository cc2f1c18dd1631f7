import type { CAC } from 'cac'
import { didYouMean } from '#tenants/explain/nearest.ts'
import { UsageError } from './usage-error.ts'

/** An option as a command declares it. */
export type Option = CAC['globalCommand']['options'][number]

/** Arguments of a command as typed: positional words, and options with their value; true when none is given. */
export interface Line {
  readonly words: readonly string[]
  readonly given: readonly (readonly [Option, string | true])[]
}

/** The flags of an option: `--out`; `-h` and `--help`. */
export function flagsOf({ rawName }: Option): readonly string[] {
  return rawName.replace(/[<[].*/, '').match(/--?[\w-]+/g) ?? []
}

const flagOf = (option: Option): string => flagsOf(option).at(-1) ?? ''

const negated = (flag: string) => flag.replace(/^--/, '--no-')

/** A typed --wait is never corrected to --no-wait. */
const areOpposite = (one: string, other: string) => negated(one) === other || negated(other) === one

function optionOf(flag: string, known: readonly Option[]): Option {
  const option = known.find((each) => flagsOf(each).includes(flag))
  if (option) return option
  const flags = known.map(flagOf)
  const meant =
    didYouMean(
      flag,
      flags.filter((each) => !areOpposite(flag, each)),
    ) || '.'
  throw new UsageError(`Unknown option ${flag}${meant} There are ${flags.join(', ')}.`)
}

/** Checks that a value is given where one is required, is not empty, and is absent on a flag. */
function checked(option: Option, value: string | true): string | true {
  const flag = flagOf(option)
  if (option.isBoolean && value !== true) throw new UsageError(`${flag} takes no value; "${value}" stands there.`)
  if (option.required && value === true) throw new UsageError(`${flag} needs a value: ${option.rawName}`)
  if (value !== true && value.trim() === '') throw new UsageError(`The value of ${flag} is empty: ${option.rawName}`)
  return value
}

/** A negative number is a value, which the command itself validates. */
const isOption = (part: string) => /^-[^\d]/.test(part)

/**
 * Parses the arguments of a command. Values stay text: a folder may be named 2026, a phone number may begin with 0.
 * @throws UsageError for an unknown option, and for a missing, empty or superfluous value
 */
export function readLine(parts: readonly string[], known: readonly Option[]): Line {
  const end = parts.includes('--') ? parts.indexOf('--') : parts.length
  const words: string[] = []
  const given: (readonly [Option, string | true])[] = []
  for (let at = 0; at < end; at++) {
    const [part = '', next] = parts.slice(at, Math.min(at + 2, end))
    if (!isOption(part)) {
      words.push(part)
      continue
    }
    const [, flag = part, inline] = /^([^=]*)=(.*)$/s.exec(part) ?? []
    const option = optionOf(flag, known)
    const isNext = inline === undefined && !option.isBoolean && next !== undefined && !isOption(next)
    given.push([option, checked(option, isNext ? next : (inline ?? true))])
    if (isNext) at++
  }
  return { words: [...words, ...parts.slice(end + 1)], given }
}
