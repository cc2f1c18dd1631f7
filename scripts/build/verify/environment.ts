import { existsSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { isPublicVariable } from '#domain/secret/public-variable.ts'
import { looksRandom } from '#domain/secret/random.ts'
import { writtenSecretIn } from '#domain/secret/secrets-in.ts'
import { isPublicToken } from '#domain/secret/token.ts'
import type { Needle } from './finder.ts'
import { spellingsOf } from './spellings.ts'

/** What decides which values of the environment no file may hold. */
export interface EnvironmentFacts {
  readonly env: NodeJS.ProcessEnv
  /** Variables whose values are secret at any length: those that fill search hosts. */
  readonly adminKeys: readonly string[]
  /** Values that pages carry on purpose, after they were checked: the map token, the search key. */
  readonly published: readonly string[]
  /** What the dealer's own files say; asked for only when a value could be theirs. */
  readonly ownWords: () => string
}

/** Shorter values stand in pages by chance. */
const shortest = 16
const shortestAdminKey = 8

const secretWords = new Set(
  'AUTH COOKIE CREDENTIAL CREDENTIALS KEY KEYS PASS PASSPHRASE PASSWD PASSWORD PAT PIN PRIVATE PW PWD SALT SAS SECRET SECRETS SESSION SIGNATURE SIGNING TOKEN TOKENS WEBHOOK'.split(
    ' ',
  ),
)
const publicWords = /(?:^|_)(?:PUBLIC|PUBLISHABLE|SITE_KEY|ID|UUID|SHA|DIGEST|HASH)(?:_|$)/

const wordsOf = (name: string) => name.toUpperCase().split(/[^A-Z0-9]+/)

/** Whether the name of a variable says that it holds a secret. */
function saysSecret(name: string): boolean {
  if (name === 'PWD' || name === 'OLDPWD') return false
  return wordsOf(name).some((word) => secretWords.has(word) || /(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD)$/.test(word))
}

/** What a person would write: words, short numbers, and codes no longer than a version or a postcode. */
const plainPart = /^(?:[a-z]{0,20}|[A-Z]{0,20}|[A-Z][a-z]{0,19}|\d{1,4}|[A-Za-z0-9]{1,7})$/

/** Addresses, paths, times, places and phrases: of no use to a thief, and likely to stand in a page. */
function isOrdinary(value: string): boolean {
  return !looksRandom(value) && value.split(/[^A-Za-z0-9]+/).every((part) => plainPart.test(part))
}

/** A place of this machine, however random the name that a program gave it: messages have to say where things are. */
const isPlace = (value: string) => isAbsolute(value) && existsSync(value)

/** What was made to be published shows it by its shape. */
function isPublicKey(value: string): boolean {
  return /^pk[._][\w.-]+$/.test(value) || isPublicToken(value)
}

function isSearched(name: string, value: string, { published, ownWords }: EnvironmentFacts): boolean {
  if (isPublicVariable(name) || published.includes(value) || isPublicKey(value)) return false
  if (!saysSecret(name) && isPlace(value)) return false
  const mayBeOwn = publicWords.test(name.toUpperCase())
  if (!mayBeOwn && (saysSecret(name) || looksRandom(value))) return true
  if (writtenSecretIn(value) !== null) return true
  return !isOrdinary(value) && !ownWords().includes(value)
}

/** A key of several lines is broken anew by whoever prints it. */
function partsOf(value: string): string[] {
  const lines = value.split(/\s*\n\s*/).filter((line) => line.length >= shortest && looksRandom(line))
  return value.includes('\n') ? [value, ...lines] : [value]
}

/** A variable whose value nobody may read. */
interface SecretVariable {
  readonly name: string
  readonly value: string
}

/** The variables of the environment whose values no page and no message may hold. */
export function secretVariables(facts: EnvironmentFacts): readonly SecretVariable[] {
  return Object.entries(facts.env).flatMap(([name, given = '']) => {
    const value = given.trim()
    const isSecret = facts.adminKeys.includes(name)
      ? value.length >= shortestAdminKey
      : value.length >= shortest && isSearched(name, value, facts)
    return isSecret ? [{ name, value }] : []
  })
}

/** The values of the environment that no file of a release may hold, in every spelling. */
export function environmentSecrets(facts: EnvironmentFacts): readonly Needle[] {
  return secretVariables(facts).flatMap(({ name, value }) => {
    const what = facts.adminKeys.includes(name)
      ? `the key of ${name}, which may change the search index`
      : `the value of the environment variable ${name}`
    return partsOf(value)
      .flatMap(spellingsOf)
      .map((text) => ({ what, text }))
  })
}
