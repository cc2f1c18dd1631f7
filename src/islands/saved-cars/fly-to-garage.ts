/** Transform from one box to the middle of another, slightly smaller. */
function wayTo(from: DOMRect, to: DOMRect): string {
  const x = to.x + to.width / 2 - from.x - from.width / 2
  const y = to.y + to.height / 2 - from.y - from.height / 2
  return `translate(${x}px, ${y}px) scale(.8)`
}

/** A fixed copy of the heart, over the heart; it takes no events and shifts nothing. */
function copyOf(heart: SVGElement, { x, y, width, height }: DOMRect): SVGElement {
  const copy = heart.cloneNode(true) as SVGElement
  const { fill, stroke } = getComputedStyle(heart)
  const place = { position: 'fixed', zIndex: '40', pointerEvents: 'none', left: `${x}px`, top: `${y}px` }
  Object.assign(copy.style, { ...place, width: `${width}px`, height: `${height}px`, fill, stroke })
  copy.style.transition = 'none var(--calm) var(--ease)'
  return copy
}

/** Animates a heart from its button to the header's garage link, if that is on screen. */
export function flyToGarage(button: Element): void {
  const heart = button.querySelector('svg')
  const garage = document.querySelector('[data-saved-link]')?.getBoundingClientRect()
  if (!heart || !garage?.width || garage.bottom <= 0) return
  const from = heart.getBoundingClientRect()
  const copy = copyOf(heart, from)
  document.body.append(copy)
  // The duration of `--calm` in tokens.css; 0 with reduced motion.
  const { transitionDuration, transitionTimingFunction: easing } = getComputedStyle(copy)
  const duration = Number.parseFloat(transitionDuration) * 1000
  if (duration === 0) copy.remove()
  else copy.animate({ transform: ['none', wayTo(from, garage)] }, { duration, easing }).onfinish = () => copy.remove()
}
