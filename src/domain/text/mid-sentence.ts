/** A name as it stands within a sentence: "used RVs" of "Used RVs", "VIN" as it is. */
export function midSentence(name: string): string {
  return /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
}
