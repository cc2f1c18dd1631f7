import type { CAC } from 'cac'
import { didYouMean } from '#tenants/explain/nearest.ts'
import { flagsOf, type Line, type Option, readLine } from './read-line.ts'
import { UsageError } from './usage-error.ts'

/** Camel-cased option name -> value: the text as typed, true or false for a flag, else the declared default. */
export type Options = Readonly<Record<string, unknown>>

type HelpCallback = NonNullable<Parameters<CAC['help']>[0]>

export interface CommandLine {
  /** Positional arguments. */
  readonly args: readonly string[]
  readonly options: Options
}

/** `mostWords` of a command without an upper bound of positional arguments, such as dealers. */
export const unlimitedWords = Number.POSITIVE_INFINITY

/** The value of an option. One declared with `type: []` may be repeated, and its value is a list. */
function readValue(option: Option, values: readonly (string | true)[]): unknown {
  if (option.negated) return false
  if (option.isBoolean) return true
  if (Array.isArray(option.config.type)) return values
  if (values.length === 1) return values[0]
  throw new UsageError(`${flagsOf(option).at(-1)} is given ${values.length} times; it has one value.`)
}

function optionsOf({ given }: Line, known: readonly Option[]): Options {
  const defaults = known.map(({ name, config }) => [name, config.default])
  const typed = [...Map.groupBy(given, ([option]) => option)].map(([option, all]) => [
    option.name,
    readValue(
      option,
      all.map(([, value]) => value),
    ),
  ])
  return Object.fromEntries([...defaults.filter(([, value]) => value !== undefined), ...typed])
}

/** Checks the positional arguments: those that the command declares, else at most `most`. */
function checkWords(
  words: readonly string[],
  { name, commands, matchedCommand, matchedCommandName }: CAC,
  most: number,
): void {
  const command = [name.replace(/ --$/, ''), matchedCommandName].filter(Boolean).join(' ')
  if (words.some((word) => word.trim() === '')) throw new UsageError('An empty word names nothing; leave it out.')
  const missing = matchedCommand?.args.filter(({ required }) => required)[words.length]
  if (missing) throw new UsageError(`${command} needs a word: <${missing.value}>`)
  const named = commands.map((each) => each.name).filter(Boolean)
  if (named.length > 0 && !matchedCommandName && words[0] !== undefined) {
    const meant = didYouMean(words[0], named) || '.'
    throw new UsageError(`${command} has no task "${words[0]}"${meant} Tasks: ${named.join(', ')}.`)
  }
  const extra = words.slice(matchedCommand?.args.length ?? most).map((word) => `"${word}"`)
  if (extra.length === 0) return
  const taken = words.length - extra.length
  const takes = taken === 0 ? 'no word' : `${taken} word${taken === 1 ? '' : 's'}`
  throw new UsageError(`${command} takes ${takes} besides its options; there is ${extra.join(' ')} too.`)
}

/** Removes "(default: true)", which cac prints for "--no-wait" and which is the default of waiting. */
const withoutDefaultsOfNo: HelpCallback = (sections) =>
  sections.map(({ title, body }) => ({
    ...(title !== undefined && { title }),
    body: body.replace(/^( *--no-.*?) *\(default: true\)$/gm, '$1'),
  }))

/** Exits with 2 when stdout cannot be written, e.g. to a file on a full disk. */
function failWithOutput(): void {
  if (process.stdout.listenerCount('error') > 0) return
  process.stdout.once('error', ({ code, message }: NodeJS.ErrnoException) => {
    // A reader that closes the pipe early, such as `head`, is no failure.
    if (code === 'EPIPE') return
    process.stderr.write(`What this command says could not be written (${code ?? message}).\n`)
    process.exitCode = 2
  })
}

/**
 * Parses the command line, and handles --help and --verbose, which every command has. An unknown option ends the command
 * before it does anything: an ignored --dryrun would publish.
 * @throws UsageError
 */
export function commandLine(cli: CAC, mostWords = 0, argv: readonly string[] = process.argv): CommandLine {
  failWithOutput()
  cli.option('--verbose', 'print the stack trace of a failure').help(withoutDefaultsOfNo)
  // For a command without subcommands cac would print that a command follows.
  if (cli.commands.length === 0 && cli.globalCommand.usageText === '<command> [options]') cli.usage('[options]')
  cli.parse([...argv], { run: false })
  if (cli.options.help) return { args: [], options: cli.options }
  const known = [...(cli.matchedCommand?.options ?? []), ...cli.globalCommand.options]
  const line = readLine(argv.slice(2), known)
  const args = cli.matchedCommandName ? line.words.slice(1) : line.words
  checkWords(args, cli, mostWords)
  const options = optionsOf(line, known)
  if (options.verbose) process.env.DEBUG ||= 'forecourt'
  // cac passes these to the action of a subcommand.
  Object.assign(cli, { args, options })
  return { args, options }
}
