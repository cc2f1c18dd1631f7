import { looksRandom } from './random.ts'

/** Random-looking but deterministic letters and digits: test keys of any length that no scanner takes for real ones. */
export function filler(length: number, alphabet = 'aB3dE5fG7hJ9kL2mN4pQ6rS8tU1vW0xYzC'): string {
  let state = length * 2654435761
  return Array.from({ length }, () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return alphabet[Math.floor((state / 2147483648) * alphabet.length)]
  }).join('')
}

const hex = (length: number) => filler(length, '0123456789abcdef')
const capitals = (length: number) => filler(length, 'ABCDEFGHJKLMNPQRSTUVWXYZ234567')

/** A JWT with these claims. */
export function signed(claims: object): string {
  const part = (value: object) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.${filler(43)}`
}

/** Made-up secrets of the common issuers: [name, text]. */
export const sampleSecrets: readonly (readonly [what: string, secret: string])[] = [
  ['Stripe secret key', `sk_live_${filler(24)}`],
  ['Stripe test key', `sk_test_${filler(24)}`],
  ['Stripe restricted key', `rk_live_${filler(24)}`],
  ['Stripe webhook secret', `whsec_${filler(32)}`],
  ['RSA private key', `-----BEGIN RSA PRIVATE KEY----- ${filler(64)} -----END RSA PRIVATE KEY-----`],
  ['private key', `-----BEGIN PRIVATE KEY----- ${filler(64)}`],
  ['OpenSSH private key', `-----BEGIN OPENSSH PRIVATE KEY----- ${filler(64)}`],
  ['PGP private key', `-----BEGIN PGP PRIVATE KEY BLOCK----- ${filler(64)}`],
  ['service account', `{"type": "service_account", "private_key_id": "${hex(40)}"}`],
  ['Mapbox secret token', `sk.eyJ1IjoieWFyZCJ9.${filler(22)}`],
  ['AWS access key', `AKIA${capitals(16)}`],
  ['AWS session key', `ASIA${capitals(16)}`],
  ['AWS secret key', `${filler(13)}/${filler(7)}/${filler(18)}`],
  ['AWS secret key with its name', `aws_secret_access_key = ${filler(40)}`],
  ['GitHub token', `ghp_${filler(36)}`],
  ['GitHub app token', `ghs_${filler(36)}`],
  ['GitHub fine-grained token', `github_pat_11${filler(20)}_${filler(59)}`],
  ['GitLab token', `glpat-${filler(20)}`],
  ['Slack bot token', `xoxb-${filler(12, '0123456789')}-${filler(24)}`],
  ['Slack webhook', `https://hooks.slack.com/services/T${capitals(8)}/B${capitals(8)}/${filler(24)}`],
  ['Discord webhook', `https://discord.com/api/webhooks/${filler(18, '123456789')}/${filler(60)}`],
  ['SendGrid key', `SG.${filler(22)}.${filler(43)}`],
  ['Google API key', `AIza${filler(35)}`],
  ['Google client secret', `GOCSPX-${filler(28)}`],
  ['token without an end', signed({ searchRules: { yard: null }, apiKeyUid: 'x' })],
  ['token for every index', signed({ searchRules: ['*'], exp: 4102444800 })],
  ['token of a service role', signed({ role: 'service_role', exp: 4102444800 })],
  ['Azure account key', `DefaultEndpointsProtocol=https;AccountName=yard;AccountKey=${filler(86)}==`],
  ['Azure signed address', `https://yard.blob.example/cars?sv=2024-01-01&sig=${filler(43)}%3D`],
  ['Azure client secret', `${filler(3)}8Q~${filler(34)}`],
  ['Square secret', `sq0csp-${filler(43)}`],
  ['Square access token', `EAAA${filler(60)}`],
  ['Braintree token', `access_token$production$${filler(16)}$${hex(32)}`],
  ['Mailgun key', `key-${hex(32)}`],
  ['Mailchimp key', `${hex(32)}-us14`],
  ['Twilio key', `SK${hex(32)}`],
  ['Twilio account with its token', `AC${hex(32)}:${hex(32)}`],
  ['npm token', `npm_${filler(36)}`],
  ['PyPI token', `pypi-AgEIcHlwaS5vcmc${filler(60)}`],
  ['DigitalOcean token', `dop_v1_${hex(64)}`],
  ['Shopify token', `shpat_${hex(32)}`],
  ['OpenAI key', `sk-proj-${filler(48)}`],
  ['OpenAI old key', `sk-${filler(20)}T3BlbkFJ${filler(20)}`],
  ['Anthropic key', `sk-ant-api03-${filler(60)}`],
  ['Telegram bot token', `${filler(10, '123456789')}:AA${filler(33)}`],
  ['Heroku key with its name', `HEROKU_API_KEY=${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`],
  ['Postmark token with its name', `server token: ${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`],
  ['Cloudflare token', filler(40)],
  ['Meilisearch master key', hex(64)],
  ['address with a password', `https://user:${filler(9)}@feeds.example/stock.json`],
  ['database address', `postgres://yard:${filler(9)}@db.example:5432/cars`],
  ['cache address', `redis://:${filler(12)}@cache.example:6379`],
  ['password with its name', 'Password: Tr4deC4rs!'],
  ['password in words', 'password: opensesame'],
  ['secret with its name', `client_secret=${filler(24)}`],
  ['basic sign-in', `Authorization: Basic ${btoa('yard:Tr4deC4rs-2026')}`],
  ['bearer token', `Authorization: Bearer ${filler(32)}`],
  ['Hugging Face token', `hf_${filler(34)}`],
  ['Brevo key', `xkeysib-${hex(64)}-${filler(16)}`],
  ['Docker token', `dckr_pat_${filler(27)}`],
  ['Databricks token', `dapi${hex(32)}`],
  ['Sentry token', `sntrys_${filler(60)}`],
  ['stored password', `$2b$12$${filler(53)}`],
]

/** Parts of a text that would reveal a secret: the first nine characters of its random runs, in lower case. */
export function tellingParts(secret: string): readonly string[] {
  const runs = secret.match(/[A-Za-z0-9!]{9,}/g) ?? []
  const telling = runs.filter((run) => looksRandom(run) || /^(?:Tr4de|opensesame)/.test(run))
  return telling.map((run) => run.slice(0, 9).toLowerCase())
}

/** Similar texts that any page may contain: [name, text]. */
export const publicTexts: readonly (readonly [what: string, text: string])[] = [
  ['Stripe publishable key', `pk_live_${filler(24)}`],
  ['Stripe publishable test key', `pk_test_${filler(24)}`],
  ['Mapbox public token', `pk.eyJ1IjoieWFyZCJ9.${filler(22)}`],
  ['Google Analytics', 'G-3F7K2P9QXZ'],
  ['Google Analytics of old', 'UA-12345678-1'],
  ['Google Tag Manager', 'GTM-K7P2QX9'],
  ['Google site verification', `${filler(20)}_${filler(11)}-${filler(10)}`],
  ['Bing site verification', hex(32).toUpperCase()],
  ['Facebook domain verification', filler(30, 'abcdefghijk0123456789')],
  ['reCAPTCHA site key', `6Le${filler(37)}`],
  ['Facebook pixel', '1234567890123456'],
  ['Sentry address', `https://${hex(32)}@o123456.ingest.sentry.io/1234567`],
  ['Algolia search key', hex(32)],
  ['commit', hex(40)],
  ['UUID', `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`],
  ['hashed file', `/_astro/Search.${filler(8)}.js`],
  ['picture named by its digest', `https://pictures.example/cars/${hex(64)}.webp`],
  ['VIN', '6T1BF3FK40X123456'],
  ['phone number', '+61 2 5550 0123'],
  ['picture as base64', `data:image/png;base64,${filler(180)}+/${filler(60)}==`],
  ['integrity of a script', `sha384-${filler(62)}+/`],
  ['long slug', 'sk-used-2024-mazda-cx-5-g25-gt-sp-kf-series-auto-awd-my24'],
  ['Slovak site', 'https://sk.wikipedia.example/wiki/Auto'],
  ['search token that ends', signed({ searchRules: { yard: null }, apiKeyUid: 'x', exp: 4102444800 })],
  ['SSH public key', `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${filler(40)}`],
  ['certificate', '-----BEGIN CERTIFICATE----- and -----BEGIN PUBLIC KEY-----'],
  ['words about passwords', 'Forgot your password? Passwords need eight letters. Password: required'],
  ['words about secrets', 'Our secret: family-owned since 1974. The secret is good service.'],
  ['a promise', 'Token: one per customer. Key: a spare key is included. API: none.'],
  ['a port', 'https://search.example:7700/indexes'],
  ['a handle', 'https://videos.example/@yard-cars'],
  ['a mail address', 'mailto:sales@yard.example'],
  ['a place', 'https://maps.example/place/Yard+Cars/@-33.86,151.20,17z/data=!3m1!4b1'],
  ['a widget', `https://widgets.example/v1.js?id=${filler(24)}`],
]
