import { importWithRetry } from './shared/import-with-retry.ts'

const models = [...document.querySelectorAll<HTMLElement>('[data-body]')]
const tools = document.querySelector<HTMLFormElement>('[data-model-tools]')
const heads = [...document.querySelectorAll<HTMLElement>('[data-body-head]')]
let narrow = () => {}

/** The slug of the body style in the address ("People Mover" -> people-mover), or 'all'. */
function askedBody(): string {
  const asked = new URLSearchParams(location.search).get('body') ?? ''
  return asked.toLowerCase().replace(/[^a-z0-9]+/g, '-') || 'all'
}

/** Shows the models of one body style that match the typed name; an unknown style shows all. */
function show(): void {
  const body = askedBody()
  const isKnown = models.some((model) => model.dataset.body === body)
  for (const model of models) model.hidden = isKnown && model.dataset.body !== body
  for (const head of heads) head.hidden = isKnown && head.dataset.bodyHead !== body
  for (const link of document.querySelectorAll<HTMLElement>('[data-body-link]')) {
    const isCurrent = link.dataset.bodyLink === (isKnown ? body : 'all')
    if (isCurrent) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
  narrow()
}

/** Loads the search and sorting of models when the shopper first focuses them. */
async function wake(form: HTMLFormElement): Promise<void> {
  const { toolsOf } = await importWithRetry(() => import('./models/tools.ts'))
  narrow = toolsOf(form, models, heads, show)
  show()
}

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-body-link]') : null
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  history.pushState(null, '', link.href.replace(/#.*$/, ''))
  show()
})
addEventListener('popstate', show)
/** Loads on the first focus and retries on the next one after a failure: an input without effect would look broken. */
const listen = () => tools?.addEventListener('focusin', () => void wake(tools).catch(listen), { once: true })
listen()
tools?.addEventListener('submit', (event) => event.preventDefault())
show()
