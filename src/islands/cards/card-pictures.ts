import { isDataSaverOn } from '../shared/prefetch.ts'
import { type CardStrip, isTouch, stripOf } from './card-strip.ts'
import './card-pictures.css'

/** How long a pointer rests on a card before its second picture is shown, in ms. */
const meant = 150

let met: Element | null = null
/** The strip that shows its second picture. */
let turned: CardStrip | null = null
let timer: ReturnType<typeof setTimeout> | undefined

const cardAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('.car-card') : null

/** Shows the second picture once it is loaded, if the shopper is still on the card. */
async function showSecond(card: Element): Promise<void> {
  const strip = stripOf(card)
  if (!strip || !(await strip.load(1)) || met !== card) return
  strip.show(1)
  turned = strip
}

/** The pointer or focus moved to a card, or (null) off all cards. */
function meet(card: Element | null): void {
  if (card === met) return
  clearTimeout(timer)
  turned?.show(0)
  turned = null
  met = card
  if (card) timer = setTimeout(() => void showSecond(card), meant)
}

/** Touch scrolls the strips itself, so they must exist before the first touch. */
function drawAll(): void {
  for (const card of document.querySelectorAll('.car-card')) stripOf(card)
}

/** Preloads the second picture of a touched card, which may be about to be swiped. */
function prepare(event: Event): void {
  drawAll()
  const card = cardAt(event.target)
  if (card) void stripOf(card)?.load(1)
}

function begin(): void {
  if (isTouch()) {
    document.addEventListener('touchstart', prepare, { passive: true })
    drawAll()
    return
  }
  document.addEventListener('mouseover', (event) => meet(cardAt(event.target)), { passive: true })
  document.addEventListener('focusin', (event) => meet(cardAt(event.target)))
  meet(document.querySelector('.car-card:is(:hover, :focus-within)'))
}

if (!isDataSaverOn()) begin()
