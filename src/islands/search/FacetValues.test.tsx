import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { australia } from '#domain/text/sample-locale.ts'
import { FacetValues } from './FacetValues.tsx'

it('a value that is not wanted is ticked in its paint, without a count, and no value without cars', () => {
  const listed = [
    { value: '!White', label: '!White', count: 0, isRefined: true },
    { value: 'White', label: 'White', count: 9, isRefined: false },
  ]
  const markup = renderToStaticMarkup(
    <FacetValues attribute="colour" listed={listed} onToggle={() => undefined} locale={australia} />,
  )
  const [denied = '', wanted = ''] = markup.match(/<li>.*?<\/li>/g) ?? []
  const marks = ['Not White', 'checked', 'facet-count', 'data-none', 'fill="none"']
  expect(marks.map((mark) => denied.includes(mark))).toEqual([true, true, false, false, false])
  expect(marks.map((mark) => wanted.includes(mark))).toEqual([false, false, true, false, false])
})
