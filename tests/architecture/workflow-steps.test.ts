import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, describe, expect, it, test } from 'vitest'
import { writeTree } from '#scripts/lib/write-tree.ts'
import { stepsOf } from './workflows.ts'

const made: string[] = []
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true })
})

function folderOf(tree: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'workflow-steps-'))
  made.push(folder)
  writeTree(folder, tree)
  return folder
}

/** Runs the step of a workflow that does something, as GitHub does: every command that fails ends it. */
function runStep(
  workflow: string,
  job: string,
  does: string,
  folder: string,
  env: Readonly<Record<string, string>> = {},
) {
  const text = readFileSync(`.github/workflows/${workflow}.yml`, 'utf8')
  const { run = 'exit 9' } = stepsOf(text, job).find(({ run: each }) => each?.includes(does)) ?? {}
  const path = [join(folder, 'bin'), process.env.PATH].join(delimiter)
  return spawnSync('bash', ['-e', '-c', run], {
    cwd: folder,
    env: { ...process.env, PATH: path, ...env },
    encoding: 'utf8',
  })
}

const linesOf = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean)

function git(folder: string, ...args: readonly string[]): string {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@b.example', '-c', 'init.defaultBranch=main']
  const { status, stdout, stderr } = spawnSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout.trim()
}

describe('dealers by day', () => {
  const folder = folderOf({ 'dealers/a/site.yaml': 'one', 'dealers/b/site.yaml': 'one' })
  git(folder, 'init', '--quiet')
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', '--message', 'one')
  const first = git(folder, 'rev-parse', 'HEAD')
  writeTree(folder, { 'dealers/b/site.yaml': 'two' })
  git(folder, 'commit', '--quiet', '--all', '--message', 'two')

  test.each([
    ['what a push changed', first, ['dealers/b/site.yaml']],
    ['all, of a branch that is new', '0'.repeat(40), ['dealers/a/site.yaml', 'dealers/b/site.yaml']],
    ['all, where what was there was overwritten', 'a'.repeat(40), ['dealers/a/site.yaml', 'dealers/b/site.yaml']],
  ])('are built for %s', (_what, before, changed) => {
    const { status } = runStep('dealers', 'plan', 'changed.txt', folder, { BEFORE: before })
    expect([status, linesOf(folder, 'changed.txt')]).toEqual([0, changed])
  })
})

it('a preview makes the sites as they are of all dealers that there were, though one of them cannot be built', () => {
  const quiet = '#!/bin/sh\n'
  const folder = folderOf({
    'dealers/broken/site.yaml': '',
    'dealers/well/site.yaml': '',
    'bin/git': quiet,
    // As the command does it: it builds whom it can, and ends with 1.
    'bin/npm': `${quiet}case "$*" in *broken*) code=1;; esac\nfor word in "$@"; do echo "$word" >> asked; done\nexit $code\n`,
  })
  for (const name of ['git', 'npm']) chmodSync(join(folder, 'bin', name), 0o755)
  const env = { DEALERS: 'broken new well', GITHUB_SHA: 'merged' }
  runStep('preview', 'preview', 'there=', folder, env)
  expect(linesOf(folder, 'asked').filter((word) => /broken|new|well/.test(word))).toEqual(['broken', 'well'])
})

it('a preview that runs once more is held against what its change came upon, not what others brought since', () => {
  const npm = '#!/bin/sh\nif [ "$2" = build ]; then cat dealers/a/site.yaml > built; fi\n'
  const folder = folderOf({ 'dealers/a/site.yaml': 'before', 'bin/npm': npm, '.gitignore': 'bin\nbuilt\n' })
  chmodSync(join(folder, 'bin/npm'), 0o755)
  const commit = (site: string) => {
    writeTree(folder, { 'dealers/a/site.yaml': site })
    git(folder, 'add', '--all')
    git(folder, 'commit', '--quiet', '--message', site)
  }
  git(folder, 'init', '--quiet')
  commit('before')
  git(folder, 'switch', '--quiet', '--create', 'change')
  commit('changed')
  git(folder, 'switch', '--quiet', '--detach', 'main')
  git(folder, 'merge', '--quiet', '--no-ff', '--message', 'as GitHub merges it to try it', 'change')
  const merged = git(folder, 'rev-parse', 'HEAD')
  git(folder, 'switch', '--quiet', 'main')
  commit('what others brought since')
  git(folder, 'switch', '--quiet', '--detach', merged)
  runStep('preview', 'plan', 'changed.txt', folder)
  expect(linesOf(folder, 'changed.txt')).toEqual(['dealers/a/site.yaml'])
  runStep('preview', 'preview', 'there=', folder, { DEALERS: 'a', GITHUB_SHA: merged })
  expect(linesOf(folder, 'built')).toEqual(['before'])
})

it('between nights those alone are asked about who say so, and not in a remark', () => {
  const folder = folderOf({
    'dealers/a/site.yaml': 'stock: {between_nights: true}\n',
    'dealers/b/site.yaml': 'stock:\n  between_nights: true # by the hour\n',
    'dealers/c/site.yaml': '# stock: {between_nights: true}\nstock: {} # not between_nights: true\n',
    'dealers/d/site.yaml': 'stock: {between_nights: false}\n',
  })
  const { status } = runStep('between-nights', 'plan', 'asking.txt', folder)
  expect([status, linesOf(folder, 'asking.txt').sort()]).toEqual([0, ['dealers/a/site.yaml', 'dealers/b/site.yaml']])
})
