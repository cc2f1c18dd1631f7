/** An e-mail address as servers write it, in brackets or not; before the @ words in quotes may stand. */
const address = /(?:"[^"]*"|[^\s<>()[\]"',;:]+)@(?:\[[^\]]*\]|[^\s<>()[\]"',;:]+)/g

/** No log needs more, and what a stranger has a hand in may be as long as they like. */
const longest = 2000

/**
 * What may stand in a log of why something failed. Servers say whom they refuse, shoppers too; addresses that a dealer’s own
 * files name stay, for an operator has to know which of them to mend.
 */
export function logText(error: unknown, known: readonly string[] = []): string {
  const text = (error instanceof Error ? error.message : String(error)).slice(0, longest)
  const kept = new Set(known.map((each) => each.toLowerCase()))
  return text.replaceAll(address, (each) => (kept.has(each.toLowerCase()) ? each : '(an address)'))
}
