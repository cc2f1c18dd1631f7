/** A plate as it is looked up and sent: letters and digits, without the blanks, hyphens and dots of whoever wrote it down. */
export function normalisePlate(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
