import type { BundleContents } from './bundle-contents.ts'

/** Site path of the third-party licence notices. */
export const noticesPath = '/third-party-notices.txt'

const rule = '-'.repeat(80)

/** Licence notices of the packages in a bundle's files, except those in `leftOut` (site paths). */
export function noticesOf({ files, packages }: BundleContents, leftOut: ReadonlySet<string>): string {
  const kept = Object.entries(files).filter(([file]) => !leftOut.has(file))
  const names = new Set(kept.flatMap(([, contents]) => contents.packages))
  const notices = [...names].sort().map((name) => {
    const { version = '', license, text } = packages[name] ?? {}
    return `${name} ${version}${license ? ` (${license})` : ''}\n\n${text ?? ''}`.trim()
  })
  const head = 'This site holds work of others, under these licences.'
  return `${[head, ...notices].join(`\n\n${rule}\n\n`)}\n`
}
