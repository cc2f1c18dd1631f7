/** Markdown's links and bold words as the words they are, for where neither can be shown. */
export function withoutMarks(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1').replace(/\*\*([^*\s](?:[^*]*[^*\s])?)\*\*/g, '$1')
}
