/** Resolves a link of a dealer file: `/contact` becomes the contact page's path, with any query or hash kept. */
export function ownLink(url: string, contact: string): string {
  return url.replace(/^\/contact\/?(?=[?#]|$)/, () => contact)
}
