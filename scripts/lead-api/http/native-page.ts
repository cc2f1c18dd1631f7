import { html } from 'hono/html'
import type { FieldErrors } from './lead-schema.ts'

/** Escaped HTML, as returned by `html`. */
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

/** A field name as words: `first_name` becomes "First name". A file name stays as it is. */
const inWords = (field: string): string =>
  /^[a-z_]+$/.test(field) ? field.charAt(0).toUpperCase() + field.slice(1).replaceAll('_', ' ') : field

/** The page for a form with invalid fields: lists each field with its errors. */
export function fieldsPage(errors: FieldErrors): Page {
  const rows = Object.entries(errors).map(
    ([field, texts]) => html`<li><strong>${inWords(field)}</strong>: ${texts.join(' ')}</li>`,
  )
  return page('Please check these fields', html`<ul>${rows}</ul>`)
}

/** The page for a form that was rejected for another reason. */
export const notSentPage = (reason: string): Page => page('This was not sent', html`<p>${reason}</p>`)
