import { isAbsolute, normalize, relative, resolve } from 'node:path'

const escapes: Readonly<Record<string, number>> = { a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13, '"': 34, '\\': 92 }

/** The byte of one escape: an octal number, or a C escape letter. */
const byteOf = (sign: string): number => escapes[sign] ?? Number.parseInt(sign, 8)

/** Decodes Git's quoted form of names beyond ASCII: "dealers/b\303\274ber.md". */
function unquoted(name: string): string {
  const quoted = /^"(.*)"$/.exec(name)?.[1]
  if (quoted === undefined) return name
  const parts = quoted.match(/\\(?:[0-7]{3}|.)|[^\\]+/g) ?? []
  const bytes = parts.map((part) => (part.startsWith('\\') ? Buffer.from([byteOf(part.slice(1))]) : Buffer.from(part)))
  return Buffer.concat(bytes).toString()
}

const isInside = (path: string) => !path.startsWith('..') && !isAbsolute(path)

/**
 * Parses the output of `git diff --name-only`, or whole paths, to paths relative to the project root, or to the folder
 * of dealers/ where that is elsewhere.
 */
export function changedFiles(text: string, root: string, content = root): readonly string[] {
  const pathOf = (name: string) => {
    const path = resolve(root, name)
    const own = relative(content, path)
    return isInside(own) ? own : relative(root, path)
  }
  const names = text.split(/\r?\n/).filter(Boolean).map(unquoted)
  return names.map((name) => normalize(pathOf(name)))
}
