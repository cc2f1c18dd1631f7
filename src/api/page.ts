/**
 * A page of this site as a document that is not shown: its scripts do not run. The browser reads it itself, so no text is
 * ever turned into elements by us. @throws when there is no such page
 */
export function fetchPage(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.onload = () => {
      if (request.status === 200 && request.responseXML) resolve(request.responseXML)
      else reject(new Error(`${address} answered ${request.status}.`))
    }
    request.onerror = () => reject(new Error(`${address} could not be reached.`))
    request.send()
  })
}
