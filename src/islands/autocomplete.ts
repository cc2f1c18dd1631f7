import { importWithRetry } from '#islands/shared/import-with-retry.ts'
import { unavailable } from './autocomplete/unavailable.ts'
import './autocomplete/note.css'

const box = '[data-autocomplete] [name=query]'

/** Loads a search box's suggestions on its first focus; nothing is loaded earlier. */
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

/** Reverts to a plain search box, with a note until it loses focus. */
function goWithout(form: HTMLFormElement, input: HTMLInputElement): void {
  input.role = input.ariaExpanded = null
  if (document.activeElement !== input) return
  const note = Object.assign(document.createElement('p'), { className: 'suggestions-note', role: 'status' })
  form.append(note)
  note.textContent = unavailable
  input.addEventListener('blur', () => note.remove(), { once: true })
}

/** Focuses the search box of an opened popover and sets its full label as the placeholder. */
function focusOpened(event: Event): void {
  const opened = event.target
  if (!(opened instanceof HTMLElement) || !opened.matches(':popover-open')) return
  const input = opened.querySelector<HTMLInputElement>(box)
  if (!input) return
  input.placeholder = input.labels?.[0]?.textContent ?? ''
  input.focus()
}

/** "/" focuses the first visible search box. */
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
