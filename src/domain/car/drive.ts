const wheels: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/^(?:f(?:ront|wd)|2wd front)/i, 'front-wheel drive'],
  [/^(?:r(?:ear|wd)|2wd rear)/i, 'rear-wheel drive'],
  [/^(?:awd|all)/i, 'all-wheel drive'],
  [/^(?:4wd|4x4|four)/i, 'four-wheel drive'],
  [/^(?:chain|belt|shaft)$/i, ''],
]

/** "FWD" -> "front-wheel drive", "Chain" -> "chain drive"; null for a word that says neither wheels nor means. */
export function driveWords(drive: string): string | null {
  const said = drive.trim()
  const found = wheels.find(([pattern]) => pattern.test(said))
  return found ? found[1] || `${said.toLowerCase()} drive` : null
}

/** A drive among other facts: "Rear" alone says nothing. */
export function driveFact(drive: string | null): string | null {
  return drive?.replace(/^(?:front|rear)$/i, '$&-wheel drive') ?? null
}
