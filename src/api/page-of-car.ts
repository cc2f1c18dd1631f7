const timeoutMs = 6000

/**
 * A car's page from the newest release, as an inert document; null when the request fails. The browser parses the
 * response, since Trusted Types forbid parsing a string.
 */
export function fetchPageOfCar(path: string, request = new XMLHttpRequest()): Promise<Document | null> {
  return new Promise((resolve) => {
    request.onloadend = () => resolve(request.status === 200 ? request.responseXML : null)
    request.open('GET', path)
    request.responseType = 'document'
    request.timeout = timeoutMs
    request.send()
  })
}
