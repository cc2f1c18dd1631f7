type Kind = 'upper' | 'lower' | 'digit'

function kindOf(letter: string): Kind {
  if (letter >= '0' && letter <= '9') return 'digit'
  return letter >= 'a' ? 'lower' : 'upper'
}

/** A capital followed by a lower-case letter is a capitalised word, not a change. */
function isChange(before: Kind, after: Kind): boolean {
  return before !== after && !(before === 'upper' && after === 'lower')
}

/** Number of changes between lower case, upper case and digits in a run of ASCII letters and digits. */
function changesIn(run: string): number {
  const kinds = [...run].map(kindOf)
  return kinds.filter((kind, index) => index > 0 && isChange(kinds[index - 1] ?? kind, kind)).length
}

const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i

/** In characters. Shorter runs are model names, postcodes and parts of numbers. */
const shortest = 16

/** Joined words change at most once per word, keys about every third letter. */
function isRandomRun(run: string, perChange: number): boolean {
  return run.length >= shortest && changesIn(run) >= Math.max(3, run.length / perChange)
}

/** Tests base64 without its symbols. Needs a capital, as paths of pages have none. */
function isRandomBase64(text: string): boolean {
  return /^[\w/+=-]+$/.test(text) && /[A-Z]/.test(text) && isRandomRun(text.replace(/[^A-Za-z0-9]/g, ''), 4)
}

/** Whether a text contains a long random-looking run of letters and digits, or a UUID. */
export function looksRandom(text: string): boolean {
  return uuid.test(text) || text.split(/[^A-Za-z0-9]+/).some((run) => isRandomRun(run, 6)) || isRandomBase64(text)
}
