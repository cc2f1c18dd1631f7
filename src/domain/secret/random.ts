type Kind = 'upper' | 'lower' | 'digit'

function kindOf(letter: string): Kind {
  if (letter >= '0' && letter <= '9') return 'digit'
  return letter >= 'a' ? 'lower' : 'upper'
}

/** A capital and what follows it in lower case are one word: they change nothing. */
function isChange(before: Kind, after: Kind): boolean {
  return before !== after && !(before === 'upper' && after === 'lower')
}

/** How often a run of ASCII letters and digits changes between small letters, capitals and digits. */
function changesIn(run: string): number {
  const kinds = [...run].map(kindOf)
  return kinds.filter((kind, index) => index > 0 && isChange(kinds[index - 1] ?? kind, kind)).length
}

const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i

/** Runs shorter than this are model names, postcodes and parts of numbers. */
const shortest = 16

/** Words in a row change with every word at most, keys with every third letter or so. */
function isRandomRun(run: string, perChange: number): boolean {
  return run.length >= shortest && changesIn(run) >= Math.max(3, run.length / perChange)
}

/** Base64 with its marks taken out; addresses of pages have no capitals. */
function isRandomBase64(text: string): boolean {
  return /^[\w/+=-]+$/.test(text) && /[A-Z]/.test(text) && isRandomRun(text.replace(/[^A-Za-z0-9]/g, ''), 4)
}

/** Whether a text holds what nobody would write by hand: a long run of letters and digits in no order, or a UUID. */
export function looksRandom(text: string): boolean {
  return uuid.test(text) || text.split(/[^A-Za-z0-9]+/).some((run) => isRandomRun(run, 6)) || isRandomBase64(text)
}
