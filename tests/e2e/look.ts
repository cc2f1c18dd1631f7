import type { Page } from '@playwright/test'

/** Runs in the page. Measurable design faults of what is on screen now, one sentence each. */
function faultsOnScreen(): string[] {
  const [width, height] = [innerWidth, innerHeight]
  const name = (element: Element) => `${element.localName}.${[...element.classList].join('.')}`
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const isOnScreen = ({ top, bottom, left, right }: DOMRect) =>
    bottom > 1 && top < height - 1 && right > 1 && left < width - 1
  // Elements under a modal dialog are out of reach until it closes.
  const shown = document.querySelector('dialog:modal') ?? document.body
  const all = [...shown.querySelectorAll<HTMLElement>('*')].filter((each) => isSeen(each) && isOnScreen(boxOf(each)))

  /** A bar with sticky bottom that has reached its normal place scrolls with the page. */
  const isAtRest = (each: Element) => {
    const { position, top, bottom } = getComputedStyle(each)
    const isLow = position === 'sticky' && top === 'auto'
    return isLow && height - boxOf(each).bottom > Number.parseFloat(bottom) + 2
  }
  // Sticky columns are content; a bar is lower than half of the screen.
  const bars = all.filter((each) => {
    const isBar = boxOf(each).height < height / 2 && boxOf(each).height > 0 && !isAtRest(each)
    return isBar && ['fixed', 'sticky'].includes(getComputedStyle(each).position)
  })
  const meet = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  /** A bar with sticky top leaves with the end of its container, under the bar that stays. */
  const slidesUnder = (under: Element, over: Element) => {
    const { position, top } = getComputedStyle(under)
    const [low, high] = [boxOf(under), boxOf(over)]
    const x = (Math.max(low.left, high.left) + Math.min(low.right, high.right)) / 2
    const y = (Math.max(low.top, high.top) + Math.min(low.bottom, high.bottom)) / 2
    return (
      position === 'sticky' && low.top < Number.parseFloat(top) - 2 && over.contains(document.elementFromPoint(x, y))
    )
  }
  const mayMeet = (one: Element, other: Element) =>
    one.contains(other) || other.contains(one) || slidesUnder(one, other) || slidesUnder(other, one)
  const meeting = bars.flatMap((one, index) =>
    bars
      .slice(index + 1)
      .filter((other) => meet(boxOf(one), boxOf(other)) && !mayMeet(one, other))
      .map((other) => `${name(one)} and ${name(other)} meet`),
  )
  const low = bars.filter((each) => boxOf(each).bottom > height - 2 && boxOf(each).width > width * 0.6)
  const docks = low.filter((each) => !low.some((other) => other !== each && other.contains(each)))
  const most = height < 500 ? 0 : 1
  const tooManyDocks = docks.length > most ? [`${docks.length} docks: ${docks.map(name).join(', ')}`] : []

  const words = all.filter((each) => each.matches('h1, h2, h3, .button, button, summary, .car-card-price, .chip'))
  const cut = words.filter((each) => {
    const mayEnd =
      getComputedStyle(each).textOverflow === 'ellipsis' ||
      getComputedStyle(each).clipPath !== 'none' ||
      each.matches('.visually-hidden *')
    return !mayEnd && each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1
  })
  const wide =
    document.documentElement.scrollWidth > width ? [`the page is ${document.documentElement.scrollWidth} wide`] : []

  const isBeside = ({ left, right }: DOMRect) => left < -1 || right > width + 1
  const mayScrollAside = (each: Element | null): boolean =>
    each !== null &&
    each !== shown &&
    (getComputedStyle(each).overflowX === 'auto' || mayScrollAside(each.parentElement))
  // Controls of a dialog must not be off screen; horizontally scrolling strips may be.
  const beside = shown.matches('dialog')
    ? [...shown.querySelectorAll('a, button, input')].filter(
        (each) => isSeen(each) && isBeside(boxOf(each)) && !mayScrollAside(each.parentElement),
      )
    : []

  const lines = (element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const ends = [...range.getClientRects()].map(({ bottom }) => bottom).sort((a, b) => a - b)
    return ends.filter((end, index) => index === 0 || end - (ends[index - 1] ?? 0) > 8).length
  }
  const long = all.filter(
    (each) =>
      each.matches(
        '.car-card :is(.car-card-title, .car-card-subtitle, .car-card-facts, .car-card-price, .car-card-weekly)',
      ) && lines(each) > 3,
  )

  /** Images may be cropped a little, but not by half, and must not overflow a clipping parent. */
  const pictures = all.filter((each) => each instanceof HTMLImageElement && each.complete && each.naturalWidth > 0)
  const cropped = pictures.filter((each) => {
    const [box, image] = [boxOf(each), each as HTMLImageElement]
    const shapes = box.width / box.height / (image.naturalWidth / image.naturalHeight)
    const isCutAway = getComputedStyle(each).objectFit === 'cover' && Math.min(shapes, 1 / shapes) < 0.5
    const frame = each.parentElement && boxOf(each.parentElement)
    const isClipped = each.parentElement && getComputedStyle(each.parentElement).overflow !== 'visible'
    const isOut = frame && isClipped && box.height > frame.height * 1.05 && !each.closest('a:hover')
    return isCutAway || isOut
  })
  /** An iPhone zooms in, and stays so, when a field with a font below 16 px gets the focus. */
  const isTyped = 'input:not([type=checkbox], [type=radio], [type=range], [type=file]), select, textarea'
  const small = all.filter(
    (each) => width < 768 && each.matches(isTyped) && Number.parseFloat(getComputedStyle(each).fontSize) < 16,
  )
  return [
    ...meeting,
    ...tooManyDocks,
    ...wide,
    ...beside.map((each) => `${name(each)} stands beside the screen`),
    ...cropped.map((each) => `${name(each)} is cropped: ${(each as HTMLImageElement).currentSrc}`),
    ...cut.map((each) => `${name(each)} is cut: ${each.textContent?.trim().slice(0, 40)}`),
    ...small.map((each) => `${name(each)} has ${getComputedStyle(each).fontSize} letters, at which a phone zooms in`),
    ...long.map((each) => `${name(each)} takes more than three lines: ${each.textContent?.trim().slice(0, 40)}`),
  ]
}

/** Runs in the page, scrolled to its end. Fixed elements in the lower half that cover a control. */
function coveredOnScreen(): string[] {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const meet = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  const floating = [...document.body.querySelectorAll('*')].filter((each) => {
    const isLow = boxOf(each).height > 0 && boxOf(each).top > innerHeight / 2
    return isLow && isSeen(each) && getComputedStyle(each).position === 'fixed'
  })
  const actions = [...document.querySelectorAll('a, button, input, select, summary')].filter(isSeen)
  return floating.flatMap((over) =>
    actions
      .filter((each) => !over.contains(each) && meet(boxOf(over), boxOf(each)))
      .map((each) => `${over.className} lies over ${each.textContent?.trim().slice(0, 40)}`),
  )
}

/** Runs in the page. Texts of the buttons on screen that are filled with the dealer's colour, except in the header. */
function filledOnScreen(): string[] {
  const plain = '.button--secondary, .button--quiet, .button--plain, header *, .chat *'
  return [...document.querySelectorAll<HTMLElement>('.button')].flatMap((each) => {
    const { top, bottom } = each.getBoundingClientRect()
    const isThere = each.checkVisibility({ visibilityProperty: true }) && bottom > 1 && top < innerHeight - 1
    return isThere && !each.matches(plain) ? (each.textContent?.trim() ?? '') : []
  })
}

export const lookFaults = (page: Page): Promise<string[]> => page.evaluate(faultsOnScreen)
export const coveredActions = (page: Page): Promise<string[]> => page.evaluate(coveredOnScreen)
export const filledActions = (page: Page): Promise<string[]> => page.evaluate(filledOnScreen)
