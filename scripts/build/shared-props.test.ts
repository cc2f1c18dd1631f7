import { describe, expect, it } from 'vitest'
import { shareProps } from './shared-props.ts'

const escaped = (value: object) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const island = (props: object, client = 'visible') =>
  `<astro-island uid="a" props="${escaped(props)}" ssr client="${client}" opts="{}"><form></form></astro-island>`

const form = (car: object | null, policy = 'strict & kind') =>
  island({
    policy: [0, { names: [0, policy], unset: [0] }],
    steps: [1, [[0, { at: [0, 1] }]]],
    lead: [0, { dealer: [0, '7'], car: [0, car] }],
  })

function shared(html: string) {
  const files = new Map<string, string>()
  const page = shareProps(html, (file, text) => files.set(file, text))
  return { page, files: [...files].map(([file, text]) => [file, JSON.parse(text)] as const) }
}

describe('shareProps', () => {
  const { page, files } = shared(`${form({ id: [0, '1'] })}<p>${form({ id: [0, "O'2"] })}</p>`)

  it('gives the forms of two cars one file, without either car', () => {
    expect(files).toEqual([
      [
        expect.stringMatching(/^_astro\/form\.[\da-f]{10}\.json$/),
        { policy: { names: 'strict & kind' }, steps: [{ at: 1 }], lead: { dealer: '7' } },
      ],
    ])
  })

  it('leaves with the page what is its own, beside the address of the rest, and no number of the machine’s', () => {
    const own = (id: string) => `data-props="{&quot;lead&quot;:{&quot;car&quot;:{&quot;id&quot;:&quot;${id}&quot;}}}"`
    expect(page).toContain(`<astro-island data-shared="/${files[0]?.[0]}" ${own('1')} ssr client="visible"`)
    expect(page).toContain(own('O&#39;2'))
  })

  it('leaves a car that there is not', () => {
    expect(shared(form(null)).page).toContain('data-props="{&quot;lead&quot;:{&quot;car&quot;:null}}"')
  })

  it('names a file after what it holds', () => {
    const [one, other] = [form(null), form(null, 'any')].map((html) => shared(html).files[0]?.[0])
    expect(one).not.toBe(other)
  })

  it('leaves with its page all that an island gets which wakes at once', () => {
    const list = shared(island({ words: [0, 'a & "b"'], hits: [1, [[0, { id: [0, 7] }]]] }, 'load'))
    const props = '{&quot;words&quot;:&quot;a &amp; \\&quot;b\\&quot;&quot;,&quot;hits&quot;:[{&quot;id&quot;:7}]}'
    expect(list).toEqual({ page: expect.stringContaining(` data-props="${props}" ssr client="load"`), files: [] })
  })

  it.each([
    ['an island’s words in a text', '<p>&lt;astro-island props=&quot;{}&quot; client=&quot;visible&quot;&gt;</p>'],
    ['an attribute of another element', '<p props="{}" client="visible"></p>'],
  ])('leaves %s alone', (_reason, html) => {
    expect(shared(html)).toEqual({ page: html, files: [] })
  })

  it('refuses what JSON does not know', () => {
    expect(() => shared(island({ day: [3, '2026-01-01T00:00:00.000Z'] }))).toThrow('kind 3')
  })
})
