import { html, raw } from 'hono/html'
import { signInPath } from '../lead-paths.ts'
import { leadsPageCss } from './leads-page-css.ts'

const wrong = html`<p id="wrong" role="alert"><strong>That is not the token.</strong> Copy it again, all of it.</p>`

/** Where to get a token: a trial server prints one at start, staff of a dealer ask the operator. */
const where = {
  trial: 'The server says where its token is when it starts. On the machine it runs on, no token is needed.',
  real: 'Whoever runs this server makes you a token, which is told once. Ask for a new one where yours is lost.',
} as const

/** The page with the token form; `wrong` after an invalid token. */
export function signInPage(attempt: 'first' | 'wrong', server: keyof typeof where) {
  const isWrong = attempt === 'wrong'
  const described = raw(isWrong ? ' aria-invalid="true" aria-describedby="wrong where"' : ' aria-describedby="where"')
  return html`<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${isWrong ? 'Not the token: sign' : 'Sign'} in to the leads</title><style>${raw(leadsPageCss)}</style></head>
<body><main>
<header><h1>Sign in to the leads</h1></header>
${isWrong ? wrong : ''}
<form method="post" action="${signInPath}">
<input name="user" value="leads" autocomplete="username" hidden readonly>
<label>Token<input type="password" name="token" required autocomplete="current-password"${described}></label>
<button>Sign in</button>
</form>
<p id="where" class="soft">${where[server]}</p>
</main></body></html>`
}
