import { looksRandom } from './random.ts'
import { writtenSecrets } from './written.ts'

const hidden = '[hidden]'

const shapes = writtenSecrets.map(({ pattern, isPublic }) => ({
  every: new RegExp(pattern, `${pattern.flags}g`),
  hide: (found: string) => (isPublic?.(found) ? found : hidden),
}))

/** A user and password in a URL: what stands between its // and its @. */
const signIn = /:\/\/(?:[^\s/@"'<>]{0,300}|[^\s@/"'<>]{0,300}:[^\s"'<>]{0,300})@/g

/** The same of an address whose https:// was forgotten, which is a mistake that is told; a mailbox leads to no path. */
const bareSignIn = /(?<![^\s/@"'<>])[^\s/@"'<>:]{1,300}:[^\s/@"'<>]{1,300}@(?=[\w.-]+(?::\d+)?\/)/g

/** What stands behind the name of a secret, to the end of its value; the name of a variable is none. */
const named =
  /(?:pass(?:word|wd|phrase|code)|pwd|secret|token|credentials?|key_env|(?:api|access|auth|private)[ _-]?key)\w*["'`]?\s*[:=]\s*(?!["']?[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b)(?:"[^"\n]*"|'[^'\n]*'|[^\s,}"']{2,})/i

const password = /(pass(?:word|wd|phrase|code)\s*[:=]\s*)[^\s,}"']{4,}/gi

/** A long run that is no part of a path or of a file's name. */
const lone = /(?<![\w/.-])[A-Za-z0-9]{32,}(?![\w.])/g

const run = /[\w+/=~.%-]{16,}/g

/** A text without what is a secret by its shape, its name or its place in an address. */
export function withoutKnownSecrets(text: string): string {
  const known = shapes.reduce((rest, { every, hide }) => rest.replace(every, hide), text)
  return known
    .replace(signIn, `://${hidden}@`)
    .replace(bareSignIn, `${hidden}@`)
    .replace(password, `$1${hidden}`)
    .replace(lone, (found) => (looksRandom(found) ? hidden : found))
}

/**
 * The same without what only looks random. Generous where checks are careful: a message about a dealer's file that
 * hides a word too many is still a message, and a log is read by more people than the file.
 */
export function withoutSecrets(text: string): string {
  return withoutKnownSecrets(text).replace(run, (found) => (looksRandom(found) ? hidden : found))
}

/** Whether a line or value of a file may be shown as it stands. */
export function isShowable(text: string): boolean {
  return withoutSecrets(text) === text && text.search(named) < 0
}
