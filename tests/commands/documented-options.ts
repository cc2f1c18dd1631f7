/** Options of a command, and the defaults of those for which one is stated. */
export interface CommandOptions {
  readonly names: readonly string[]
  readonly defaults: Readonly<Record<string, string>>
}

/** What every command has. */
const ofAll = ['--verbose', '--help']

const optionsOf = (found: readonly (readonly [name: string, fallback: string | undefined])[]): CommandOptions => ({
  names: found.map(([name]) => name).toSorted(),
  defaults: Object.fromEntries(found.flatMap(([name, fallback]) => (fallback === undefined ? [] : [[name, fallback]]))),
})

/** The options that a command's --help lists. */
export function optionsInHelp(help: string): CommandOptions {
  const lines = [...help.matchAll(/^ +(?:-\w, )?(--[\w-]+)(.*)$/gm)].filter(([, name = '']) => !ofAll.includes(name))
  return optionsOf(lines.map(([, name = '', rest = '']) => [name, /\(default: ([\d,]+)\)/.exec(rest)?.[1]]))
}

/** `npm run leads -- token add NAME [--dealer SLUG]` -> `leads token`: subcommands are in lower case, before any option. */
const commandIn = (call: string) => /^npm (?:run )?([\w:-]+)(?: -- (token|export|forget))?/.exec(call)?.slice(1)

/** The options in the first column of each row of a Markdown table, by command. A number after one is its default. */
export function optionsInTables(text: string): ReadonlyMap<string, CommandOptions> {
  const calls = [...text.matchAll(/^\| `(npm [^`]+)` \|/gm)].map(([, call = '']) => call)
  const optionsIn = (call: string) => [...call.matchAll(/(?<=[ [])(--[a-z][\w-]*)(?: (\d[\d,]*)(?=\]))?/g)]
  return new Map(
    calls.map((call) => [
      (commandIn(call) ?? []).filter(Boolean).join(' '),
      optionsOf(optionsIn(call).map(([, name = '', fallback]) => [name, fallback])),
    ]),
  )
}
