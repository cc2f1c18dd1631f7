import { describe, expect, test } from 'vitest'
import { optionsInHelp, optionsInTables } from './documented-options.ts'

describe('options of a command', () => {
  test('are read from its help, without those that every command has', () => {
    const help =
      'Options:\n  --out <dir>  where (default: dist)\n  --hours <n>  age (default: 36)\n  --verbose  more\n  -h, --help  this\n'
    expect(optionsInHelp(help)).toEqual({ names: ['--hours', '--out'], defaults: { '--hours': '36' } })
  })

  test.each([
    [
      'a number as its default',
      '`npm run fresh -- [slug ...] [--hours 36] [--live]`',
      'fresh',
      ['--hours', '--live'],
      { '--hours': '36' },
    ],
    ['no default of a word', '`npm run build -- [--out DIR]`', 'build', ['--out'], {}],
    ['a subcommand', '`npm run leads -- token add NAME [--dealer SLUG]`', 'leads token', ['--dealer'], {}],
    ['npm’s own commands', '`npm test -- [word ...]`', 'test', [], {}],
  ])('are read from a table: %s', (_reason, call, name, names, defaults) => {
    const table = `| command | what it does |\n|---|---|\n| ${call} | unlike \`--other\` |\n`
    expect([...optionsInTables(table)]).toEqual([[name, { names, defaults }]])
  })
})
