import { isPublicVariable, publicPrefix } from '#domain/secret/public-variable.ts'
import { quoted } from '../../explain/found.ts'
import { value } from '../setting.ts'

const variableName = /^[A-Z][A-Z0-9_]{2,63}$/

/**
 * Variables of the programs themselves and of what they run under: a dealer's file says where the value of one goes, so it may name
 * none of these.
 */
const ofMachine = /^(?:LEADS|AWS|GITHUB|ACTIONS)_/

const isKeyOfDealer = (name: string) => variableName.test(name) && !isPublicVariable(name) && !ofMachine.test(name)

function whyNot(text: string): string {
  if (isPublicVariable(text)) return `; ${publicPrefix} marks what is published, and this key must not be`
  const [prefix] = ofMachine.exec(text) ?? []
  return prefix ? `; ${prefix} marks what the machine itself is told, which no file of a dealer sends anywhere` : ''
}

/** A key in the place of its variable's name is not repeated, whatever it looks like. */
const shownVariable = (text: string) => (variableName.test(text) ? quoted(text) : 'what stands here')

/** The name of an environment variable that holds a key for scripts, never the key itself. */
export const variable = () =>
  value<string>({
    wanted: 'the NAME of an environment variable (the key itself never stands here)',
    example: 'SEARCH_KEY',
    read: (text) => (isKeyOfDealer(text) ? text : null),
    json: { type: 'string' },
    shown: shownVariable,
    remedy: whyNot,
  })

/** The name of an environment variable whose value pages carry. */
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
        : `; for example ${publicPrefix}MAPS_TOKEN (the value itself never stands here)`,
  })
