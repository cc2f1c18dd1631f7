import { cac } from 'cac'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { commandLine, unlimitedWords } from './command-line.ts'
import { UsageError } from './usage-error.ts'

function command() {
  const cli = cac('npm run bring --')
  cli.option('--to <place>', 'where to')
  cli.option('--out <dir>', 'where from', { default: 'dist' })
  cli.option('--changed [file]', 'what changed')
  cli.option('--url <address>', 'whom to ask', { type: [] })
  cli.option('--dry-run', 'only say it')
  cli.option('--no-wait', 'at once')
  return cli
}

const read = (mostWords: number, ...typed: string[]) =>
  commandLine(command(), mostWords, ['node', 'bring.ts', ...typed])
const usual = { out: 'dist', wait: true }

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

describe('a line that is understood', () => {
  test.each([
    ['nothing', [], [], usual],
    ['words, wherever they stand', ['a', '--dry-run', 'b'], ['a', 'b'], { ...usual, dryRun: true }],
    ['words behind two dashes', ['a', '--', 'b', '--to'], ['a', 'b', '--to'], usual],
    ['a value behind its option', ['--to', 'x', 'a'], ['a'], { ...usual, to: 'x' }],
    ['a value behind a sign', ['--to=x=y', 'a'], ['a'], { ...usual, to: 'x=y' }],
    ['a value that begins with a dash, behind a sign', ['--to=-x'], [], { ...usual, to: '-x' }],
    ['a value in the place of the usual one', ['--out', 'o'], [], { ...usual, out: 'o' }],
    ['digits, as they were typed', ['0412', '--to', '007', '--out=1e3'], ['0412'], { ...usual, to: '007', out: '1e3' }],
    ['an option that may be given again', ['--url', 'a', '--url=b'], [], { ...usual, url: ['a', 'b'] }],
    ['one of these given once', ['--url', 'a'], [], { ...usual, url: ['a'] }],
    ['a value that may be left out', ['--changed'], [], { ...usual, changed: true }],
    ['one that may be and is not', ['--changed', 'x'], [], { ...usual, changed: 'x' }],
    ['one left out before an option', ['--changed', '--dry-run'], [], { ...usual, changed: true, dryRun: true }],
    ['a flag given twice', ['--dry-run', '--dry-run'], [], { ...usual, dryRun: true }],
    ['a flag before a word that could be its value', ['--dry-run', 'false'], ['false'], { ...usual, dryRun: true }],
    ['what is switched off', ['--no-wait'], [], { ...usual, wait: false }],
  ])('%s', (_reason, typed, args, options) => {
    expect(read(unlimitedWords, ...typed)).toEqual({ args, options })
  })
})

const all = 'There are --to, --out, --changed, --url, --dry-run, --no-wait, --verbose, --help.'

describe('a line that is not', () => {
  test.each([
    ['a slip', ['--dryrun'], `Unknown option --dryrun; did you mean "--dry-run"? ${all}`],
    ['another spelling', ['--dry_run'], `Unknown option --dry_run; did you mean "--dry-run"? ${all}`],
    ['a camel', ['--dryRun'], `Unknown option --dryRun; did you mean "--dry-run"? ${all}`],
    ['a letter', ['-n'], `Unknown option -n. ${all}`],
    ['an option with a value', ['--outt=x'], `Unknown option --outt; did you mean "--out"? ${all}`],
    ['one that lacks a dash', ['--nowait'], `Unknown option --nowait; did you mean "--no-wait"? ${all}`],
    ['one that is like none', ['--zzzzzz', 'x'], `Unknown option --zzzzzz. ${all}`],
    ['what can only be switched off', ['--wait'], `Unknown option --wait. ${all}`],
    ['what cannot be switched off', ['--no-dry-run'], `Unknown option --no-dry-run. ${all}`],
    ['a name of every object', ['--constructor'], `Unknown option --constructor. ${all}`],
    ['no value at the end', ['--to'], '--to needs a value: --to <place>'],
    ['no value before an option', ['--to', '--dry-run'], '--to needs a value: --to <place>'],
    ['no value before two dashes', ['--to', '--', 'x'], '--to needs a value: --to <place>'],
    ['an empty value', ['--to', ''], 'The value of --to is empty: --to <place>'],
    ['an empty value behind a sign', ['--to='], 'The value of --to is empty: --to <place>'],
    ['a blank value', ['--out', ' '], 'The value of --out is empty: --out <dir>'],
    ['an empty value that may be left out', ['--changed', ''], 'The value of --changed is empty: --changed [file]'],
    ['two values for one', ['--out', 'a', '--out', 'b'], '--out is given 2 times; it has one value.'],
    ['a value of a flag', ['--dry-run=no'], '--dry-run takes no value; "no" stands there.'],
    ['an empty word', ['a', ''], 'An empty word names nothing; leave it out.'],
    ['a word too many', ['a', 'b'], 'npm run bring takes 1 word besides its options; there is "b" too.'],
  ])('%s', (_reason, typed, message) => {
    expect(() => read(1, ...typed)).toThrow(new UsageError(message))
  })

  test('any word is too many for a command without', () => {
    const message = 'npm run bring takes no word besides its options; there is "a" "b" too.'
    expect(() => read(0, 'a', 'b')).toThrow(new UsageError(message))
  })
})

describe('what all commands have', () => {
  test.each(['--help', '-h'])('%s shows what there is, whatever stands beside it', (flag) => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    expect(read(0, '--dryrun', 'x', flag).options.help).toBe(true)
    expect(info.mock.calls.join()).toMatch(/--to <place> +where to[\s\S]*--verbose +print the stack trace/)
  })

  test('--verbose asks for stacks', () => {
    vi.stubEnv('DEBUG', '')
    expect(read(0, '--verbose').options.verbose).toBe(true)
    expect(process.env.DEBUG).toBe('forecourt')
  })
})

describe('a command of several runs', () => {
  function several(...typed: string[]) {
    const cli = cac('npm run leads --')
    const run = vi.fn()
    cli.command('', 'take them').option('--port <port>', 'where', { default: '4400' }).action(run.bind(null, 'take'))
    cli.command('token <task> [name]', 'readers').option('--dealer <slug>', 'whose').action(run.bind(null, 'token'))
    commandLine(cli, 0, ['node', 'leads.ts', ...typed])
    cli.runMatchedCommand()
    return run.mock.calls[0]
  }

  test.each([
    ['the usual one', [], ['take', { port: '4400' }]],
    ['another', ['token', 'add', '007', '--dealer', '12'], ['token', 'add', '007', { dealer: '12' }]],
    ['another after a flag', ['--verbose', 'token', 'list'], ['token', 'list', undefined, { verbose: true }]],
  ])('gets what was typed: %s', (_reason, typed, call) => {
    vi.stubEnv('DEBUG', 'some')
    expect(several(...typed)).toEqual(call)
  })

  test.each([
    [['tokn', 'add'], 'npm run leads has no task "tokn"; did you mean "token"? Tasks: token.'],
    [['x'], 'npm run leads has no task "x". Tasks: token.'],
    [['token'], 'npm run leads token needs a word: <task>'],
    [['token', 'a', 'b', 'c'], 'npm run leads token takes 2 words besides its options; there is "c" too.'],
    [['token', 'add', '--port', '1'], 'Unknown option --port. There are --dealer, --verbose, --help.'],
    [['--dealer', 'x'], 'Unknown option --dealer. There are --port, --verbose, --help.'],
  ])('%j is not understood', (typed, message) => {
    expect(() => several(...typed)).toThrow(new UsageError(message))
  })
})
