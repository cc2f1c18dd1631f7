import { pick, type RandomStream, whole } from '../../demo/random-stream.ts'
import { faultsOfFiles } from '../feeds/faults-of-files.ts'
import { type Breakage, mutateCars, mutateSite, mutateStock, somewhere } from './breakage.ts'
import { trialTime } from './market.ts'

/** Texts that provoke errors: injection, control characters, invalid Unicode, huge sizes. */
const hostileTexts = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '\ud800',
  '\u0000\u0007\u001b[31m',
  '\u202e\u2066kcab',
  '%E0%A4%A',
  '$' + '{process.exit(1)}',
  '{{constructor.constructor("throw 1")()}}',
  '__proto__',
  'javascript:alert(1)',
  '../../../etc/passwd',
  'z\u0300'.repeat(5000),
  'a'.repeat(200_000),
  '\n\n---\n<!--',
] as const

const hostileValues = [null, true, -1, 1e308, [], {}, [[]], { toString: 1 }, { length: -1 }, ...hostileTexts] as const

/** The record with `percent` of its values replaced at random. */
function spoilt(record: object, chance: RandomStream, values: readonly unknown[], percent: number): object {
  const entries = Object.entries(record)
  return Object.fromEntries(
    entries.map(([key, value]) => [key, chance() * 100 < percent ? pick(chance, values) : value]),
  )
}

const numbers = ['NaN', '1e999', '-0', '0x10', '017', '9'.repeat(400)] as const

/** Stock that is damaged, not a snapshot, or full of invalid values. */
export const brokenStock: readonly Breakage[] = [
  mutateStock('stock cut off', (text, chance) => text.slice(0, somewhere(text, chance))),
  mutateStock('a letter of the stock another', (text, chance) => {
    const cut = somewhere(text, chance)
    return text.slice(0, cut) + pick(chance, ['"', '}', '\\', ',', '\u0000']) + text.slice(cut + 1)
  }),
  mutateStock('numbers that are none', (text, chance) =>
    text.replaceAll(/(?<="(?:price|km|year|id)":)\d+/g, () => pick(chance, numbers)),
  ),
  mutateStock('a hundred thousand brackets', () => `{"cars":${'['.repeat(100_000)}`),
  mutateStock('another dealer’s stock', (text, _, other) => text.replace(/"dealer":"[^"]*"/, `"dealer":"${other}"`)),
  mutateStock('one car two thousand times', (text) => {
    const snapshot = JSON.parse(text)
    return JSON.stringify({ ...snapshot, cars: Array(2000).fill(snapshot.cars[0]) })
  }),
  mutateCars('values of other types', (car, chance) => spoilt(car, chance, hostileValues, 40)),
  mutateCars('texts that programs stumble over', (car, chance) => spoilt(car, chance, hostileTexts, 50)),
  mutateCars('cars that are none', (_, chance) => pick(chance, hostileValues)),
  mutateCars('paths of another site', (car, _, other) => ({ ...car, slug: `../../${other}/current/index` })),
  mutateCars('names of the language', (car, chance) => ({
    ...car,
    slug: pick(chance, ['__proto__', 'constructor', 'index', '404']),
  })),
  mutateCars('a description of megabytes', (car, chance) => ({
    ...car,
    description: `<b>${'word '.repeat(whole(chance, 200_000, 600_000))}`,
  })),
  mutateCars('pictures from everywhere', (car, chance) => ({
    ...car,
    primary_image_url: pick(chance, hostileTexts),
    images: [{ url: pick(chance, hostileTexts) }, { url: 'http://169.254.169.254/latest' }, null, 7],
  })),
  mutateSite('texts of the dealer that programs stumble over', (text, chance) =>
    text.replace(/^(name|phone|email): .*/gm, (_, key) => `${key}: ${JSON.stringify(pick(chance, hostileTexts))}`),
  ),
  ...faultsOfFiles.map(({ name, spoil }) =>
    mutateStock(`a feed: ${name}`, (text) => {
      return spoil({ vehicles: [], envelope: JSON.parse(text), now: Date.parse(trialTime) }).text
    }),
  ),
]
