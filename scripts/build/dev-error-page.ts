import { html } from 'hono/html'

/**
 * The page shown in development while a dealer's files have a mistake, with the text of the terminal. It loads Vite's
 * client, so that it reloads once the file is corrected.
 */
export function renderDevErrorPage(problems: readonly string[]): string {
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A mistake in the dealer’s files</title>
<script type="module" src="/@vite/client"></script>
<style>
body { margin: 0 auto; max-width: 72rem; padding: 2rem 1rem; font: 1rem/1.5 system-ui, sans-serif; background: #fff; color: #1c1c1c }
pre { padding: 1rem; overflow-x: auto; border-left: 4px solid #b3261e; background: #f5f5f5; font: .9rem/1.5 ui-monospace, monospace }
</style>
</head>
<body>
<h1>The site waits for a mended file</h1>
<p>Save the file, and the site comes back by itself. What is published stays as it is.</p>
${problems.map((problem) => html`<pre>${problem}</pre>\n`)}
</body>
</html>
`)
}
