import { afterEach, expect, test, vi } from 'vitest'
import { loadLazyStyles } from './lazy-styles.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page whose style sheet requests load or fail in this order. */
function pageWith(answers: readonly ('load' | 'error')[]) {
  const asked: string[] = []
  const links = new Set<ReturnType<typeof makeLink>>()
  const makeLink = () => ({
    href: '',
    sheet: null as object | null,
    listeners: new Map<string, (event: string) => void>(),
    addEventListener(kind: string, listener: (event: string) => void) {
      this.listeners.set(kind, listener)
    },
    remove() {
      links.delete(this)
    },
  })
  const append = (link: ReturnType<typeof makeLink>) => {
    const answer = answers[asked.push(link.href) - 1] ?? 'load'
    links.add(link)
    queueMicrotask(() => {
      if (answer === 'load') link.sheet = {}
      link.listeners.get(answer)?.(answer)
    })
  }
  const querySelector = (selector: string) => [...links].find(({ href }) => selector === `link[href="${href}"]`) ?? null
  vi.stubGlobal('document', { createElement: makeLink, head: { append }, querySelector })
  return asked
}

test('a style sheet is asked for once', async () => {
  const asked = pageWith(['load'])
  await loadLazyStyles('/once.css')
  await loadLazyStyles('/once.css')
  expect(asked).toEqual(['/once.css'])
})

test('one that did not come is asked for again', async () => {
  vi.useFakeTimers()
  const asked = pageWith(['error', 'load'])
  const styled = loadLazyStyles('/twice.css')
  await vi.runAllTimersAsync()
  await styled
  expect(asked).toEqual(['/twice.css', '/twice.css'])
  vi.useRealTimers()
})
