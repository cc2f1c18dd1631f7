/** The name of a list within a sentence: "used cars" of "Used Cars", "used RVs" of "Used RVs". */
export function midSentence(name: string): string {
  return name.replace(/\S+/g, (word) => (/\p{Lu}.*\p{Lu}/u.test(word) ? word : word.toLowerCase()))
}
