import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { codeIn, failureText, reasonText } from './failure-text.ts'
import { OperatorError } from './operator-error.ts'

const stays = 'The live site is untouched.'

/** An error as Node throws it. */
function systemError(code: string, path?: string, dest?: string): Error {
  return Object.assign(new Error(`${code}: something, open '${path}'`), { code, path, dest })
}

afterEach(() => vi.unstubAllEnvs())

describe('failures in words', () => {
  test.each([
    ['ENOSPC', 'The disk is full (dist/a). The live site is untouched. Free some space, then try again.'],
    [
      'EDQUOT',
      'The disk quota of this user is used up (dist/a). The live site is untouched. Free some space, then try again.',
    ],
    [
      'EROFS',
      'The disk is read-only (dist/a). The live site is untouched. Mount it for writing, or name another folder, then try again.',
    ],
    [
      'EACCES',
      'This user has no right to do that (dist/a). The live site is untouched. Give it the right, then try again.',
    ],
    [
      'EPERM',
      'The system does not permit that (dist/a). The live site is untouched. Give this user the right, then try again.',
    ],
    [
      'EMFILE',
      'This process may open no more files (dist/a). The live site is untouched. Raise its limit, for example with "ulimit -n 4096", then try again.',
    ],
    [
      'ENFILE',
      'The machine has too many files open (dist/a). The live site is untouched. End other programs, or raise its limit (fs.file-max), then try again.',
    ],
    [
      'EISDIR',
      'A folder stands where a file should be (dist/a). The live site is untouched. Move it away, then try again.',
    ],
    [
      'ENOTDIR',
      'A file stands where a folder should be (dist/a). The live site is untouched. Move it away, then try again.',
    ],
    ['ENOTEMPTY', 'Something stands in the way (dist/a). The live site is untouched. Move it away, then try again.'],
    [
      'ENOENT',
      'A file or folder is gone (dist/a). The live site is untouched. See whether another program removes files there, then try again.',
    ],
    [
      'EIO',
      'The disk cannot be read or written (dist/a). The live site is untouched. Look at the disk, then try again.',
    ],
    ['ENOMEM', 'The machine has no memory left. The live site is untouched. End other programs, then try again.'],
    [
      'EAGAIN',
      'The machine can start no more processes. The live site is untouched. End other programs, then try again.',
    ],
  ])('%s', (code, text) => {
    vi.stubEnv('DEBUG', '')
    expect(failureText(systemError(code, `${process.cwd()}/dist/a`), stays)).toBe(text)
  })

  it('name both ends of a copy, and paths elsewhere in full', () => {
    vi.stubEnv('DEBUG', '')
    expect(failureText(systemError('ENOSPC', `${process.cwd()}/dist/a`, '/else/b'), stays)).toBe(
      'The disk is full (dist/a to /else/b). The live site is untouched. Free some space, then try again.',
    )
  })

  it('name a link that could not be made, and not what it would have said', () => {
    vi.stubEnv('DEBUG', '')
    const error = Object.assign(systemError('EROFS', '{"pid":7}', `${process.cwd()}/dist/a/lock.7`), {
      syscall: 'symlink',
    })
    expect(failureText(error, stays)).toBe(
      'The disk is read-only (dist/a/lock.7). The live site is untouched. Mount it for writing, or name another folder, then try again.',
    )
  })

  it('are what they say when they were written for people', () => {
    expect(failureText(new OperatorError('Mend it.'), stays)).toBe('Mend it.')
  })

  it('show a stack to those who ask alone', () => {
    vi.stubEnv('DEBUG', '')
    const text = 'no such page. The live site is untouched. --verbose shows where in the program that was.'
    expect(failureText(new Error('no such page'), stays)).toBe(text)
    vi.stubEnv('DEBUG', 'forecourt')
    expect(failureText(new Error('no such page'), stays)).toMatch(/^no such page\. .+\n.*Error: no such page\n +at /)
  })

  it('are found in what other programs print', () => {
    expect(codeIn('Error: ENOSPC: no space left on device, write\n at x')).toBe('ENOSPC')
    expect(codeIn('CSS: broken')).toBeNull()
    expect(reasonText('EODD', stays)).toBeNull()
  })
})
