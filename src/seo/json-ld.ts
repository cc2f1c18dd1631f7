/** A schema.org object as plain data. */
export type Thing = Readonly<{ '@type': string | readonly string[] } & Record<string, unknown>>

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** Serialises objects for a JSON-LD script. Escapes every character that could end the script or start markup. */
export function serialiseJsonLd(things: readonly Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? '')
}
