import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** The modules that one file of the browser bundle contains. */
export interface FileContents {
  /** Names of npm packages. */
  readonly packages: readonly string[]
  /** Our own modules, relative to the project root. */
  readonly sources: readonly string[]
}

/** An npm package that ships to shoppers. */
export interface ShippedPackage {
  readonly version: string
  /** As given in its package.json; null when absent. */
  readonly license: string | null
  /** Text of its licence file; null when it has none. */
  readonly text: string | null
}

/** `files`: site path -> contents; `packages`: npm name -> package. */
export interface BundleContents {
  readonly files: Readonly<Record<string, FileContents>>
  readonly packages: Readonly<Record<string, ShippedPackage>>
}

const inPackage = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//

/** The folder and name of a module's npm package; null for our own modules. */
function packageOf(module: string): { readonly folder: string; readonly name: string } | null {
  const [, folder, name] = inPackage.exec(module) ?? []
  return folder && name ? { folder, name } : null
}

function readPackage(folder: string): ShippedPackage {
  const { version, license }: { version: string; license?: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const file = readdirSync(folder).find((name) => /^(?:licen[cs]e|copying)/i.test(name))
  return { version, license: license ?? null, text: file ? readFileSync(join(folder, file), 'utf8').trim() : null }
}

/** Records the modules of every output file of a build, workers included. */
export class BundleNotes {
  readonly #root: string
  /** File -> absolute paths of its modules. */
  readonly #modules = new Map<string, readonly string[]>()

  constructor(root: string) {
    this.#root = root
  }

  /** The plugin that records; worker bundles are separate builds and need it too. */
  plugin(): Plugin {
    return {
      name: 'forecourt:bundle-notes',
      generateBundle: (_, bundle) => {
        for (const [file, output] of Object.entries(bundle)) {
          const modules =
            output.type === 'chunk' ? output.moduleIds : output.originalFileNames.map((name) => join(this.#root, name))
          const paths = modules.map((id) => id.replace(/^\0/, '').replace(/\?.*$/s, ''))
          // A worker's files appear again in the bundle that starts it, as assets without original files.
          if (paths.length > 0 || !this.#modules.has(file)) this.#modules.set(file, paths)
        }
      },
    }
  }

  /** Contents of the recorded files that exist in `folder`. */
  contentsOf(folder: string): BundleContents {
    const shipped = [...this.#modules].filter(([file]) => existsSync(join(folder, file))).sort()
    const packages = shipped.flatMap(([, modules]) => modules.flatMap((module) => packageOf(module) ?? []))
    const folders = new Map(packages.map(({ name, folder: at }) => [name, at]))
    return {
      files: Object.fromEntries(shipped.map(([file, modules]) => [`/${file}`, this.#contents(modules)])),
      packages: Object.fromEntries([...folders].sort().map(([name, at]) => [name, readPackage(at)])),
    }
  }

  #contents(modules: readonly string[]): FileContents {
    const packages = new Set(modules.flatMap((module) => packageOf(module)?.name ?? []))
    const own = modules.filter((module) => module.startsWith(join(this.#root, 'src/')))
    return { packages: [...packages].sort(), sources: own.map((module) => relative(this.#root, module)).sort() }
  }
}
