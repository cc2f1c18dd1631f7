/** The text at an address. */
export async function textAt(address: string): Promise<string> {
  const answer = await fetch(address)
  return answer.text()
}
