import { looksRandom } from './random.ts'
import { writtenSecrets } from './written.ts'

const hidden = '[hidden]'

const shapes = writtenSecrets.map(({ pattern, isPublic }) => ({
  every: new RegExp(pattern, `${pattern.flags}g`),
  hide: (found: string) => (isPublic?.(found) ? found : hidden),
}))

/** User and password of a URL: the part between `//` and `@`. */
const signIn = /:\/\/(?:[^\s/@"'<>]{0,300}|[^\s@/"'<>]{0,300}:[^\s"'<>]{0,300})@/g

/**
 * The same in a URL without its scheme, a common mistake. Requires a path after the host, which e-mail addresses lack.
 */
const bareSignIn = /(?<![^\s/@"'<>])[^\s/@"'<>:]{1,300}:[^\s/@"'<>]{1,300}@(?=[\w.-]+(?::\d+)?\/)/g

/** A secret's name with its value; a value that is the name of an environment variable is not a secret. */
const named =
  /(?:pass(?:word|wd|phrase|code)|pwd|secret|token|credentials?|key_env|(?:api|access|auth|private)[ _-]?key)\w*["'`]?\s*[:=]\s*(?!["']?[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b)(?:"[^"\n]*"|'[^'\n]*'|[^\s,}"']{2,})/i

const password = /(pass(?:word|wd|phrase|code)\s*[:=]\s*)[^\s,}"']{4,}/gi

/** A long run that is not part of a path or file name. */
const lone = /(?<![\w/.-])[A-Za-z0-9]{32,}(?![\w.])/g

const run = /[\w+/=~.%-]{16,}/g

/** Hides secrets recognised by their pattern, their name or their position in a URL. */
export function withoutKnownSecrets(text: string): string {
  const known = shapes.reduce((rest, { every, hide }) => rest.replace(every, hide), text)
  return known
    .replace(signIn, `://${hidden}@`)
    .replace(bareSignIn, `${hidden}@`)
    .replace(password, `$1${hidden}`)
    .replace(lone, (found) => (looksRandom(found) ? hidden : found))
}

/**
 * Hides random-looking text too. Errs on the side of hiding: a message about a dealer's file with a word too many
 * hidden is still useful, and logs have more readers than the file.
 */
export function withoutSecrets(text: string): string {
  return withoutKnownSecrets(text).replace(run, (found) => (looksRandom(found) ? hidden : found))
}

/** Whether a file's line or value contains nothing to hide. */
export function isShowable(text: string): boolean {
  return withoutSecrets(text) === text && text.search(named) < 0
}
