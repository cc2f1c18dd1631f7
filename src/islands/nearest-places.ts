import { importWithRetry } from '#islands/shared/import-with-retry.ts'

// The form above many places; the code that orders them is loaded once the form is visible.

const form = document.querySelector<HTMLFormElement>('[data-near-places]')
const list = document.querySelector('[data-by-distance] ul')

if (form && list) {
  const controls = form.querySelector('fieldset')
  const wake = () => {
    importWithRetry(() => import('./places/nearest-first.ts'))
      .then(({ orderBy }) => {
        orderBy(form, list)
        controls?.toggleAttribute('disabled', false)
      })
      .catch((error: unknown) => console.warn('Places cannot be ordered.', error))
  }
  const seen = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    seen.disconnect()
    wake()
  })
  seen.observe(form)
}
