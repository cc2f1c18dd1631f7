// Signs that show nothing come with what is pasted: in an address they are another address, in a page no valid HTML.
const unseen = /[\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff]|(?![\t\n])\p{Cc}/gu

/** A text without the signs that show nothing. Word's break within a paragraph, a vertical tab, is one of lines, as that of a page is. */
export function shownSigns(text: string): string {
  return text.replace(/[\v\f\x85]/g, '\n').replace(unseen, '')
}
