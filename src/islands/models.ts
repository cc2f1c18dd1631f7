/** The body style the address asks for, or 'all'. */
function askedBody(): string {
  return new URLSearchParams(location.search).get('body')?.toLowerCase() || 'all'
}

/** Shows the models of one body style; a style nobody builds shows them all. */
function show(body: string): void {
  const models = [...document.querySelectorAll<HTMLElement>('[data-body]')]
  const isKnown = models.some((model) => model.dataset.body === body)
  for (const model of models) model.hidden = isKnown && model.dataset.body !== body
  for (const link of document.querySelectorAll<HTMLElement>('[data-body-link]')) {
    const isCurrent = link.dataset.bodyLink === (isKnown ? body : 'all')
    if (isCurrent) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-body-link]') : null
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  history.pushState(null, '', link.href.replace(/#.*$/, ''))
  show(askedBody())
})
window.addEventListener('popstate', () => show(askedBody()))
show(askedBody())
