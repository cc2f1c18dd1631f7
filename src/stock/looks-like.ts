type Kinds = readonly (readonly [(source: string) => boolean, (source: string) => string])[]

const webPage = /^\s*<(?:!doctype html|(?:html|head|body)(?=[\s>]))/i
const title = /<title>\s*([^<]{1,80})/i
const rowsOfCells = /^[\w" ]+(?:[,;\t][\w" ]*){3,}\r?\n/
const zip = 'PK\u0003\u0004'
/** Names of files near the start of a workbook's archive. */
const partOfWorkbook = /\[Content_Types\]|xl\/|opendocument/

function isObject(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object'
  } catch {
    return false
  }
}

/** JSON Lines: an object on each line and nothing around them. */
function isJsonLines(source: string): boolean {
  const [first = '', second = ''] = source.slice(0, 2_000_000).split('\n', 2)
  return isObject(first.trim()) && /^\s*\{/.test(second)
}

function pageTitle(source: string): string {
  const said = title.exec(source.slice(0, 5000))?.[1]?.trim()
  return said ? ` ("${said}")` : ''
}

const isWorkbook = (source: string) => source.startsWith(zip) && partOfWorkbook.test(source.slice(0, 2000))

// The bytes were already decoded, as UTF-8 or Windows-1252, so signatures of invalid bytes appear as other characters.
const foreign: Kinds = [
  [(source) => source.startsWith('\u001F'), () => 'a gzip file; send it unpacked'],
  [isWorkbook, () => 'a workbook; save it as "CSV UTF-8"'],
  [(source) => source.startsWith(zip), () => 'a zip file; send the file that is in it'],
  [(source) => source.slice(0, 8).includes('\0'), () => 'UTF-16 text; save it as UTF-8'],
  [(source) => webPage.test(source), (source) => `a web page, such as a server’s error${pageTitle(source)}`],
]

const noJson: Kinds = [
  ...foreign,
  [(source) => source.startsWith('<'), () => 'XML'],
  [isJsonLines, () => 'a JSON object on each line; send one list of cars'],
  [(source) => rowsOfCells.test(source), () => 'a table of comma-separated values'],
]

function kindOf(source: string, kinds: Kinds): string | null {
  const found = kinds.find(([is]) => is(source))
  return found ? found[1](source) : null
}

/** What a text that should be JSON is instead, judged by its beginning; null when unknown. */
export const looksLike = (source: string): string | null => kindOf(source, noJson)

/** What a text that should be a table or XML is instead: a packed file, or no feed at all; null when unknown. */
export const looksForeign = (source: string): string | null => kindOf(source, foreign)
