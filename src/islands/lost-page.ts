import { carOfLostStep, searchForLostCar, wordsOfLostCar } from '#search/lost-car.ts'
import { leadOfLostList } from '#search/lost-list.ts'

// On the page for addresses that are not there. A list is searched for its words, what is below a car leads to the car,
// and a car that nobody knows any more gives the search box its words.

const { pathname } = location
const wholeList = document.querySelector<HTMLElement>('[data-whole-list]')?.dataset.wholeList
const lead = (wholeList ? leadOfLostList(location, wholeList) : null) ?? carOfLostStep(pathname)
if (lead) location.replace(lead)

function offerWords(search: string): void {
  const note = document.querySelector<HTMLElement>('[data-lost-car]')
  const link = note?.querySelector('a')
  const box = document.querySelector<HTMLInputElement>('#lost-query')
  if (!note || !link || !box) return
  box.value = wordsOfLostCar(pathname) ?? ''
  link.href = search
  note.hidden = false
}

const search = wholeList ? searchForLostCar(pathname, wholeList) : null
if (search) offerWords(search)
