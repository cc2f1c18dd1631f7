const ampersand = [/&/g, '&amp;'] as const
const angles = [
  [/</g, '&lt;'],
  [/>/g, '&gt;'],
] as const

/**
 * Ways a text is escaped in pages: Astro's elements, React, finished attributes with JSON, plain texts, Astro's
 * attributes.
 */
const escapes: readonly (readonly (readonly [RegExp, string])[])[] = [
  [ampersand, ...angles, [/"/g, '&quot;'], [/'/g, '&#39;']],
  [ampersand, ...angles, [/"/g, '&quot;'], [/'/g, '&#x27;']],
  [ampersand, ...angles, [/'/g, '&#39;']],
  [ampersand, ...angles],
  [
    [/&/g, '&#38;'],
    [/"/g, '&#34;'],
  ],
]

function escaped(text: string): string[] {
  return escapes.map((rules) => rules.reduce((rest, [sign, entity]) => rest.replace(sign, entity), text))
}

/** base64 of a text at any offset in encoded data: without the characters that depend on neighbouring bytes. */
function base64(text: string): string[] {
  return [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(text)])
    const whole = bytes.toString('base64').replace(/=+$/, '')
    const end = bytes.length % 3 === 0 ? whole.length : whole.length - 1
    const middle = whole.slice(before === 0 ? 0 : before + 1, end)
    return [middle, middle.replaceAll('+', '-').replaceAll('/', '_')]
  })
}

function inAddresses(text: string): string[] {
  // A lone surrogate cannot be URL-encoded.
  if (!text.isWellFormed()) return []
  const whole = encodeURIComponent(text)
  const small = whole.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())
  return [whole, small, encodeURI(text), whole.replaceAll('%20', '+')]
}

/** All spellings of a text in published files: plain, escaped for HTML, JSON and URLs, and encoded. */
export function spellingsOf(text: string): readonly string[] {
  const json = JSON.stringify(text).slice(1, -1)
  const hex = Buffer.from(text).toString('hex')
  return [...new Set([text, json, ...escaped(text), ...escaped(json), ...inAddresses(text), ...base64(text), hex])]
}
