/** Markdown's links and bold words as the words they are, for where neither can be shown. In time that grows with the text alone. */
export function withoutMarks(text: string): string {
  return text.replace(/\[([^[\]]+)\]\([^)\s]{1,2000}\)/g, '$1').replace(/\*\*([^*\s](?:[^*]*[^*\s])?)\*\*/g, '$1')
}
