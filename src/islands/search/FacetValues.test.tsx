import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { australia } from '#domain/text/sample-locale.ts'
import { FacetValues } from './FacetValues.tsx'

it('a value that is not wanted is ticked with its drawing and without a count, and is no value without cars', () => {
  const listed = [
    { value: '!SUV', count: 0, isRefined: true },
    { value: 'SUV', count: 9, isRefined: false },
  ]
  const markup = renderToStaticMarkup(
    <FacetValues attribute="body" listed={listed} onToggle={() => undefined} locale={australia} />,
  )
  const [denied = '', wanted = ''] = markup.match(/<li>.*?<\/li>/g) ?? []
  const marks = ['Not SUV', 'checked', '<img', 'facet-count', 'data-none']
  expect(marks.map((mark) => denied.includes(mark))).toEqual([true, true, true, false, false])
  expect(marks.map((mark) => wanted.includes(mark))).toEqual([false, false, true, true, false])
})
