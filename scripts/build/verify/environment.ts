import { existsSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { isPublicVariable } from '#domain/secret/public-variable.ts'
import { looksRandom } from '#domain/secret/random.ts'
import { writtenSecretIn } from '#domain/secret/secrets-in.ts'
import { isPublicToken } from '#domain/secret/token.ts'
import type { Needle } from './finder.ts'
import { spellingsOf } from './spellings.ts'

/** Inputs that decide which environment values are secret. */
export interface EnvironmentFacts {
  readonly env: NodeJS.ProcessEnv
  /** Names of variables with admin keys of search hosts, secret from 8 characters on. */
  readonly adminKeys: readonly string[]
  /** Checked values that pages contain on purpose: the map token, the search key. */
  readonly published: readonly string[]
  /** Text of the dealer's own files; read only when a value might be in them. */
  readonly ownWords: () => string
}

/** Shorter values occur in pages by chance. */
const shortest = 16
const shortestAdminKey = 8

const secretWords = new Set(
  'AUTH COOKIE CREDENTIAL CREDENTIALS KEY KEYS PASS PASSPHRASE PASSWD PASSWORD PAT PIN PRIVATE PW PWD SALT SAS SECRET SECRETS SESSION SIGNATURE SIGNING TOKEN TOKENS WEBHOOK'.split(
    ' ',
  ),
)
const publicWords = /(?:^|_)(?:PUBLIC|PUBLISHABLE|SITE_KEY|ID|UUID|SHA|DIGEST|HASH)(?:_|$)/

const wordsOf = (name: string) => name.toUpperCase().split(/[^A-Z0-9]+/)

/** Whether a variable's name suggests a secret. */
function saysSecret(name: string): boolean {
  if (name === 'PWD' || name === 'OLDPWD') return false
  return wordsOf(name).some((word) => secretWords.has(word) || /(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD)$/.test(word))
}

/** Parts of text written by people: words, short numbers, and codes no longer than a version or postcode. */
const plainPart = /^(?:[a-z]{0,20}|[A-Z]{0,20}|[A-Z][a-z]{0,19}|\d{1,4}|[A-Za-z0-9]{1,7})$/

/** Whether a value is an address, path, time, place or phrase: useless to a thief and likely in pages. */
function isOrdinary(value: string): boolean {
  return !looksRandom(value) && value.split(/[^A-Za-z0-9]+/).every((part) => plainPart.test(part))
}

/** Whether a value is an existing path of this machine, even with a random name: messages must be able to name it. */
const isPlace = (value: string) => isAbsolute(value) && existsSync(value)

/** Whether a value has the form of a public key or token. */
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

/** A multi-line key and its single lines, as it may be printed with other line breaks. */
function partsOf(value: string): string[] {
  const lines = value.split(/\s*\n\s*/).filter((line) => line.length >= shortest && looksRandom(line))
  return value.includes('\n') ? [value, ...lines] : [value]
}

/** A variable with a secret value. */
interface SecretVariable {
  readonly name: string
  readonly value: string
}

/** Environment variables whose values no page or message may contain. */
export function secretVariables(facts: EnvironmentFacts): readonly SecretVariable[] {
  return Object.entries(facts.env).flatMap(([name, given = '']) => {
    const value = given.trim()
    const isSecret = facts.adminKeys.includes(name)
      ? value.length >= shortestAdminKey
      : value.length >= shortest && isSearched(name, value, facts)
    return isSecret ? [{ name, value }] : []
  })
}

/** Secret values of the environment, in every spelling, for createTextFinder. */
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
