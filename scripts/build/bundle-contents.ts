import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** What one file of the browser's bundle is made of. */
export interface FileContents {
  /** Names of npm packages. */
  readonly packages: readonly string[]
  /** Our own modules, by their paths from the project's root. */
  readonly sources: readonly string[]
}

/** An npm package that ships to shoppers. */
export interface ShippedPackage {
  readonly version: string
  /** As its package.json says it; null where that says nothing. */
  readonly license: string | null
  /** Its licence file; null where it has none. */
  readonly text: string | null
}

/** What the files of a bundle are made of, by site path, and the packages in them by name. */
export interface BundleContents {
  readonly files: Readonly<Record<string, FileContents>>
  readonly packages: Readonly<Record<string, ShippedPackage>>
}

const inPackage = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//

/** The folder and name of the npm package a module comes from; null for a module of ours. */
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

/** Notes what every file of a build is made of, workers included. */
export class BundleNotes {
  readonly #root: string
  /** File -> the modules in it, as whole paths. */
  readonly #modules = new Map<string, readonly string[]>()

  constructor(root: string) {
    this.#root = root
  }

  /** The plugin that notes; workers are bundles of their own and need it too. */
  plugin(): Plugin {
    return {
      name: 'forecourt:bundle-notes',
      generateBundle: (_, bundle) => {
        for (const [file, output] of Object.entries(bundle)) {
          const modules =
            output.type === 'chunk' ? output.moduleIds : output.originalFileNames.map((name) => join(this.#root, name))
          const paths = modules.map((id) => id.replace(/^\0/, '').replace(/\?.*$/s, ''))
          // A worker's files stand in the bundle that starts it once more, as assets of no origin.
          if (paths.length > 0 || !this.#modules.has(file)) this.#modules.set(file, paths)
        }
      },
    }
  }

  /** The contents of the files that came to stand in `folder`. */
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
