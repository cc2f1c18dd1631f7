import { describe, expect, test } from 'vitest'
import { BadPort, portFrom } from './port.ts'

describe('portFrom', () => {
  test.each([
    [undefined, 4321],
    ['', 4321],
    ['0', 0],
    ['8080', 8080],
    ['65535', 65535],
  ])('takes %s', (text, port) => {
    expect(portFrom(text)).toBe(port)
  })

  test.each(['abc', '65536', '80000', '-1', '1e3', '0x50', '80.5', ' 80', '4321abc'])('refuses %s in words', (text) => {
    expect(() => portFrom(text)).toThrow(BadPort)
    expect(() => portFrom(text)).toThrow(`PORT is "${text}", which is no port: a whole number up to 65535`)
  })

  test.each([
    [undefined, 'PORT is "abc", which is no port: a whole number up to 65535, as in PORT=4322 npm start'],
    [
      'npm run leads -- --port 4400',
      '--port is "abc", which is no port: a whole number up to 65535, as in npm run leads -- --port 4400',
    ],
  ])('says how to name one: %s', (example, message) => {
    expect(() => (example ? portFrom('abc', '--port', example) : portFrom('abc'))).toThrow(new BadPort(message))
  })
})
