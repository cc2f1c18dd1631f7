import { isShowable, withoutSecrets } from '#domain/secret/redact.ts'
import { textOf } from '../plain-file.ts'
import { byPlace, type Place, type Problem } from '../problem.ts'
import type { Finding } from './finding.ts'

// Each mistake is reported once: the first finding wins, as findings are ordered by how much their check knows.
function firstOfEach(findings: readonly Finding[]): readonly Finding[] {
  const told = new Map<string, Finding>()
  for (const finding of findings) {
    const { at, path } = finding
    const key = `${at.file}:${at.line}:${at.column}:${path}`
    const isEcho = findings.some(({ meant }) => meant === path)
    if (!told.has(key) && !isEcho) told.set(key, finding)
  }
  return [...told.values()]
}

function sourceLine(root: string, { file, line }: Place): string {
  const text = textOf(root, file)?.replace(/^\uFEFF/, '') ?? ''
  const source = text.split(/\r?\n/)[line - 1] ?? ''
  // Control characters would act on the terminal.
  return isShowable(source) ? source.replace(/[^\P{Cc}\t]/gu, '\uFFFD') : ''
}

/** Findings as problems to print, without duplicates, ordered by file and position. Secrets are redacted. */
export function problemsOf(findings: readonly Finding[], dealer: string, root: string): readonly Problem[] {
  const problems = firstOfEach(findings).map(({ at, path, message }) => {
    return { ...at, path: withoutSecrets(path), message: withoutSecrets(message), dealer, source: sourceLine(root, at) }
  })
  return problems.sort(byPlace)
}
