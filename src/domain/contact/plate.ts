/** A registration plate as looked up and sent: upper-case letters and digits only. */
export function normalisePlate(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
