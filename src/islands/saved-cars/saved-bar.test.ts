import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { barText, savedBar } from './saved-bar.ts'

const car = (id: string) => ({
  id,
  slug: `car-${id}`,
  title: `Car ${id}`,
  subtitle: '',
  make: '',
  model: '',
  price: '',
  image: null,
})

describe('what the saved-cars bar says', () => {
  test.each([
    ['the car just saved', [], [car('1')], 'Saved: Car 1'],
    ['how many are left', [car('1'), car('2')], [car('1')], '1 saved car'],
    ['how many there are after another tab changed several', [], [car('1'), car('2')], '2 saved cars'],
    ['that none is left', [car('1')], [], 'No saved cars'],
  ])('%s', (_reason, before, after, text) => {
    expect(barText(before, after)).toBe(text)
  })
})

interface FakeElement {
  hidden: boolean
  textContent: string
  append: (...children: FakeElement[]) => void
  setAttribute: (name: string) => void
  querySelector: () => FakeElement
}

function fakeElement(): FakeElement {
  const children: FakeElement[] = []
  const element: FakeElement = {
    hidden: false,
    textContent: '',
    append: (...added) => void children.push(...added),
    setAttribute: (name) => {
      if (name === 'hidden') element.hidden = true
    },
    querySelector: () => children[0] ?? element,
  }
  return element
}

describe('the saved-cars bar', () => {
  const shown: FakeElement[] = []
  beforeEach(() => {
    vi.useFakeTimers()
    shown.length = 0
    const appendChild = (element: FakeElement) => {
      shown.push(element)
      return element
    }
    vi.stubGlobal('document', { createElement: fakeElement, body: { appendChild } })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const link = { href: '/favourites', getAttribute: () => 'Garage', textContent: '' } as unknown as HTMLAnchorElement
  const isShown = () => shown.some((bar) => !bar.hidden)

  it('ignores the list a page starts with (S4.33)', () => {
    savedBar(link)([car('1'), car('2')])
    expect(isShown()).toBe(false)
  })

  it('shows for five seconds after a change (S4.32, S9.64)', () => {
    const tell = savedBar(link)
    tell([])
    tell([car('1')])
    vi.advanceTimersByTime(4900)
    expect(isShown()).toBe(true)
    vi.advanceTimersByTime(200)
    expect(isShown()).toBe(false)
  })

  it('starts its five seconds anew with a new change (S4.34)', () => {
    const tell = savedBar(link)
    tell([])
    tell([car('1')])
    vi.advanceTimersByTime(3000)
    tell([car('1'), car('2')])
    vi.advanceTimersByTime(4900)
    expect(isShown()).toBe(true)
    vi.advanceTimersByTime(200)
    expect(isShown()).toBe(false)
  })
})
