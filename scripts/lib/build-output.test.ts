import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, it, test } from 'vitest'
import { readBuildOutput } from './build-output.ts'
import { UsageError } from './command-line/usage-error.ts'
import { OperatorError } from './operator-error.ts'

const folder = mkdtempSync(join(tmpdir(), 'build-output-'))
const shape = v.object({ dealers: v.array(v.string()) })

function written(text: string): string {
  const file = join(folder, 'night.json')
  writeFileSync(file, text)
  return file
}

it('is read with the lines that npm prints before it', () => {
  expect(readBuildOutput(written('> build\n\n{"dealers":["a"],"more":1}'), shape)).toEqual({ dealers: ['a'] })
})

test.each([
  ['another file', '{"name":"a"}', 'is no report of a build; make it: npm run build -- --json > '],
  ['half a report', '{"dealers":[', 'is no report of a build; make it: '],
])('%s is a mistake of whoever named it', (_name, text, said) => {
  const read = () => readBuildOutput(written(text), shape)
  expect(read).toThrow(UsageError)
  expect(read).toThrow(said)
})

it('is asked for where there is none', () => {
  expect(() => readBuildOutput('/none.json', shape)).toThrow(
    new UsageError('There is no file /none.json; make it: npm run build -- --json > /none.json'),
  )
})

it('is empty where its build was ended, which is no mistake of the call', () => {
  const read = () => readBuildOutput(written(''), shape)
  expect(read).toThrow(OperatorError)
  expect(read).not.toThrow(UsageError)
})
