import { runThirdPartyScript } from './shared/third-party-script.ts'

/** The event that opens the widget. */
const openEvent = 'chat:open'

/** Loads the widget on the first press, never before, and opens it. From then on it shows itself. */
async function openChat(chat: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const status = chat.querySelector<HTMLElement>('[data-chat-status]')
  button.setAttribute('aria-busy', 'true')
  try {
    await runThirdPartyScript(chat.dataset.chat ?? '')
    chat.hidden = true
    document.dispatchEvent(new CustomEvent(openEvent))
  } catch (error) {
    console.warn('The chat did not come.', error)
    if (status) status.textContent = chat.dataset.chatMissing ?? ''
  } finally {
    button.removeAttribute('aria-busy')
  }
}

for (const chat of document.querySelectorAll<HTMLElement>('[data-chat]')) {
  const button = chat.querySelector('button')
  button?.addEventListener('click', () => {
    if (button.getAttribute('aria-busy') !== 'true') void openChat(chat, button)
  })
}
