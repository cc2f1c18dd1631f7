import { importWithRetry } from '#islands/shared/import-with-retry.ts'
import { unavailable } from './autocomplete/unavailable.ts'
import './autocomplete/note.css'

const box = '[data-autocomplete] [name=query]'

/** Search boxes get suggestions when somebody first turns to them: nothing is loaded before. */
function wake({ target: input }: Event): void {
  if (!(input instanceof HTMLInputElement && input.matches(`${box}:not([role])`))) return
  const { form } = input
  if (!form) return
  input.role = 'combobox'
  input.ariaExpanded = 'false'
  importWithRetry(() => import('./autocomplete/combobox.ts'))
    .then(({ mountCombobox }) => mountCombobox(form, input))
    .catch(() => goWithout(form, input))
}

/** The box is a plain one again, and says so until it is left. */
function goWithout(form: HTMLFormElement, input: HTMLInputElement): void {
  input.role = input.ariaExpanded = null
  if (document.activeElement !== input) return
  const note = Object.assign(document.createElement('p'), { className: 'suggestions-note', role: 'status' })
  form.append(note)
  note.textContent = unavailable
  input.addEventListener('blur', () => note.remove(), { once: true })
}

/** A search box that opens over the page is ready to type in, and has room for the whole of its words. */
function focusOpened(event: Event): void {
  const opened = event.target
  if (!(opened instanceof HTMLElement) || !opened.matches(':popover-open')) return
  const input = opened.querySelector<HTMLInputElement>(box)
  if (!input) return
  input.placeholder = input.labels?.[0]?.textContent ?? ''
  input.focus()
}

/** "/" leads to the search: the list's own box, or the first one that can be seen. */
function focusOnSlash(event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey } = event
  if (key !== '/' || ctrlKey || metaKey || altKey || (target as Element).matches('input,textarea,select')) return
  const boxes = document.querySelectorAll<HTMLInputElement>('input[name=query]')
  const box = [...boxes].find((each) => each.checkVisibility())
  if (!box) return
  event.preventDefault()
  box.focus()
}

document.addEventListener('keydown', focusOnSlash)
document.addEventListener('focusin', wake)
// Toggle events do not bubble.
document.addEventListener('toggle', focusOpened, true)
