import { filler, signed } from '#domain/secret/sample-secrets.ts'

const hex = (length: number) => filler(length, '0123456789abcdef')

/** Sample environment of secrets that no page may contain. */
export const planted: Readonly<Record<string, string>> = {
  NPM_PUBLISH_TOKEN: `npm_${filler(36)}`,
  AWS_ACCESS_KEY_ID: 'AKIAQ7YB2KZ5M3WX4PLD',
  AWS_SECRET_ACCESS_KEY: `${filler(13)}/${filler(7)}+${filler(18)}`,
  GITHUB_TOKEN: `ghs_${filler(36)}`,
  DATABASE_URL: `postgres://yard:${filler(12)}@db.example/cars`,
  SMTP_PASSWORD: 'correct horse battery staple',
  STRIPE_SECRET_KEY: `sk_live_${filler(24)}`,
  SLACK_WEBHOOK_URL: `https://hooks.slack.com/services/T01/B02/${filler(24)}`,
  SENDGRID_API_KEY: `SG.${filler(22)}.${filler(43)}`,
  TWILIO_AUTH_TOKEN: hex(32),
  CLOUDFLARE_API_TOKEN: filler(40),
  POSTMARK: `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
  FEED_CREDENTIALS: 'dealer:with "quotes" & <signs>',
  SIGNING_SECRET: 'naïve café, 100 % süß',
  SESSION_SALT: `it's a long salt / for=sessions?`,
  SERVICE_ACCOUNT: '{"type": "service_account", "project_id": "yard"}',
  DEPLOY_KEY: `-----BEGIN OPENSSH PRIVATE KEY-----\n${filler(70)}\n${filler(69)}\n-----END OPENSSH PRIVATE KEY-----\n`,
  LEGACY: filler(20),
  npm_config__auth: btoa(`yard:${filler(12)}`),
  UNNAMED_THING: 'Tr0ub4dor&3-and-more-of-it',
  MEILI_KEY: 'short-key',
  ADMIN_COOKIE: `yard=${filler(16)}; path=/`,
}

/** Sample environment of a developer’s machine, without secrets. */
export const developer: Readonly<Record<string, string>> = {
  PATH: '/home/runner/.local/bin:/usr/local/bin:/usr/bin:/bin',
  HOME: '/home/runner/work',
  PWD: '/home/runner/work/forecourt/forecourt',
  OLDPWD: '/home/runner/work/forecourt',
  INIT_CWD: '/home/runner/work/forecourt/forecourt',
  TZ: 'Australia/Melbourne',
  LANG: 'en_AU.UTF-8',
  TERM: 'xterm-256color',
  FORECOURT_NOW: '2026-11-22T00:00:00Z',
  npm_package_homepage: 'https://www.harbour.example',
  npm_config_user_agent: 'npm/11.4.2 node/v24.1.0 linux x64 workspaces/false',
  npm_lifecycle_script: 'node scripts/bootstrap.mjs build',
  GIT_AUTHOR_NAME: 'Harbour Street Motors Group',
  GIT_AUTHOR_EMAIL: 'sales@harbour.example',
  SITE_URL: 'https://www.harbour.example',
  API_BASE: 'https://api.example.com/v1',
  MEILI_HOST: 'https://search.example.com',
  ACCEPT: 'application/json',
  REVIEWS_ORG_ID: '4f1c9a52-77b0-4e1d-9c53-0d2c1b7a9e66',
  OLD_MAPS_TOKEN: `pk.eyJ1IjoieWFyZCJ9.${filler(22)}`,
  FORECOURT_PUBLIC_MAPS_TOKEN: `pk.eyJ1IjoieWFyZCJ9.${filler(22)}`,
  FORECOURT_PUBLIC_SEARCH_KEY: 'search-key-of-the-yard',
  MEILI_SEARCH_KEY: 'search-key-of-the-yard',
  TMUX_SESSION: 'harbour-street-motors',
  SSH_AUTH_SOCK: '/tmp/ssh-XXXXXXaB3dE5/agent.12345',
}

/** Sample environment of GitHub Actions. */
export const actions: Readonly<Record<string, string>> = {
  CI: 'true',
  GITHUB_ACTIONS: 'true',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_API_URL: 'https://api.github.com',
  GITHUB_REPOSITORY: 'harbour/forecourt-sites',
  GITHUB_REPOSITORY_OWNER: 'harbour-street-motors',
  GITHUB_ACTOR: 'harbour-street-motors',
  GITHUB_EVENT_NAME: 'workflow_dispatch',
  GITHUB_WORKSPACE: '/home/runner/work/forecourt/forecourt',
  GITHUB_SHA: hex(40),
  GITHUB_REF: 'refs/heads/main',
  GITHUB_TOKEN: `ghs_${filler(36)}`,
  ACTIONS_RUNTIME_TOKEN: signed({ exp: 4_102_444_800, iss: 'actions' }),
  RUNNER_NAME: 'GitHub Actions 2',
  RUNNER_TOOL_CACHE: '/opt/hostedtoolcache',
  DEALER: 'harbour-street-motors',
  CONTENT_TYPE: 'application/json',
}
