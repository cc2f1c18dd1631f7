/** An e-mail address as servers write it, in brackets or not; its local part may be quoted. */
const address = /(?:"[^"]*"|[^\s<>()[\]"',;:]+)@(?:\[[^\]]*\]|[^\s<>()[\]"',;:]+)/g

/** Maximum length of a logged text: remote servers and shoppers can make an error of any length. */
const longest = 2000

/**
 * The message of an error, safe to log: e-mail addresses are masked, since servers name the recipients they refuse,
 * shoppers included. Addresses in `known` (from the dealer's own files) stay, so that an operator can correct them.
 */
export function logText(error: unknown, known: readonly string[] = []): string {
  const text = (error instanceof Error ? error.message : String(error)).slice(0, longest)
  const kept = new Set(known.map((each) => each.toLowerCase()))
  return text.replaceAll(address, (each) => (kept.has(each.toLowerCase()) ? each : '(an address)'))
}
