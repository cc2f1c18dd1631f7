// Invisible characters come with pasted text. They change an address, and make HTML invalid.
const unseen = /[\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff]|(?![\t\n])\p{Cc}/gu

/** A text without invisible characters. Vertical tabs (Word's line break), form feeds and NEL become line breaks. */
export function stripInvisible(text: string): string {
  return text.replace(/[\v\f\x85]/g, '\n').replace(unseen, '')
}
