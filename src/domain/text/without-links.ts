/** Markdown's links as the words they stand on, for where nothing can be pressed. */
export function withoutLinks(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1')
}
