/** Strips Markdown links and bold to plain text, where neither can be shown. Runs in linear time. */
export function stripMarkdown(text: string): string {
  return text.replace(/\[([^[\]]+)\]\([^)\s]{1,2000}\)/g, '$1').replace(/\*\*([^*\s](?:[^*]*[^*\s])?)\*\*/g, '$1')
}
