import { type Plugin, parseAst, type Rolldown } from 'vite'

const runtime = '\0rolldown/runtime.js'

/** Parses the names of an `import` or `export` list. Map: the file's own name -> the name others use. */
function namesOf(list: string, { isExport }: { readonly isExport: boolean }): ReadonlyMap<string, string> {
  const pairs = list.split(',').map((name) => name.trim().split(/\s+as\s+/))
  return new Map(pairs.map(([first = '', last = first]) => (isExport ? [first, last] : [last, first])))
}

/** Escapes a variable or file name for a regular expression; only `$` and `.` are special in them. */
const escaped = (name: string): string => name.replace(/[$.]/g, '\\$&')

const isNamedIn = (name: string, code: string): boolean =>
  new RegExp(`(?<![\\w$])${escaped(name)}(?![\\w$])`).test(code)

/** Map: name -> declaration in the helpers' file. @throws when it contains anything else */
function declarationsOf({ code, fileName }: Rolldown.OutputChunk): ReadonlyMap<string, string> {
  const [first, last, ...others] = parseAst(code).body
  if (first?.type !== 'VariableDeclaration' || last?.type !== 'ExportNamedDeclaration' || others.length > 0)
    throw new Error(`${fileName} holds more than helpers and their names`)
  return new Map(
    first.declarations.map(({ id, start, end }) => [id.type === 'Identifier' ? id.name : '', code.slice(start, end)]),
  )
}

/** Declarations of the requested helpers and their dependencies, in file order. */
function withNeeds(asked: ReadonlySet<string>, declarations: ReadonlyMap<string, string>): readonly string[] {
  const needed = new Set(asked)
  for (const name of needed)
    for (const other of declarations.keys()) if (isNamedIn(other, declarations.get(name) ?? '')) needed.add(other)
  return [...declarations].filter(([name]) => needed.has(name)).map(([, text]) => text)
}

/** Map: local name in the importing file -> helper. */
type Asked = ReadonlyMap<string, string>

/** The name under which a file re-exports one of its helpers. */
const handedOn = (helper: string): string => `helper_${helper}`

function askedOf(list: string, shared: Rolldown.OutputChunk): Asked {
  const exported = /export\s*\{([^}]*)\}/.exec(shared.code)?.[1] ?? ''
  const inside = new Map([...namesOf(exported, { isExport: true })].map(([own, told]) => [told, own]))
  return new Map([...namesOf(list, { isExport: false })].map(([own, told]) => [own, inside.get(told) ?? told]))
}

/** A statement that declares the requested helpers inline. */
function inlined(asked: Asked, shared: Rolldown.OutputChunk): string {
  const needed = withNeeds(new Set(asked.values()), declarationsOf(shared))
  const names = [...asked].map(([own, helper]) => `${helper}:${own}`)
  return `var{${names}}=(()=>{var ${needed};return{${[...asked.values()]}}})()`
}

/**
 * Inlines the helpers a file imports in place of the import, or imports them from a file it already imports. A file
 * with helpers always re-exports them: its content must not depend on its importers, as its name does not.
 */
class Helpers {
  readonly #shared: Rolldown.OutputChunk
  readonly #place: RegExp
  readonly #had = new Map<string, Asked>()

  constructor(shared: Rolldown.OutputChunk) {
    this.#shared = shared
    const file = escaped(shared.fileName.split('/').at(-1) ?? '')
    this.#place = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']\\./${file}["']`)
  }

  /** @throws when the import statement is not of the expected form */
  giveTo(chunk: Rolldown.OutputChunk): void {
    const list = this.#place.exec(chunk.code)?.[1]
    if (list === undefined)
      throw new Error(`${chunk.fileName} asks for ${this.#shared.fileName} in another way than was read`)
    const asked = askedOf(list, this.#shared)
    const from = chunk.imports.find((name) => this.#hasAll(name, asked))
    if (from === undefined) {
      this.#had.set(chunk.fileName, asked)
      const names = [...asked].map(([own, helper]) => `${own} as ${handedOn(helper)}`)
      chunk.code = `${chunk.code.replace(this.#place, () => inlined(asked, this.#shared)).trimEnd()}export{${names}};\n`
    } else {
      const names = [...asked].map(([own, helper]) => `${handedOn(helper)} as ${own}`)
      chunk.code = chunk.code.replace(this.#place, () => `import{${names}}from"./${from.split('/').at(-1)}"`)
    }
    chunk.imports = chunk.imports.filter((name) => name !== this.#shared.fileName)
  }

  #hasAll(file: string, asked: Asked): boolean {
    const had = new Set(this.#had.get(file)?.values())
    return [...asked.values()].every((helper) => had.has(helper))
  }
}

/**
 * Inlines the bundler's own helpers in the few files that use them. Otherwise they are a file of 0.4 KB in no group:
 * one more request on every list.
 */
export function inlinedHelpers(): Plugin {
  return {
    name: 'forecourt:inlined-helpers',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const shared = chunks.find(({ moduleIds }) => moduleIds.length === 1 && moduleIds[0] === runtime)
      if (!shared) return
      const helpers = new Helpers(shared)
      const users = chunks.filter(({ imports }) => imports.includes(shared.fileName))
      // Files that import other users of helpers come after them.
      const others = (chunk: Rolldown.OutputChunk) =>
        users.filter(({ fileName }) => chunk.imports.includes(fileName)).length
      for (const chunk of users.toSorted((one, other) => others(one) - others(other))) helpers.giveTo(chunk)
      delete bundle[shared.fileName]
    },
  }
}
