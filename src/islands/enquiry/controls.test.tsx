import type { ComponentProps, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { controls } from './controls.tsx'
import { sampleControl } from './sample-control.ts'

const common = { name: 'it', label: 'It' }

describe('what a control takes', () => {
  test.each([
    [4, 'maxLength="4"'],
    [5, 'maxLength="5"'],
  ])('a postcode of %i digits no more than that (S5.8)', (postcodeDigits, cap) => {
    const field = { ...common, kind: 'postcode' } as const
    expect(renderToStaticMarkup(controls.postcode({ ...sampleControl, postcodeDigits, field }))).toContain(cap)
  })

  test('a postcode without the blank that was typed before it, which would cost it a figure', () => {
    const onChange = vi.fn()
    const field = { ...common, kind: 'postcode' } as const
    const { props } = controls.postcode({ ...sampleControl, onChange, field }) as ReactElement<ComponentProps<'input'>>
    for (const value of [' ', ' 80', '8011']) props.onChange?.({ currentTarget: { value } } as never)
    expect(onChange.mock.calls.flat()).toEqual(['', '80', '8011'])
  })

  test.each([
    ['a text', () => controls.text({ ...sampleControl, field: { ...common, kind: 'text' } }), 200],
    ['a name', () => controls.name({ ...sampleControl, field: { ...common, kind: 'name' } }), 200],
    ['a message', () => controls.textarea({ ...sampleControl, field: { ...common, kind: 'textarea' } }), 5000],
    ['a phone number', () => controls.phone({ ...sampleControl, field: { ...common, kind: 'phone' } }), 40],
  ])('%s far more than anyone types (S5.55)', (_reason, draw, most) => {
    expect(renderToStaticMarkup(draw())).toContain(`maxLength="${most}"`)
  })
})
