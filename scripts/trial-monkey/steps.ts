import type { Locator, Page } from '@playwright/test'
import { pick, type RandomStream } from '../demo/random-stream.ts'
import { typedInto, words } from './words.ts'

/** A shopper's action. Returns its description, or null when the page has no element for it. */
type Step = (page: Page, chance: RandomStream) => Promise<string | null>

/** Short timeout: a failed step, such as a click on an element that just moved, is not a fault of the page. */
const briefly = { timeout: 1500 }
const orNot = (taken: Promise<unknown>): Promise<unknown> => taken.catch(() => null)

const open = ':is(dialog[open], :popover-open)'
const pressed = ['button', 'summary', 'label:has(input)', 'a[href^="/"]', 'a[href^="#"]']
const typed = 'input:not([type=hidden], [type=file], [type=radio], [type=checkbox], [type=search])'

/** A random visible element; from an open dialog or popover if it has any. */
async function oneOf(page: Page, chance: RandomStream, selectors: readonly string[]): Promise<Locator | null> {
  for (const place of [`${open} `, '']) {
    const all = page.locator(selectors.map((each) => `${place}${each}`).join(', ')).filter({ visible: true })
    const count = await all.count()
    if (count > 0) return all.nth(Math.floor(chance() * count))
  }
  return null
}

const nameOf = (element: Locator): Promise<string> =>
  element
    .evaluate(
      (each) => `${each.ariaLabel ?? each.textContent ?? ''}`.replace(/\s+/g, ' ').trim().slice(0, 50),
      null,
      briefly,
    )
    .catch(() => '')

const press: Step = async (page, chance) => {
  const element = await oneOf(page, chance, pressed)
  if (!element) return null
  const name = await nameOf(element)
  await orNot(element.click(briefly))
  return `presses ${name}`
}

const search: Step = async (page, chance) => {
  const field = await oneOf(page, chance, ['input[type=search]'])
  if (!field) return null
  const asked = pick(chance, words)
  await orNot(field.fill(asked, briefly))
  return `searches for ${asked}`
}

const fill: Step = async (page, chance) => {
  const field = await oneOf(page, chance, [`form ${typed}`, 'form textarea'])
  if (!field) return null
  const said = pick(chance, typedInto((await field.getAttribute('name').catch(() => null)) ?? ''))
  await orNot(field.fill(said, briefly))
  return `types ${said}`
}

const send: Step = async (page, chance) => {
  const button = await oneOf(page, chance, ['main form button[type=submit]', `${open} button[type=submit]`])
  if (!button) return null
  await orNot(button.click(briefly))
  return `sends ${await nameOf(button)}`
}

const key: Step = async (page, chance) => {
  const name = pick(chance, ['Escape', 'Tab', 'Enter', 'ArrowDown', 'End', 'Home'])
  await page.keyboard.press(name)
  return `presses the key ${name}`
}

const back: Step = async (page) => {
  await orNot(page.goBack({ timeout: 5000 }))
  return 'goes back'
}

/** The steps to choose from; frequent ones are repeated. */
export const steps: readonly Step[] = [press, press, press, press, search, fill, fill, send, key, back]
