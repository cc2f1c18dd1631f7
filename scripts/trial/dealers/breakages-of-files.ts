import { pick, type RandomStream, whole } from '../../demo/random-stream.ts'
import { anyYaml, at, type Breakage, mutateSite, mutateYaml, ofSite, someLine, somewhere } from './breakage.ts'
import { having, own, stockFile } from './dealer-files.ts'

const noise = (chance: RandomStream, length: number) =>
  Buffer.from(Uint8Array.from({ length }, () => whole(chance, 0, 255)))

const logo = at((slug) => own(slug, 'logo.svg'))
const stock = at(stockFile)
const site = at(ofSite)
const yaml = at(anyYaml)

const megabytes = (count: number, text: string) => text.repeat(Math.ceil((count * 1024 * 1024) / text.length))

/** "Billion laughs": each alias expands to ten of the one before. */
const laughs = Array.from(
  { length: 9 },
  (_, n) =>
    `l${n}: &l${n} [${Array(10)
      .fill(n ? `*l${n - 1}` : 'x')
      .join()}]`,
)

/** YAML that is invalid, or has unintended content. */
export const brokenYaml: readonly Breakage[] = [
  mutateYaml('YAML cut off', (text, chance) => text.slice(0, somewhere(text, chance))),
  mutateYaml('a tab before a line', (text, chance) => someLine(text, chance, (line) => `\t${line}`)),
  mutateYaml('a brace in a line', (text, chance) => someLine(text, chance, (line) => `${line} {[`)),
  mutateYaml('a line twice', (text, chance) => someLine(text, chance, (line) => `${line}\n${line}`)),
  mutateYaml('a line indented', (text, chance) => someLine(text, chance, (line) => `   ${line}`)),
  mutateYaml('noise in the middle', (text, chance) => {
    const cut = somewhere(text, chance)
    return Buffer.concat([Buffer.from(text.slice(0, cut)), noise(chance, 40), Buffer.from(text.slice(cut))])
  }),
  mutateYaml('UTF-16', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')),
  mutateYaml('two documents', (text) => `${text}---\n${text}`),
  mutateYaml('aliases of aliases', (text) => `${laughs.join('\n')}\n${text}`),
  mutateYaml('a thousand brackets', (text) => `${text}deep: ${'['.repeat(1000)}\n`),
  mutateSite('a value of another type', (text, chance) =>
    someLine(text, chance, (line) =>
      line.replace(/: .*/, `: ${pick(chance, ['[]', '{a: 1}', '-1', '[[1]]', '~', '!!js x'])}`),
    ),
  ),
  mutateSite('a setting that there is not', (text) => `${text}colour_of_the_door: red\n`),
  mutateSite(
    'settings of the language',
    (text) => `${text}__proto__: {slug: x}\nconstructor: {prototype: {name: x}}\n`,
  ),
  mutateSite('another dealer’s slug', (text, _, other) => text.replace(/^slug: .*/m, `slug: ${other}`)),
  mutateSite('another dealer’s address and id', (text, _, other) =>
    text
      .replace(/^url: .*/m, `url: https://${other}.example`)
      .replace(/^id: .*/m, `id: ${1000 + Number(other.slice(4))}`),
  ),
  mutateSite('a slug that leads away', (text, _, other) => text.replace(/^slug: .*/m, `slug: ../${other}`)),
  mutateSite('a template that there is not', (text) => text.replace(/^template: .*/m, 'template: marble')),
  mutateSite('a template outside', (text, _, other) => text.replace(/^template: .*/m, `template: ../${other}/site`)),
  mutateSite('stock of a private network', (text) => `${text}stock: {snapshot: "https://127.0.0.1:9/stock.json"}\n`),
  mutateSite('stock of another dealer', (text, _, other) => `${text}stock: {snapshot: ${stockFile(other)}}\n`),
  mutateSite('stock outside', (text) => `${text}stock: {snapshot: ../../../../etc/passwd}\n`),
  mutateYaml('megabytes of comment', (text) => `${text}\n${megabytes(4, '# and so on\n')}`),
]

/** Files that are missing or of another kind. */
export const brokenFiles: readonly Breakage[] = [
  yaml('a YAML file missing', null),
  yaml('an empty YAML file', ''),
  yaml('a page where YAML should be', '<!doctype html><title>404</title>'),
  yaml('a folder where YAML should be', { is: 'folder' }),
  yaml('a link in a circle', { linkTo: 'site.yaml' }),
  yaml('a link to what is not there', { linkTo: '/nowhere/at/all.yaml' }),
  yaml('bytes', (chance) => noise(chance, 5000)),
  site('no site.yaml', null),
  logo('no logo', null),
  logo('a folder for a logo', { is: 'folder' }),
  logo('an empty logo', ''),
  logo('a logo that is a page', '<!doctype html><script>alert(1)</script>'),
  logo('a logo of noise', (chance) => noise(chance, 2000)),
  logo('a logo of megabytes', () => `<svg xmlns="http://www.w3.org/2000/svg">${megabytes(12, '<g/>')}</svg>`),
  stock('no stock', null),
  stock('a folder for a stock', { is: 'folder' }),
  stock('a stock that is another’s file', { linkTo: '/dev/null' }),
  stock('a stock of noise', (chance) => noise(chance, 20_000)),
  stock('a stock of megabytes of nothing', () => megabytes(40, '          ')),
  {
    name: 'no file at all',
    spoil: (dealer) => having(dealer, Object.fromEntries([...dealer.files.keys()].map((path) => [path, null]))),
  },
]
