import fc from 'fast-check'
import { Parser } from 'htmlparser2'

/** Texts with a special meaning in a browser, a template or an engine. */
const loaded = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/x',
  '../../../etc/passwd',
  '</li></ul><iframe src=//evil.example>',
  '__proto__',
  'constructor',
  '{{7*7}}',
  '<%= 7*7 %>',
  '\u0000',
  '\ud800',
  '\u202eevil',
  '\ue000x\ue001',
  '%00',
  '%',
  'NaN',
  '1e999',
] as const

export const hostileText = fc.oneof(
  fc.constantFrom(...loaded),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.tuple(fc.constantFrom(...loaded), fc.string({ maxLength: 8 })).map((parts) => parts.join('')),
)

/** Any value that JSON or a bug may produce. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, undefined, Number.NaN, Number.POSITIVE_INFINITY, -0, 2 ** 53),
  fc.array(hostileText, { maxLength: 3 }),
  fc.dictionary(hostileText, hostileText, { maxKeys: 3 }),
)

const addressed = new Set(['href', 'src', 'srcset', 'action', 'formaction', 'xlink:href'])

/** Injections in HTML: unexpected elements, event handlers, and URLs that run code. */
export function injectedInto(html: string, expected: ReadonlySet<string>): readonly string[] {
  const found: string[] = []
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (!expected.has(name)) found.push(`<${name}>`)
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute.startsWith('on')) found.push(`${name} ${attribute}`)
        const address = value.replace(/[\0-\x20]/g, '').toLowerCase()
        if (addressed.has(attribute) && /^(?:javascript|data|vbscript):/.test(address)) found.push(`${name} ${value}`)
      }
    },
  })
  parser.end(html)
  return found
}
