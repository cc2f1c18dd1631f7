import { readFacts } from '#islands/autocomplete/autocomplete-props.ts'
import { importWithRetry } from '#islands/shared/import-with-retry.ts'
import { unavailable } from './autocomplete/unavailable.ts'
import './autocomplete/note.css'

/** Search boxes get suggestions when somebody first turns to them: nothing is loaded before. */
function wake(event: Event): void {
  const input = event.target
  if (!(input instanceof HTMLInputElement) || input.name !== 'query') return
  const form = input.closest<HTMLFormElement>('form[data-autocomplete]')
  const facts = readFacts(form?.dataset.autocomplete)
  if (!form || !facts || input.getAttribute('role') === 'combobox') return
  input.setAttribute('role', 'combobox')
  input.setAttribute('aria-expanded', 'false')
  importWithRetry(() => import('./autocomplete/combobox.ts'))
    .then(({ mountCombobox }) => mountCombobox(form, input, facts))
    .catch(() => goWithout(form, input))
}

/** The box is a plain one again, and says so until it is left. */
function goWithout(form: HTMLFormElement, input: HTMLInputElement): void {
  for (const name of ['role', 'aria-expanded']) input.removeAttribute(name)
  if (document.activeElement !== input) return
  const note = document.createElement('p')
  note.className = 'suggestions-note'
  note.setAttribute('role', 'status')
  form.append(note)
  note.textContent = unavailable
  input.addEventListener('blur', () => note.remove(), { once: true })
}

/** A search box that opens over the page is ready to type in, and has room for the whole of its words. */
function focusOpened(event: Event): void {
  const opened = event.target
  if (!(opened instanceof HTMLElement) || !opened.matches(':popover-open')) return
  const input = opened.querySelector<HTMLInputElement>('form[data-autocomplete] input[name=query]')
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
