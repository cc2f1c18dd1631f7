const webPage = /^\s*(?:<!doctype html|<html|<head|<body)/i
const title = /<title>\s*([^<]{1,80})/i
const rowsOfCells = /^[\w" ]+(?:[,;\t][\w" ]*){3,}\r?\n/

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

// The bytes were read as UTF-8 already, so what no UTF-8 can begin with stands as U+FFFD.
const kinds: readonly (readonly [(source: string) => boolean, (source: string) => string])[] = [
  [(source) => source.startsWith('\u001F'), () => 'a gzip file; send it unpacked'],
  [(source) => source.startsWith('PK\u0003\u0004'), () => 'a zip file; send the JSON file that is in it'],
  [(source) => source.slice(0, 8).includes('\0'), () => 'UTF-16 text; save it as UTF-8'],
  [(source) => webPage.test(source), (source) => `a web page, such as a server’s error${pageTitle(source)}`],
  [(source) => source.startsWith('<'), () => 'XML'],
  [isJsonLines, () => 'a JSON object on each line; send one list of cars'],
  [(source) => rowsOfCells.test(source), () => 'a table of comma-separated values'],
]

/** What a text that should be JSON is instead, as far as its beginning tells; null when it tells nothing. */
export function looksLike(source: string): string | null {
  const found = kinds.find(([is]) => is(source))
  return found ? found[1](source) : null
}
