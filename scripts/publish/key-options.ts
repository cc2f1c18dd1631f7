import { OperatorError } from '../lib/operator-error.ts'
import type { Encoding } from './encode.ts'
import type { Keys } from './site-files.ts'
import type { Target } from './target.ts'

type Options = Readonly<Record<string, unknown>>

function oneOf<T extends string>(name: string, value: unknown, allowed: readonly T[]): T {
  const found = allowed.find((each) => each === value)
  if (found === undefined) throw new OperatorError(`--${name} is one of ${allowed.join(', ')}; "${value}" is none.`)
  return found
}

/** How files map to keys, by the options of a command. @throws for incompatible options */
export function parseKeyOptions({ kind }: Target, { addresses, encoding }: Options): Keys {
  const names = String(encoding ?? 'none') === 'none' ? [] : String(encoding).split(',')
  const codings = names.map((name) => oneOf<Encoding>('encoding', name, ['br', 'gzip']))
  const how = oneOf('addresses', addresses ?? 'clean', ['clean', 'files'])
  if (kind === 'folder') return { addresses: 'files', encoding: null, besides: codings, hasControlFiles: true }
  if (codings.length > 1) throw new OperatorError('A bucket keeps one body a file: --encoding br, or gzip, or none.')
  const [only = null] = codings
  return { addresses: how, encoding: only, besides: [], hasControlFiles: false }
}
