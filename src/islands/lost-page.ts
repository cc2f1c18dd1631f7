import { carOfUnknownStep, searchForUnknownCar, wordsOfUnknownCar } from '#search/unknown-car.ts'
import { redirectOfUnknownList } from '#search/unknown-list.ts'

// The 404 page. Unknown lists redirect to a search for their words, unknown addresses below a car to the car; for an
// unknown car, its words fill the search box.

const { pathname } = location
const wholeList = document.querySelector<HTMLElement>('[data-whole-list]')?.dataset.wholeList
const lead = (wholeList ? redirectOfUnknownList(location, wholeList) : null) ?? carOfUnknownStep(pathname)
if (lead) location.replace(lead)

function offerWords(search: string): void {
  const note = document.querySelector<HTMLElement>('[data-lost-car]')
  const link = note?.querySelector('a')
  const box = document.querySelector<HTMLInputElement>('#lost-query')
  if (!note || !link || !box) return
  box.value = wordsOfUnknownCar(pathname) ?? ''
  link.href = search
  note.hidden = false
}

const search = wholeList ? searchForUnknownCar(pathname, wholeList) : null
if (search) offerWords(search)
