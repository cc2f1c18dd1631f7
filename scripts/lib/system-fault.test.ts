import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { codeOf, pathsOf, type SystemFault } from './system-fault.ts'

const fault = (more: object): SystemFault => Object.assign(new Error('x'), more)
const folder = mkdtempSync(join(tmpdir(), 'faults-'))
mkdirSync(join(folder, 'there'))

test.each([
  ['a file', { syscall: 'open', path: '/a' }, ['/a']],
  ['both ends of a copy', { syscall: 'copyfile', path: '/a', dest: '/b' }, ['/a', '/b']],
  ['a link, not what it would say', { syscall: 'symlink', path: '{"pid":7}', dest: '/out/lock.7' }, ['/out/lock.7']],
  ['nothing', {}, []],
])('an error is about %s', (_what, more, paths) => {
  expect(pathsOf(fault(more))).toEqual(paths)
})

test.each([
  ['a folder on a disk that takes none', 'mkdir', 'ENOENT', 'EROFS', 'EROFS'],
  ['a folder where this user may make none', 'mkdir', 'ENOENT', 'EACCES', 'EACCES'],
  ['a folder where one may be made', 'mkdir', 'ENOENT', null, 'ENOENT'],
  ['a file that is gone', 'open', 'ENOENT', 'EROFS', 'ENOENT'],
  ['a folder that cannot be for another reason', 'mkdir', 'ENOTDIR', 'EROFS', 'ENOTDIR'],
])('of %s it is told why', (_what, syscall, code, why, told) => {
  const asked: string[] = []
  const assertWritable = (at: string) => {
    asked.push(at)
    if (why !== null) throw fault({ code: why })
  }
  expect(codeOf(fault({ code, syscall, path: join(folder, 'there/a/b') }), assertWritable)).toBe(told)
  expect(asked).toEqual(syscall === 'mkdir' && code === 'ENOENT' ? [join(folder, 'there')] : [])
})

test('a database that a full disk does not let grow is told as one', () => {
  const database = new DatabaseSync(':memory:')
  database.exec('CREATE TABLE leads (words TEXT); PRAGMA max_page_count = 2')
  const told = (sql: string) => {
    try {
      database.exec(sql)
      return null
    } catch (error) {
      return codeOf(error as SystemFault)
    }
  }
  expect(told('INSERT INTO leads VALUES (hex(zeroblob(9000)))')).toBe('ENOSPC')
  expect(told('SELECT nothing')).toBe('ERR_SQLITE_ERROR')
  database.close()
})

test('a folder that can be written to is no reason', () => {
  expect(codeOf(fault({ code: 'ENOENT', syscall: 'mkdir', path: join(folder, 'there/a') }))).toBe('ENOENT')
})

test('a file where a folder should be is told as one, and a folder that is there already is not', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(codeOf(fault({ code: 'EEXIST', syscall: 'mkdir', path: join(folder, 'file') }))).toBe('ENOTDIR')
  expect(codeOf(fault({ code: 'EEXIST', syscall: 'mkdir', path: join(folder, 'there') }))).toBe('EEXIST')
})
