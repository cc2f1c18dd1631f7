import { isPublicToken } from './token.ts'

/** A kind of secret that can be recognised by its pattern alone. */
export interface SecretShape {
  /** Its name for messages, which never contain the secret. */
  readonly what: string
  /** Without flags or top-level alternatives; a pattern that begins with `\b` requires it in every branch. */
  readonly pattern: RegExp
  /** Whether a match is no secret after all. */
  readonly isPublic?: (found: string) => boolean
}

/** Matches only as a whole run, as base64 images contain such sequences by chance. */
const alone = (pattern: RegExp) => new RegExp(`(?<![\\w+/=-])(?:${pattern.source})(?![\\w+/=-])`)

const keys: readonly SecretShape[] = [
  { what: 'a private key', pattern: /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----/ },
  { what: 'a private key', pattern: /PuTTY-User-Key-File-\d/ },
  { what: 'a private key', pattern: /\bAGE-SECRET-KEY-1[0-9A-Z]{20,}/ },
  {
    what: 'the key of a service account',
    pattern: /type(?:\\?["']|&quot;|&#34;)\s*:\s*(?:\\?["']|&quot;|&#34;)service_account/,
  },
  {
    what: 'an address with a password in it',
    pattern: /:\/\/[^\s/:@"'<>()[\]{}$`\\]*:[^\s/@"'<>()[\]{}$`\\]{2,}@[\w[]/,
  },
  {
    what: 'a signed token that never ends or opens everything',
    // A header has some dozens of characters, or up to a thousand with a key in it. The upper bound prevents quadratic
    // backtracking.
    pattern: /\beyJ[\w-]{8,1000}\.eyJ[\w-]{4,}\.[\w-]{8,}/,
    isPublic: isPublicToken,
  },
]

const payment: readonly SecretShape[] = [
  { what: 'a payment provider’s secret key', pattern: /\b[rs]k_(?:live|test|prod|sbox)_\w{3,}/ },
  { what: 'a payment provider’s secret key', pattern: /\bwhsec_[\w+/]{3,}/ },
  { what: 'a payment provider’s secret key', pattern: /\bsq0(?:csp|atp)-[\w-]{10,}/ },
  { what: 'a payment provider’s secret key', pattern: alone(/EAAA[\w-]{40,}/) },
  { what: 'a payment provider’s secret key', pattern: /\baccess_token\$(?:production|sandbox)\$[\w$]{8,}/ },
  {
    what: 'a payment provider’s secret key',
    pattern: /\b(?:pdl_(?:live|sdbx)_apikey_|sup_sk_|FLWSECK(?:_TEST)?-)\w{8,}/,
  },
  { what: 'a shop’s secret key', pattern: /\bshp(?:at|ss|ca|pa|tka)_[A-Za-z0-9]{16,}/ },
  { what: 'a shop’s secret key', pattern: /\bc[ks]_[0-9a-f]{40}\b/ },
]

const clouds: readonly SecretShape[] = [
  // A signed picture URL contains the id of its key, which grants nothing.
  {
    what: 'the key of a cloud account',
    pattern: /(?<!Credential=)\b(?:AKIA|ASIA|ABIA|ACCA)(?=[A-Z]{0,15}\d)[0-9A-Z]{16}\b/,
  },
  { what: 'the key of a cloud account', pattern: /\b(?:Account|SharedAccess)Key=[\w+/%]{16,}/ },
  { what: 'the key of a cloud account', pattern: alone(/[\w~.]{3}\dQ~[\w~.-]{31,34}/) },
  { what: 'the key of a cloud account', pattern: /\bdo[opr]_v1_[0-9a-f]{16,}/ },
  { what: 'the key of a cloud account', pattern: /\bLTAI[A-Za-z0-9]{16,}/ },
  { what: 'the key of a cloud account', pattern: /\bAKID[A-Za-z0-9]{24,}/ },
  { what: 'the key of a cloud account', pattern: /\bHRKU-[\w-]{20,}/ },
  { what: 'the key of a cloud account', pattern: /\bv1\.0-[0-9a-f]{16,}-[0-9a-f]{64,}/ },
  {
    what: 'the key of a cloud account',
    pattern: /\b(?:nfp|sbp|sb_secret|pscale_(?:tkn|pw|oauth)|dckr_pat|dckr_oat)_[\w-]{16,}/,
  },
  {
    what: 'the key of a cloud account',
    pattern: /\b(?:hv[sbr]\.|dp\.(?:pt|st|ct|sa|scim|audit)\.|dt0[a-z]\d{2}\.)[\w.-]{20,}/,
  },
  { what: 'the key of a cloud account', pattern: /\.atlasv1\.[\w-]{30,}/ },
  { what: 'the key of a cloud account', pattern: /\bdapi[0-9a-f]{32}/ },
  { what: 'the key of a cloud account', pattern: /\bpul-[0-9a-f]{40}\b/ },
  { what: 'the key of a cloud account', pattern: /\btskey-(?:auth|api|client)-\w{8,}/ },
  { what: 'a secret map token', pattern: /\b[st]k\.eyJ[\w-]{4,}(?:\.[\w-]+)?/ },
  { what: 'a Google key', pattern: /\bAIza[\w-]{30,}/ },
  { what: 'a Google key', pattern: /\bGOCSPX-[\w-]{10,}/ },
  { what: 'a Google key', pattern: /\bya29\.[\w-]{20,}/ },
]

const forges: readonly SecretShape[] = [
  { what: 'the token of a code host', pattern: /\bgh[oprsu]_[A-Za-z0-9]{16,}/ },
  { what: 'the token of a code host', pattern: /\bgithub_pat_\w{16,}/ },
  { what: 'the token of a code host', pattern: /\bgl(?:agent|cbt|dt|ft|imt|oas|pat|ptt|rt|soat)-[\w-]{16,}/ },
  { what: 'the token of a code host', pattern: /\bATATT3[\w=-]{20,}/ },
  { what: 'the token of a code host', pattern: /\bATBB[A-Za-z0-9]{24,}/ },
  { what: 'the token of a package registry', pattern: /\bnpm_[A-Za-z0-9]{30,}/ },
  { what: 'the token of a package registry', pattern: /\bpypi-[\w-]{16,}/ },
  { what: 'the token of a package registry', pattern: /\brubygems_[0-9a-f]{32,}/ },
]

const senders: readonly SecretShape[] = [
  { what: 'the token of a chat service', pattern: /\bxox[a-z](?:\.xox[a-z])?-[A-Za-z0-9-]{8,}/ },
  { what: 'the token of a chat service', pattern: /\bxapp-\d-[A-Za-z0-9-]{16,}/ },
  {
    what: 'the address that lets anybody post to a chat',
    pattern: /hooks\.slack\.com\/(?:services|workflows|triggers)\/[\w/+-]{8,}/,
  },
  {
    what: 'the address that lets anybody post to a chat',
    pattern: /discord(?:app)?\.com\/api\/webhooks\/\d+\/[\w-]{16,}/,
  },
  { what: 'the address that lets anybody post to a chat', pattern: /webhook\.office\.com\/webhookb2\/[\w@-]{8,}/ },
  { what: 'the address that lets anybody post to a chat', pattern: /hooks\.zapier\.com\/hooks\/catch\/\w+\/\w+/ },
  { what: 'the token of a chat service', pattern: /\b\d{8,11}:AA[\w-]{25,}/ },
  { what: 'the key of a mail service', pattern: /\bSG\.[\w-]{16,}\.[\w-]{16,}/ },
  { what: 'the key of a mail service', pattern: /\bkey-[0-9a-f]{32}\b/ },
  { what: 'the key of a mail service', pattern: /-us\d{1,2}\b(?<=\b[0-9a-f]{32}-us\d{1,2})/ },
  { what: 'the key of a mail service', pattern: /\bx(?:key|smtp)sib-[0-9a-f]{32,}(?:-\w+)?/ },
  { what: 'the key of a mail service', pattern: /\bmlsn\.[0-9a-f]{32,}/ },
  { what: 'the key of a phone service', pattern: /\bSK[0-9a-f]{32}\b/ },
  { what: 'the key of a phone service', pattern: /\bAC[0-9a-f]{32}\b[^0-9a-f]{1,24}[0-9a-f]{32}\b/ },
]

const services: readonly SecretShape[] = [
  { what: 'the key of an AI service', pattern: /\bsk-(?:ant|proj|svcacct|admin|or)-[\w-]{10,}/ },
  { what: 'the key of an AI service', pattern: /\bsk-(?=[A-Za-z]{0,30}\d)[A-Za-z0-9]{20,}/ },
  { what: 'the key of an AI service', pattern: /\b(?:gsk|hf|r8)_[A-Za-z0-9]{30,}/ },
  { what: 'the key of an AI service', pattern: /\b(?:xai|pplx)-[A-Za-z0-9]{30,}/ },
  { what: 'the key of a service', pattern: /\bpat[A-Za-z0-9]{14}\.[0-9a-f]{64}/ },
  { what: 'the key of a service', pattern: /\bpat-[a-z]{2}\d-[0-9a-f-]{36}/ },
  { what: 'the key of a service', pattern: /\bCFPAT-[\w-]{30,}/ },
  { what: 'the key of a service', pattern: /\b(?:lin_api|ntn|figd|glsa|glc|sntrys|sntryu|tfp)_[\w-]{24,}/ },
  { what: 'the key of a service', pattern: /\bsecret_[A-Za-z0-9]{40,}/ },
  { what: 'the key of a service', pattern: /\b(?:NRAK|NRII|PMAK)-[\w-]{20,}/ },
  { what: 'the key of a service', pattern: /\bops_eyJ[\w-]{20,}/ },
  { what: 'the key of a service', pattern: /\baccess-(?:sandbox|production)-[0-9a-f-]{36}/ },
]

/** Keys with a prefix or shape of their issuer, which must not be in any published file. */
export const issuedSecrets: readonly SecretShape[] = [
  ...keys,
  ...payment,
  ...clouds,
  ...forges,
  ...senders,
  ...services,
]
