import { HtmlValidate, type ResolvedConfig, StaticConfigLoader } from 'html-validate/browser'
import type { Fault } from './fault.ts'

/** Resolves the configuration once: the library does so for every page, a third of the time per page. */
class OneConfigLoader extends StaticConfigLoader {
  #resolved: ReturnType<StaticConfigLoader['getConfigFor']> | undefined

  override getConfigFor(page: string): ResolvedConfig | Promise<ResolvedConfig> {
    this.#resolved ??= super.getConfigFor(page)
    return this.#resolved
  }
}

// Rules of style (quotes, void tags, entities), not validity, are off.
const loader = new OneConfigLoader({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    'no-inline-style': 'error',
    'no-dup-id': 'error',
    'long-title': 'off',
    'tel-non-breaking': 'off',
    'no-raw-characters': 'off',
    'no-trailing-whitespace': 'off',
    'require-sri': 'off',
    'svg-focusable': 'off',
  },
})

const validator = new HtmlValidate(loader)

/** html-validate's messages for one page, with line and column. */
export function htmlFaults(page: string, html: string): Fault[] {
  const report = validator.validateStringSync(html, `${page}.html`)
  return report.results.flatMap((result) =>
    result.messages.map(({ ruleId, message, line, column }) => ({
      page,
      fault: `${line}:${column} ${message} (${ruleId})`,
    })),
  )
}
