import { basename, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Maximum lines shown of a message: enough for expected and received values, but not a whole page. */
const messageLines = 12

function named(title: string, message = ''): string {
  const said = stripVTControlCharacters(message).trim().split('\n').slice(0, messageLines)
  return [title, ...said.filter(Boolean).map((line) => `  ${line}`)].join('\n')
}

interface VitestFile {
  readonly name: string
  readonly status: string
  /** Why a file failed before running any test. */
  readonly message: string
  readonly assertionResults: readonly {
    readonly fullName: string
    readonly status: string
    readonly failureMessages?: readonly string[] | null
  }[]
}

/** Failed tests of a Vitest JSON report: file, name and first lines of the message. */
export function failedInVitest(text: string): readonly string[] {
  const files: readonly VitestFile[] = JSON.parse(text).testResults
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const failed = assertionResults.filter((each) => each.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [named(file, message)]
    return failed.map(({ fullName, failureMessages }) => named(`${file}: ${fullName}`, failureMessages?.[0]))
  })
}

interface PlaywrightError {
  readonly message?: string
  readonly location?: { readonly file: string; readonly line: number }
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: readonly {
      readonly projectName: string
      readonly status: string
      readonly results: readonly { readonly errors: readonly PlaywrightError[] }[]
    }[]
  }[]
}

/** All errors of one attempt: the second error of a timed-out test says where it hung. */
const saidIn = (errors: readonly PlaywrightError[] = []): string =>
  errors
    .flatMap(({ message, location }) => [message, location && `at ${basename(location.file)}:${location.line}`])
    .filter(Boolean)
    .join('\n')

function failedInSuite({ suites = [], specs = [] }: PlaywrightSuite): readonly string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        named(
          `${file}:${line}: ${title} (${projectName})`,
          saidIn(results.find(({ errors }) => errors.length > 0)?.errors),
        ),
      ),
  )
  return [...own, ...suites.flatMap(failedInSuite)]
}

/** Failed and flaky tests of a Playwright JSON report, then errors outside of tests. */
export function failedInPlaywright(text: string): readonly string[] {
  const { suites, errors }: PlaywrightSuite & { readonly errors?: readonly PlaywrightError[] } = JSON.parse(text)
  return [
    ...failedInSuite({ suites: suites ?? [] }),
    ...(errors ?? []).map(({ message }) => named('outside of tests', message)),
  ]
}
