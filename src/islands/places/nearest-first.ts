import { kilometresBetween, readPoint } from '#domain/location/point.ts'
import { formatRoad } from '#domain/text/distance.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import {
  findPostcodePosition,
  nearestSortName,
  type PositionResult,
  requestPosition,
} from '#islands/shared/shopper-position.ts'
import { dropNear, keepNear, type Near } from '#stores/near.ts'

// Orders many places by distance from the shopper, moving each existing element into another list.

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const places = all('[data-point]').map((element) => ({ element, home: element.parentElement }))

function sayAway(place: HTMLElement, text: string): void {
  const away = place.querySelector<HTMLElement>('[data-away]')
  if (!away) return
  away.textContent = text
  away.hidden = text === ''
}

/** Shows either the places by state or those nearest first. */
function showNearest(isNearest: boolean): void {
  for (const part of all('[data-by-state], [data-near-ask]')) part.hidden = isNearest
  for (const part of all('[data-by-distance], [data-near-told]')) part.hidden = !isNearest
}

function orderFrom(near: Near, list: Element, locale: LocalePolicy['locale']): void {
  const away = places.map(({ element }) => {
    const point = readPoint(element.dataset.point ?? '')
    return { element, kilometres: point ? kilometresBetween(near, point) : Number.POSITIVE_INFINITY }
  })
  for (const { element, kilometres } of away.toSorted((a, b) => a.kilometres - b.kilometres)) {
    sayAway(element, Number.isFinite(kilometres) ? `${formatRoad(kilometres, { locale })} away` : '')
    list.append(element)
  }
  showNearest(true)
}

function putBack(): void {
  for (const { element, home } of places) {
    sayAway(element, '')
    home?.append(element)
  }
  showNearest(false)
}

/** Lets the form order the places in `list` by distance. */
export function orderBy(form: HTMLFormElement, list: Element): void {
  const { postcodes = null, called = '' } = form.dataset
  const locale = form.dataset.locale as LocalePolicy['locale']
  const box = form.querySelector('input')
  const note = form.querySelector('[role=status]')
  const say = (text: string) => note?.replaceChildren(text)
  const answer = (found: PositionResult) => {
    if ('note' in found) return say(found.note)
    keepNear(found.near)
    orderFrom(found.near, list, locale)
    say(nearestSortName(found.near))
    form.querySelector<HTMLElement>('[data-near-told]')?.focus()
  }
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    answer(await findPostcodePosition(postcodes, box?.value ?? '', called))
  })
  form.querySelector('[data-near-here]')?.addEventListener('click', () => requestPosition().then(answer))
  form.querySelector('[data-near-told]')?.addEventListener('click', () => {
    dropNear()
    putBack()
    say('')
    form.querySelector<HTMLElement>('input, [data-near-here]')?.focus()
  })
}
