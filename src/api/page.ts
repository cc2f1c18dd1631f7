/**
 * A page of this site as an inert document: its scripts do not run. The browser parses the response, so that we never
 * turn a string into elements. @throws when the page cannot be fetched
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
