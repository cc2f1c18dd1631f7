import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Edit } from './recipes.ts'

const copied = ['src', 'scripts', 'public', 'dealers', 'tests', 'package.json', 'package-lock.json', 'tsconfig.json']
const roots = ['astro.config.mjs', 'vitest.config.ts', 'vitest.mutation.config.ts', 'playwright.config.ts', 'LICENSE']

/** Copies the project to a temporary folder, with node_modules linked. Returns the folder. */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'recipes-'))
  for (const name of [...copied, ...roots]) cpSync(name, join(copy, name), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** @throws when `find` does not occur exactly once, or the new file exists: the recipe is out of date */
export function applyEdit(project: string, { file, find, text }: Edit): void {
  const path = join(project, file)
  if (find === undefined) {
    if (existsSync(path))
      throw new Error(`${file} is there already: the example in tests/recipes/recipes.ts needs another`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    return
  }
  const parts = readFileSync(path, 'utf8').split(find)
  if (parts.length !== 2)
    throw new Error(
      `${file} holds ${JSON.stringify(find)} ${parts.length - 1} times: the example in tests/recipes/recipes.ts needs another`,
    )
  writeFileSync(path, parts.join(text))
}

/** In ms. `spawnSync` blocks the test's own timeout; the slowest program takes half a minute. */
const timeout = 240_000

/** Runs a program of the project. Returns its output when it failed or timed out, else null. */
export function run(project: string, args: readonly string[]): string | null {
  const env = { ...process.env, FORECOURT_NOW: '2026-03-04T01:00:00.000Z' }
  const options = { cwd: project, env, encoding: 'utf8', timeout, killSignal: 'SIGKILL' } as const
  const { status, stdout, stderr, error } = spawnSync(process.execPath, args, options)
  return status === 0 ? null : [error?.message, stdout, stderr].filter(Boolean).join('\n')
}

/** Single-threaded, since several threads compute the same types again. */
const options = ['--pretty', 'false', '--singleThreaded', '--noEmit']

/** Compiler errors of a project, one line each; with `files`, only of these and their imports. */
export function compile(project: string, files?: readonly string[]): readonly string[] {
  const config = join(project, 'tsconfig.compiled.json')
  writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', ...(files && { include: [], files }) }))
  const said = run(project, ['node_modules/@typescript/native/bin/tsc', '--project', config, ...options])
  return said?.split('\n').filter((line) => line.includes('error TS')) ?? []
}
