import { describe, expect, test } from 'vitest'
import { sampleProblems } from '../sample-dealer.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40"/>'
const webp = 'RIFF\x08\0\0\0WEBPVP8 '

describe('a picture of a dealer’s own', () => {
  test.each([
    ['mark.svg', drawing, null],
    ['mark.svg', `\uFEFF<?xml version="1.0"?>\n<!-- Ours -->\n${drawing}`, null],
    [
      'mark.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><rect></svg>',
      '"mark.svg" is wrong or breaks off in its line 1, so browsers show nothing of it; save it as SVG anew',
    ],
    [
      'mark.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><rect/>',
      '"mark.svg" is wrong or breaks off in its line 1, so browsers show nothing of it; save it as SVG anew',
    ],
    [
      'mark.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><image width="9" href="mark.png"/></svg>',
      '"mark.svg" shows a picture of another file, which browsers leave out; save it as one file, with the picture in it',
    ],
    ['mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"><image href="data:image/png;base64,aa"/></svg>', null],
    ['mark.webp', webp, null],
    ['mark.jpg', webp, null],
    ['mark.webp', 'RIFF\x09\0\0\0WEBPVP8 ', '"mark.webp" ends too early; put the whole picture in its place'],
    ['mark.svg', '', '"mark.svg" is empty; put the picture in its place'],
    ['mark.svg', 'hello', '"mark.svg" is no picture; save it as SVG, PNG, JPG or WebP'],
    ['mark.png', 'notapng', '"mark.png" is no picture; save it as SVG, PNG, JPG or WebP'],
    ['mark.jpg', '<html>404</html>', '"mark.jpg" is no picture; save it as SVG, PNG, JPG or WebP'],
    ['mark.jpg', '\0\0\0\x18ftypheic', '"mark.jpg" is HEIC inside; save it as SVG, PNG, JPG or WebP'],
    ['mark.png', 'GIF89a', '"mark.png" is GIF inside; save it as SVG, PNG, JPG or WebP'],
    ['mark.svg', webp, '"mark.svg" is WebP inside; name it "mark.webp"'],
    ['our.mark.jpeg', drawing, '"our.mark.jpeg" is SVG inside; name it "our.mark.svg"'],
  ])('%s: %j', (name, text, said) => {
    expect(sampleProblems(`logo: {url: ${name}}`, { [name]: text })).toEqual(said ? [`logo.url: ${said}`] : [])
  })
})
