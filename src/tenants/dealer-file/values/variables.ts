import { dealerPrefix, isPublicVariable, publicPrefix } from '#domain/secret/public-variable.ts'
import { quoted } from '../../explain/found.ts'
import { value } from '../setting.ts'

const variableName = /^[A-Z][A-Z0-9_]{2,63}$/

const isOfDealer = (name: string) => variableName.test(name) && name.startsWith(dealerPrefix) && name !== dealerPrefix

function whyNot(text: string): string {
  if (isPublicVariable(text)) return `; ${publicPrefix} marks what is published, and this key must not be`
  const isOther = variableName.test(text) && !isOfDealer(text)
  return isOther ? '; other variables are the machine’s own, and no file of a dealer says where they go' : ''
}

/** A text that is no variable name may be the key itself, so messages never repeat it. */
const shownVariable = (text: string) => (variableName.test(text) ? quoted(text) : 'this text')

/**
 * The name of an environment variable that holds a key for scripts, never the key itself. A dealer file decides where the
 * value is sent, so only variables with the dealer prefix are allowed, and `usual`, the variable used by default.
 */
export const variable = (usual?: string) => {
  const names = `${dealerPrefix}[A-Z0-9_]+`
  return value<string>({
    wanted: `the NAME of an environment variable that dealers may name: it begins with ${dealerPrefix} (never the key itself)`,
    example: `${dealerPrefix}KEY`,
    read: (text) => (isOfDealer(text) || text === usual ? text : null),
    json: { type: 'string', pattern: usual ? `^(${usual}|${names})$` : `^${names}$` },
    shown: shownVariable,
    remedy: whyNot,
  })
}

/** The name of an environment variable whose value is published in pages. */
export const publicVariable = () =>
  value<string>({
    wanted: `the NAME of an environment variable that may be published: it begins with ${publicPrefix}`,
    example: `${publicPrefix}MAPS_TOKEN`,
    read: (text) => (variableName.test(text) && isPublicVariable(text) && text !== publicPrefix ? text : null),
    json: { type: 'string', pattern: `^${publicPrefix}[A-Z0-9_]+$` },
    shown: shownVariable,
    remedy: (text) =>
      variableName.test(text) && !isPublicVariable(text)
        ? `; values of other variables never reach a page; for example ${publicPrefix}MAPS_TOKEN`
        : `; for example ${publicPrefix}MAPS_TOKEN (never the value itself)`,
  })
