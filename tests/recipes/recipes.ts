/** One change of a file: replaces the only occurrence of `find` with `text`; without `find`, creates the file. */
export interface Edit {
  readonly file: string
  readonly find?: string
  readonly text: string
}

/** Inserts a text after a line of a file. */
const after = (file: string, line: string, text: string): Edit => ({
  file,
  find: `${line}\n`,
  text: `${line}\n${text}\n`,
})

/** One recipe of CONTRIBUTING.md with its edits. */
export interface Recipe {
  /** Its heading there. */
  readonly title: string
  readonly edits: readonly Edit[]
  /** Files that are easily forgotten, and the file in which the compiler then reports an error; empty if it cannot. */
  readonly forgotten: readonly { readonly file: string; readonly complainsIn: string }[]
}

const newLook = `# yaml-language-server: $schema=../_schema/layer.schema.json
design:
  home: [promos, featured]
  hero: plain
`

const warrantyPage = `---
import { staticPaths } from '#addresses/page-kinds.ts'
import PageHead from '#components/shell/PageHead.astro'
import Page from '#layouts/Page.astro'
import { currentTenant, wholeTenant } from '#tenants/current.ts'

/** What the dealer promises for its used cars. */
export function getStaticPaths() {
  return staticPaths('warranty', 'warranty', wholeTenant())
}

interface Props {
  readonly path: string
}
const { path } = Astro.props
const { site } = currentTenant()
const crumbs = [{ name: 'Warranty', path }]
---

<Page site={site} path={path} title="Warranty" description={\`What \${site.name} promises for its cars.\`}>
  <PageHead title="Warranty" text="What we promise for our cars." crumbs={crumbs} />
</Page>
`

const yesNo = `interface YesNoField extends FieldBase {
  readonly kind: 'yes_no'
  readonly options: readonly Option[]
}
`

const requestsTest = 'src/forms/definitions/requests.test.ts'
const requestForms = "describe('request forms', () => {"

const bestTimeTest = `  it('a service customer may say when to call', () => {
    const field = requestForm('service', parts).fields.find(({ name }) => name === 'best_time')
    expect(field).toMatchObject({ label: 'Best time to call', required: false })
  })
`

const hadLoanTest = `  test.each([['Yes', {}], ['Maybe', { had_loan: '*This is a required field.' }]])(
    'of an earlier loan, "%s" is answered so',
    (had_loan, errors) => {
      const fields = requestForm('finance', parts).fields.filter(({ name }) => name === 'had_loan')
      expect(checkForm(fields, { had_loan }, samplePolicy).errors).toEqual(errors)
    },
  )
`

export const recipes: readonly Recipe[] = [
  {
    title: 'A field in a form',
    edits: [
      after(
        'src/forms/definitions/requests.ts',
        '      ...serviceCar(parts),',
        "      { kind: 'text', name: 'best_time', label: 'Best time to call', required: false },",
      ),
      after(
        'scripts/lead-api/asked/parts.ts',
        "    heard_about_us: 'Heard about us',",
        "    best_time: 'Time to call',",
      ),
      after(requestsTest, requestForms, bestTimeTest),
    ],
    forgotten: [],
  },
  {
    title: 'A kind of field',
    edits: [
      {
        file: 'src/forms/kinds/choices.ts',
        find: '/** Answers there are already',
        text: `${yesNo}\n/** Answers there are already`,
      },
      {
        file: 'src/forms/kinds/choices.ts',
        find: 'export type Choices = SelectField',
        text: 'export type Choices = YesNoField | SelectField',
      },
      after(
        'src/forms/kinds/choices.ts',
        "  checkbox: { rule: (field) => ticked(field), ask: 'Tick' },",
        "  yes_no: { rule: (field) => typed(field, oneOf(field.options)), ask: 'Choose the', isGroup: true },",
      ),
      after(
        'src/islands/steps/step-controls.tsx',
        '  choice: (props) => <ChoiceControl {...props} />,',
        '  yes_no: (props) => <ChoiceControl {...props} />,',
      ),
      {
        file: 'src/forms/definitions/finance.ts',
        find: 'const work: readonly Field[] = [',
        text: `const yesOrNo = ['Yes', 'No'].map((value) => ({ value, label: value }))

const work: readonly Field[] = [
  { kind: 'yes_no', name: 'had_loan', label: 'Have you had a loan before?', required: false, options: yesOrNo },`,
      },
      after(
        'scripts/lead-api/asked/parts.ts',
        "    employment: 'Finance: work',",
        "    had_loan: 'Finance: earlier loan',",
      ),
      after(requestsTest, requestForms, hadLoanTest),
    ],
    forgotten: [{ file: 'src/islands/steps/step-controls.tsx', complainsIn: 'src/islands/steps/step-controls.tsx' }],
  },
  {
    title: 'A badge',
    edits: [
      after(
        'src/domain/car/badge.ts',
        "  tag: { look: 'accent', say: (car) => car.tag?.trim() },",
        "  frugal: { look: 'brand', say: (car, words) => ((car.fuel_use ?? 9) < 5 ? words.frugal : null) },",
      ),
      {
        file: 'src/domain/car/badge.ts',
        find: "  Car,\n  'status' |",
        text: "  Car,\n  'fuel_use' | 'status' |",
      },
      after(
        'src/domain/car/badge.ts',
        "  reserved: { word: 'Reserved', of: 'A reserved car.' },",
        "  frugal: { word: 'Frugal', of: 'A car that burns less than five litres.' },",
      ),
      after(
        'src/domain/car/badge.test.ts',
        "    ['7: not after nine (S4.15)', { created_at: daysAgo(9) }, null],",
        "    ['frugal', { fuel_use: 4.2 }, { kind: 'frugal', text: 'Frugal' }],",
      ),
      after('src/search/document.ts', '    stocknum: car.stocknum,', '    fuel_use: car.fuel_use,'),
      after('src/search/document.ts', "  'photos_count',", "  'fuel_use',"),
      after('src/search/document.ts', '    km: number(hit.km),', '    fuel_use: number(hit.fuel_use),'),
      after('src/search/document.test.ts', '      photos_count: 1,', '      fuel_use: null,'),
    ],
    forgotten: [{ file: 'src/search/document.ts', complainsIn: 'src/search/document.ts' }],
  },
  {
    title: 'A kind of page',
    edits: [
      { file: 'src/pages/[warranty].astro', text: warrantyPage },
      after(
        'src/domain/page/switched-pages.ts',
        'export const switchedPages = {',
        "  warranty: { path: '/warranty', name: 'Warranty', isUsual: false, about: 'The warranty page.' },",
      ),
    ],
    forgotten: [],
  },
  {
    title: 'A template',
    edits: [{ file: 'dealers/_templates/newlook.yaml', text: newLook }],
    forgotten: [],
  },
  {
    title: 'A facet',
    edits: [
      after(
        'src/search/facets.ts',
        "  doors: { kind: 'numbers', label: 'Doors', values: 'by name', shown: null, quick: null },",
        "  price_type: { kind: 'words', label: 'Price includes', values: 'by name', shown: 21, quick: null },",
      ),
      after('src/search/document.ts', '    seats: car.seats,', '    price_type: car.price_type,'),
    ],
    forgotten: [{ file: 'src/search/document.ts', complainsIn: 'src/search/document.ts' }],
  },
]
