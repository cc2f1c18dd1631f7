/** One text file of this site. @throws when it cannot be had */
async function textOf(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response.text()
}

/** The two files of the static search index. @throws when either cannot be had */
export async function fetchSearchIndex(files: { readonly search: string; readonly cards: string }): Promise<{
  readonly search: string
  readonly cards: string
}> {
  const [search, cards] = await Promise.all([textOf(files.search), textOf(files.cards)])
  return { search, cards }
}
