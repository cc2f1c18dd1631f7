import { expect, test } from 'vitest'
import { readCatalogue, type Variant } from './catalogue.ts'

const every = ['oceania', 'america'].flatMap((market) =>
  [...readCatalogue(process.cwd(), market).values()].flatMap((models) => [...models.values()].flat()),
)
const told = ({ make, model, badge, engine }: Variant) => `${make} ${model} ${badge}: ${engine}`

test.each([
  [
    'that is electric and drives all wheels has two motors',
    ({ fuel, drive }) => fuel === 'Electric' && drive === 'AWD',
    /dual motor/i,
  ],
  [
    'that is electric and drives two wheels has one',
    ({ fuel, drive }) => fuel === 'Electric' && drive !== 'AWD',
    /^(?!.*dual).*motor$/i,
  ],
  ['called a hybrid has an engine called one', ({ badge }) => /hybrid|HEV/i.test(badge), /hybrid/],
  ['that is a hybrid by its fuel drives on its motor', ({ fuel }) => fuel === 'Hybrid', /^(?!.*mild).*hybrid/],
  ['named after an engine of 2.0 litres has it', ({ badge }) => /^(?:G20|2\.0)/.test(badge), /^2\.0L/],
  ['named after an engine of 2.5 litres has it', ({ badge }) => /^(?:G25|G35|2\.5)/.test(badge), /^2\.5L/],
  ['named after its turbo has one', ({ badge, model }) => /turbo|TSI|GTI/i.test(`${badge} ${model}`), /turbo/],
] satisfies [string, (variant: Variant) => boolean, RegExp][])('a trim %s', (_what, is, engine) => {
  const such = every.filter(is)
  expect(such.length).toBeGreaterThan(1)
  expect(such.filter((variant) => !engine.test(variant.engine ?? '')).map(told)).toEqual([])
})

test('no model that has a plain trim beside a turbo has a turbo in both', () => {
  const turbos = every.filter(({ badge }) => badge === 'Turbo')
  const plain = every.filter(({ model, badge }) => badge === 'Base' && turbos.some((turbo) => turbo.model === model))
  expect(plain.length).toBe(turbos.length)
  expect(plain.filter(({ engine }) => engine?.includes('turbo')).map(told)).toEqual([])
})
