import { type Plugin, parseAst, type Rolldown } from 'vite'

const runtime = '\0rolldown/runtime.js'

/** The names after `import` or `export`: what the file itself calls each, and what others call it. */
function namesOf(list: string, { isExport }: { readonly isExport: boolean }): ReadonlyMap<string, string> {
  const pairs = list.split(',').map((name) => name.trim().split(/\s+as\s+/))
  return new Map(pairs.map(([first = '', last = first]) => (isExport ? [first, last] : [last, first])))
}

/** Of names of variables and files: no other signs that mean something to an expression stand in them. */
const escaped = (name: string): string => name.replace(/[$.]/g, '\\$&')

const isNamedIn = (name: string, code: string): boolean =>
  new RegExp(`(?<![\\w$])${escaped(name)}(?![\\w$])`).test(code)

/** The declarations of the helpers' file, by name. @throws where it holds anything else */
function declarationsOf({ code, fileName }: Rolldown.OutputChunk): ReadonlyMap<string, string> {
  const [first, last, ...others] = parseAst(code).body
  if (first?.type !== 'VariableDeclaration' || last?.type !== 'ExportNamedDeclaration' || others.length > 0)
    throw new Error(`${fileName} holds more than helpers and their names`)
  return new Map(
    first.declarations.map(({ id, start, end }) => [id.type === 'Identifier' ? id.name : '', code.slice(start, end)]),
  )
}

/** Those asked for, and what they name, in the order of their file. */
function withNeeds(asked: ReadonlySet<string>, declarations: ReadonlyMap<string, string>): readonly string[] {
  const needed = new Set(asked)
  for (const name of needed)
    for (const other of declarations.keys()) if (isNamedIn(other, declarations.get(name) ?? '')) needed.add(other)
  return [...declarations].filter(([name]) => needed.has(name)).map(([, text]) => text)
}

/** Puts the helpers that a file asks for in the place where it asks. */
function inline(chunk: Rolldown.OutputChunk, shared: Rolldown.OutputChunk): void {
  const exported = /export\s*\{([^}]*)\}/.exec(shared.code)?.[1] ?? ''
  const inside = new Map([...namesOf(exported, { isExport: true })].map(([own, told]) => [told, own]))
  const file = escaped(shared.fileName.split('/').at(-1) ?? '')
  const code = chunk.code.replace(
    new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']\\./${file}["']`),
    (_, list: string) => {
      const asked = [...namesOf(list, { isExport: false })].map(
        ([own, told]) => [own, inside.get(told) ?? told] as const,
      )
      const needed = withNeeds(new Set(asked.map(([, name]) => name)), declarationsOf(shared))
      return `var{${asked.map(([own, name]) => `${name}:${own}`)}}=(()=>{var ${needed};return{${asked.map(([, name]) => name)}}})()`
    },
  )
  if (code === chunk.code) throw new Error(`${chunk.fileName} asks for ${shared.fileName} in another way than was read`)
  chunk.code = code
  chunk.imports = chunk.imports.filter((name) => name !== shared.fileName)
}

/**
 * The bundler's own helpers in the few files that use them. It keeps them in a file of 0.4 KB that no group takes: a request
 * more on every list.
 */
export function inlinedHelpers(): Plugin {
  return {
    name: 'forecourt:inlined-helpers',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const shared = chunks.find(({ moduleIds }) => moduleIds.length === 1 && moduleIds[0] === runtime)
      if (!shared) return
      for (const chunk of chunks) if (chunk.imports.includes(shared.fileName)) inline(chunk, shared)
      delete bundle[shared.fileName]
    },
  }
}
