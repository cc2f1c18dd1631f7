/** How the index writes a value inside an address. Changing it changes the file format, nothing else. */
export function patternSlug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
