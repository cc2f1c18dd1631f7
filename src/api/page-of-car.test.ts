import { expect, test } from 'vitest'
import { fetchPageOfCar } from './page-of-car.ts'

const page = {} as Document

/** An XMLHttpRequest that ends with this status and document. */
function ending(status: number, responseXML: Document | null) {
  const asked: unknown[] = []
  const request = {
    status,
    responseXML,
    responseType: '',
    onloadend: () => undefined,
    open: (...what: unknown[]) => asked.push(...what),
    send: () => queueMicrotask(request.onloadend),
  }
  return { request: request as unknown as XMLHttpRequest, asked }
}

test.each([
  ['a page', 200, page, page],
  ['that there is none', 404, page, null],
  ['what is no page', 200, null, null],
  ['nothing', 0, null, null],
])('a site that answers %s', async (_what, status, answer, found) => {
  const { request, asked } = ending(status, answer)
  expect(await fetchPageOfCar('/cars/2019-mazda-bt-50', request)).toBe(found)
  expect(asked).toEqual(['GET', '/cars/2019-mazda-bt-50'])
  expect(request.responseType).toBe('document')
})
