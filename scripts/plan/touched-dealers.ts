/** What every site is made of: a change there is a change of all of them. */
const ofAll =
  /^(?:src\/|public\/|scripts\/build|scripts\/lib\/|dealers\/_|astro\.config\.mjs$|package(?:-lock)?\.json$|tsconfig\.json$|\.nvmrc$)/

const ofOne = /^(?:dealers|stock)\/([^/_][^/]*?)(?:\/|\.json$)/

/** The dealers whose sites may change with these files of the project; tests, papers and other tools change none. */
export function touchedDealers(files: readonly string[], known: readonly string[]): readonly string[] {
  const sources = files.filter((file) => !/\.test\.tsx?$/.test(file))
  if (sources.some((file) => ofAll.test(file))) return known
  const named = new Set(sources.map((file) => ofOne.exec(file)?.[1]))
  return known.filter((slug) => named.has(slug))
}
