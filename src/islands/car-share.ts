/** Passes the page's own address on: through the device's sheet where it has one, else into the clipboard. */
async function share(button: HTMLElement): Promise<void> {
  const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href
  if (navigator.share) return navigator.share({ title: button.dataset.shareTitle ?? document.title, url })
  await navigator.clipboard.writeText(url)
  const text = button.querySelector('[data-share-text]')
  if (text) text.textContent = 'Link copied'
}

for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) {
  if (!navigator.share && !navigator.clipboard) continue
  button.hidden = false
  // Someone who closes the sheet has changed their mind; nothing to say about it.
  button.addEventListener('click', () => void share(button).catch(() => undefined))
}

export {}
