/** Shares the page's address through the device's share sheet, or copies it to the clipboard. */
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
  // Closing the share sheet rejects; that needs no message.
  button.addEventListener('click', () => void share(button).catch(() => undefined))
}

export {}
