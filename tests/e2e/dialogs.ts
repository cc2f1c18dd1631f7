import type { Page } from '@playwright/test'

/**
 * Accepts each dialog the page opens (`window.alert`) and returns the list of their messages, which grows as they open.
 * A test may end, and close its page, while a dialog is being accepted: that rejection means nothing.
 */
export function acceptDialogs(page: Page): readonly string[] {
  const messages: string[] = []
  page.on('dialog', (dialog) => {
    messages.push(dialog.message())
    dialog.accept().catch(() => {})
  })
  return messages
}
