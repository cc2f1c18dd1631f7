/** From where a drawing stands to the middle of another place, a little smaller. */
function wayTo(from: DOMRect, to: DOMRect): string {
  const x = to.x + to.width / 2 - from.x - from.width / 2
  const y = to.y + to.height / 2 - from.y - from.height / 2
  return `translate(${x}px, ${y}px) scale(.8)`
}

/** A copy of the heart over the page, where the heart is; nobody reads it and nothing moves for it. */
function copyOf(heart: SVGElement, { x, y, width, height }: DOMRect): SVGElement {
  const copy = heart.cloneNode(true) as SVGElement
  const { fill, stroke } = getComputedStyle(heart)
  const place = { position: 'fixed', zIndex: '40', pointerEvents: 'none', left: `${x}px`, top: `${y}px` }
  Object.assign(copy.style, { ...place, width: `${width}px`, height: `${height}px`, fill, stroke })
  copy.style.transition = 'none var(--calm) var(--ease)'
  return copy
}

/** Shows where a saved car went: a heart moves from its button to the garage of the header, where one is on screen. */
export function flyToGarage(button: Element): void {
  const heart = button.querySelector('svg')
  const garage = document.querySelector('[data-saved-link]')?.getBoundingClientRect()
  if (!heart || !garage?.width || garage.bottom <= 0) return
  const from = heart.getBoundingClientRect()
  const copy = copyOf(heart, from)
  document.body.append(copy)
  // How long a calm move takes, as tokens.css says: no time for whoever wants less motion.
  const { transitionDuration, transitionTimingFunction: easing } = getComputedStyle(copy)
  const duration = Number.parseFloat(transitionDuration) * 1000
  if (duration === 0) copy.remove()
  else copy.animate({ transform: ['none', wayTo(from, garage)] }, { duration, easing }).onfinish = () => copy.remove()
}
