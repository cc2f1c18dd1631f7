import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { carWith, dealerWithAllForms } from './site-forms.ts'

const { folder } = dealerWithAllForms()
const page = readFileSync(join(folder, `${carWith(folder, 'id="test-drive"')}.html`), 'utf8')
const kilobyte = 1024

/** The site paths of a script and all it cannot run without; what it fetches later is not among them. */
function graphOf(path: string, known = new Set<string>()): Set<string> {
  if (known.has(path)) return known
  known.add(path)
  const source = readFileSync(join(folder, path), 'utf8')
  for (const [, other = ''] of source.matchAll(/(?:from|import)\s*["'](\.\/[^"']+)["']/g))
    graphOf(posix.join(posix.dirname(path), other), known)
  return known
}

const weigh = (paths: Iterable<string>): number =>
  [...paths].reduce((sum, path) => sum + brotliCompressSync(readFileSync(join(folder, path))).length, 0)

const urls = (pattern: RegExp): string[] => [...page.matchAll(pattern)].map(([, url = '']) => url)

const react = new Set(urls(/renderer-url="([^"]+)"/g).flatMap((url) => [...graphOf(url)]))
const isReact = (path: string) => react.has(path) || /\/(?:react|jsx-runtime)\./.test(path)

/** What the page has fetched before anyone reaches for a form. */
const before = new Set(urls(/<script type="module" src="([^"]+)"/g).flatMap((url) => [...graphOf(url)]))

function weightOf(form: string): { readonly all: number; readonly more: number } {
  const url = urls(/component-url="([^"]+)"/g).find((each) => each.includes(`/${form}.`)) ?? ''
  const own = [...graphOf(url)].filter((path) => !isReact(path))
  return { all: weigh(own), more: weigh(own.filter((path) => !before.has(path))) }
}

test('the enquiry on a car page weighs 12 KB at most beyond React, and is fetched when it is wanted', {
  tag: '@desktop-first',
}, () => {
  const [enquiry, steps] = [weightOf('EnquiryForm'), weightOf('StepForm')]
  const text = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} KB`
  console.log(`enquiry: ${text(enquiry.more)} fetched when opened, ${text(enquiry.all)} with what every page has`)
  console.log(`test drive: ${text(steps.more)} fetched when opened, ${text(steps.all)} with what every page has`)
  expect(enquiry.more).toBeLessThanOrEqual(12 * kilobyte)
  for (const form of urls(/component-url="([^"]+)"/g)) expect(before, form).not.toContain(form)
  expect(urls(/client="([^"]+)"/g).every((when) => when === 'visible')).toBe(true)
})

test('what only longer forms need comes with those alone', { tag: '@desktop-first' }, () => {
  const files = (form: string) => {
    const url = urls(/component-url="([^"]+)"/g).find((each) => each.includes(`/${form}.`)) ?? ''
    return [...graphOf(url)].map((path) => readFileSync(join(folder, path), 'utf8')).join('\n')
  }
  expect(files('StepForm')).toContain('createImageBitmap')
  expect(files('EnquiryForm')).not.toContain('createImageBitmap')
})
