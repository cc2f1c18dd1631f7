/** A URL that content may link to (path, fragment, http(s), mailto or tel), trimmed; null for any other. */
export function safeHref(href: string): string | null {
  return /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(href.trim()) ? href.trim() : null
}
