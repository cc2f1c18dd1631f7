/** Unusual word -> usual term. These words must not occur in names of files or declarations. */
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

/** Splits a name such as "leadFileBox" or "lead-file_box.ts" into lower-case words. */
const partsOf = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)

const isPrivate = (word: string) => Object.hasOwn(privateWords, word)

/** Uses of `privateWords` in a file's name and in its declarations at the start of a line, one sentence each. */
export function privateWordsIn(file: string, source: string): string[] {
  const name = file.split('/').at(-1) ?? file
  const declared = [...source.matchAll(declaration)].map((match) => match[1] ?? '')
  return [name, ...declared].flatMap((each) =>
    partsOf(each)
      .filter(isPrivate)
      .map((word) => `${file}: "${word}" in ${each}; say ${privateWords[word]}`),
  )
}
