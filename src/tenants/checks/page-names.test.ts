import { expect, test } from 'vitest'
import { sampleProblems } from '../sample-dealer.ts'

test.each([
  ['/about-us', null],
  ['/team/indexes', null],
  ['/htmlx', null],
  ['/index', '"/index" ends with "index", which is the page at "/"; choose another name'],
  ['/team/index', '"/team/index" ends with "index", which is the page at "/team"; choose another name'],
  ['/about.html', '"/about.html" ends with ".html", which addresses do without; write "/about"'],
  ['/faqs.html', '"/faqs.html" ends with ".html", which addresses do without; write "/faqs"'],
  ['/_headers', '"_headers" begins with "_", as files of the platform do; choose another name'],
  ['/team/.git', '".git" begins with ".", as files of the platform do; choose another name'],
  [`/${'a'.repeat(199)}`, null],
  [`/${'a'.repeat(260)}`, 'this path has 261 letters; 200 is the most'],
])('a page of text at %s: %s', (path, said) => {
  const problems = sampleProblems(`pages: {info: [{path: ${path}, title: Us, content: pages/us.md}]}`, {
    'pages/us.md': 'We sell cars.',
  })
  expect(problems).toEqual(said ? [`pages.info[0].path: ${said}`] : [])
})
