const timeoutMs = 6000

/**
 * The page of a car as the newest release has it, parsed and without life; null where nobody answers. The browser parses it
 * by itself: a page that is held to trusted types makes none of a text.
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
