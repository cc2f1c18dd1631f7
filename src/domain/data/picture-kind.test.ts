import { describe, expect, test } from 'vitest'
import { measureFastestRun } from '#tests/fastest-run.ts'
import { pictureKind } from './picture-kind.ts'

describe('what a file is by its first bytes', () => {
  test.each([
    ['\xff\xd8\xff\xe0\x00\x10JFIF', 'JPG'],
    ['\x89PNG\r\n\x1a\n', 'PNG'],
    ['RIFF\x24\x00\x0a\x00WEBPVP8 ', 'WebP'],
    ['\x00\x00\x00\x20ftypavif', 'AVIF'],
    ['\x00\x00\x00\x0aftypheic', 'HEIC'],
    ['\x00\x00\x00\x18ftypmif1', 'HEIC'],
    ['GIF89a', 'GIF'],
    ['<svg>', 'SVG'],
    ['<svg/>', 'SVG'],
    ['<SVG\nxmlns="http://www.w3.org/2000/svg">', 'SVG'],
    ['\xef\xbb\xbf<?xml version="1.0"?>\n<!-- By - hand -- of -->\n<svg >', 'SVG'],
    ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [\n <!ENTITY a "b">\n]>\n<svg >', 'SVG'],
    ['', null],
    ['hello', null],
    ['<svgs>', null],
    ['<html><svg>', null],
    ['<!doctype html><title>404</title><svg/>', null],
    ['RIFF\x24\x00\x0a\x00WAVEfmt ', null],
    ['\x00\x00\x00\x18ftypisom', null],
    ['\x00<\x00s\x00v\x00g\x00 ', null],
    ['%PDF-1.7', null],
  ])('%j: %s', (start, kind) => {
    expect(pictureKind(start)).toBe(kind)
  })

  test.each([
    ['remarks', '<!--'.repeat(20_000)],
    ['dashes', `<!--${'-'.repeat(60_000)}`],
    ['spaces', ' '.repeat(60_000)],
    ['document types', '<!doctype '.repeat(6_000)],
    ['processing', '<?>'.repeat(20_000)],
  ])('is found at once in %s without an end', (_what, start) => {
    expect(pictureKind(start)).toBe(null)
    expect(measureFastestRun(() => pictureKind(start))).toBeLessThan(200)
  })
})
