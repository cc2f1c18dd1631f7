import { importWithRetry } from './shared/import-with-retry.ts'

const models = [...document.querySelectorAll<HTMLElement>('[data-body]')]
const tools = document.querySelector<HTMLFormElement>('[data-model-tools]')
const heads = [...document.querySelectorAll<HTMLElement>('[data-body-head]')]
let narrow = () => {}

/** The body style the address asks for, "People Mover" as well as people-mover, or 'all'. */
function askedBody(): string {
  const asked = new URLSearchParams(location.search).get('body') ?? ''
  return asked.toLowerCase().replace(/[^a-z0-9]+/g, '-') || 'all'
}

/** Shows the models of one body style, and of those what is looked for by name; a style nobody builds shows them all. */
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

/** What looks for a model and puts the range in order comes when somebody reaches for it. */
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
/** Once, and again where it could not be had: a box that is typed in for nothing would look broken. */
const listen = () => tools?.addEventListener('focusin', () => void wake(tools).catch(listen), { once: true })
listen()
tools?.addEventListener('submit', (event) => event.preventDefault())
show()
