/** An address that content may link to: a page, a web address, mail or phone; anything else is not followed. */
export function safeHref(href: string): string | null {
  return /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(href.trim()) ? href.trim() : null
}
