import { globSync } from 'node:fs'

/** Every Markdown file about the project. Texts of dealers are not among them: `npm run check` checks those. */
export const papers: readonly string[] = globSync(
  '{*.md,docs/**/*.md,dealers/README.md,src/**/*README.md,scripts/**/README.md}',
)
