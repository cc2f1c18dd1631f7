/** A link as staff wrote it. `/contact` leads to the contact page, wherever the dealer has it; what follows it is kept. */
export function ownLink(url: string, contact: string): string {
  return url.replace(/^\/contact\/?(?=[?#]|$)/, () => contact)
}
