/** Words that only this house used, and the field's own word for each. They are no part of a file's or a declared name. */
export const privateWords: Readonly<Record<string, string>> = {
  companion: 'asset',
  companions: 'assets',
  contestant: 'candidate',
  desk: 'store, controller',
  fared: 'outcome',
  forgiving: 'partial match',
  forgivingly: 'with partial matches',
  hangup: 'close',
  hopeless: 'permanent',
  lull: 'debounceMs',
  means: 'dependencies',
  patience: 'timeoutMs',
  patiently: 'with retry',
  shelf: 'storage',
  stranger: 'unknown',
  strangers: 'unknown',
  surest: 'exact',
  trap: 'honeypot',
  unhurried: 'debounced',
  vagueness: 'missing',
  woke: 'hydrated',
}

const declaration =
  /^\s*(?:export\s+)?(?:default\s+)?(?:async\s+)?(?:abstract\s+)?(?:function\*?|class|interface|type|const|enum)\s+([A-Za-z_$][\w$]*)/gm

/** "leadFileBox" and "lead-file_box.ts" as single words in small letters. */
const partsOf = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)

const isPrivate = (word: string) => Object.hasOwn(privateWords, word)

/** Private words in a file's own name and in the names it declares at the start of a line, a sentence each. */
export function privateWordsIn(file: string, source: string): string[] {
  const name = file.split('/').at(-1) ?? file
  const declared = [...source.matchAll(declaration)].map((match) => match[1] ?? '')
  return [name, ...declared].flatMap((each) =>
    partsOf(each)
      .filter(isPrivate)
      .map((word) => `${file}: "${word}" in ${each}; say ${privateWords[word]}`),
  )
}
