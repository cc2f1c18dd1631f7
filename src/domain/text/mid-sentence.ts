/** A list's name inside a sentence: "Used Cars" -> "used cars", "Used RVs" -> "used RVs". */
export function midSentence(name: string): string {
  return name.replace(/\S+/g, (word) => (/\p{Lu}.*\p{Lu}/u.test(word) ? word : word.toLowerCase()))
}
