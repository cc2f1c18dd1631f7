import { importWithRetry } from './import-with-retry.ts'

/** Adds a style sheet to the page once; one that failed is requested again. @throws when it cannot be loaded */
function addStyles(href: string): Promise<unknown> {
  const known = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`)
  const link = known ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  return new Promise((resolve, reject) => {
    if (link.sheet) resolve(link)
    link.addEventListener('load', resolve)
    link.addEventListener('error', (problem) => {
      link.remove()
      reject(problem)
    })
    if (!known) document.head.append(link)
  })
}

/**
 * Loads the styles of a part that is loaded on interaction, which keeps them out of the style sheet of all pages.
 * Resolves when they are loaded.
 * @throws when they cannot be loaded
 */
export async function loadLazyStyles(href: string): Promise<void> {
  await importWithRetry(() => addStyles(href))
}
