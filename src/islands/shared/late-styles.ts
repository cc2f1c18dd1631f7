import { importWithRetry } from './import-with-retry.ts'

/** Puts a style sheet into the page, once; one that did not come is asked for anew. @throws when it cannot be had */
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
 * The styles of a part that comes with a press, which the style sheet of all pages need not carry: the part shows itself once they
 * are there. @throws when they cannot be had
 */
export async function lateStyles(href: string): Promise<void> {
  await importWithRetry(() => addStyles(href))
}
