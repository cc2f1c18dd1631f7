import { html } from 'hono/html'
import type { FieldErrors } from './lead-schema.ts'

/** What `html` makes: text that was escaped. */
type Page = ReturnType<typeof html>

const page = (heading: string, content: Page): Page => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${heading}</title>
</head>
<body>
<main>
<h1>${heading}</h1>
${content}
<p>Your browser’s Back button leads to the form again, with what you wrote.</p>
</main>
</body>
</html>
`

/** The name of a field as words: `first_name` is First name. That of a file stays. */
const inWords = (field: string): string =>
  /^[a-z_]+$/.test(field) ? field.charAt(0).toUpperCase() + field.slice(1).replaceAll('_', ' ') : field

/** For a form whose fields need another look, by the name of each field and what is wrong with it. */
export function fieldsPage(errors: FieldErrors): Page {
  const rows = Object.entries(errors).map(
    ([field, texts]) => html`<li><strong>${inWords(field)}</strong>: ${texts.join(' ')}</li>`,
  )
  return page('Please check these fields', html`<ul>${rows}</ul>`)
}

/** For a form that was not taken for another reason. */
export const notSentPage = (reason: string): Page => page('This was not sent', html`<p>${reason}</p>`)
