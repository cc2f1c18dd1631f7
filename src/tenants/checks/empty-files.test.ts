import { describe, expect, it, test } from 'vitest'
import { sampleSite } from '../sample-dealer.ts'

const end = 'write what belongs here, as dealers/README.md shows, or delete the file'

/** Warnings about empty files, without any others. */
function said(files: Readonly<Record<string, string>>, extra = ''): string[] {
  const { warnings } = sampleSite(extra, files)
  const lines = warnings.map(({ file, line, column, path, message }) => `${file}:${line}:${column} ${path}: ${message}`)
  return lines.filter((line) => line.includes('says nothing'))
}

describe('a file that says nothing', () => {
  test.each([
    ['faqs.yaml', '', 'pages.faqs', 'shows the questions and answers of the platform'],
    ['faqs.yaml', '# Later.\n\n---\n', 'pages.faqs', 'shows the questions and answers of the platform'],
    ['promos.yaml', '\uFEFF  # Summer\r\n', 'promos', 'shows no promo'],
    ['promos.yaml', '~', 'promos', 'shows no promo'],
    ['staff.yaml', '\n', 'footer.staff', 'shows nobody of the staff'],
  ])('%s with %j', (file, text, path, effect) => {
    expect(said({ [file]: text })).toEqual([
      `dealers/sample/${file}:1:1 ${path}: this file says nothing, so the site ${effect}; ${end}`,
    ])
  })

  it('names the file that speaks in its place', () => {
    expect(said({ 'promos.yaml': '' }, 'promos: [{title: Summer, text: Less.}]')).toEqual([
      `dealers/sample/promos.yaml:1:1 promos: this file says nothing, so the site shows what dealers/sample/site.yaml says; ${end}`,
    ])
  })

  it('is none where an empty list is written, or no file', () => {
    expect(said({ 'faqs.yaml': '[]', 'promos.yaml': '# None today.\n[]\n' })).toEqual([])
  })
})
