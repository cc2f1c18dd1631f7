interface Rules {
  readonly createHTML: (text: string) => string
  readonly createScript: (text: string) => string
  readonly createScriptURL: (text: string) => string
}

interface TrustedTypes {
  readonly defaultPolicy?: unknown
  readonly createPolicy: (name: string, rules: Rules) => unknown
}

const asItIs = (text: string) => text

/** From here on this page lets scripts write as they like: those of others know nothing of trusted types. */
function allowThirdPartyWrites(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', { createHTML: asItIs, createScript: asItIs, createScriptURL: asItIs })
}

/** Runs the script of a third party that the dealer named. @throws when it cannot be had */
export function runThirdPartyScript(address: string): Promise<void> {
  allowThirdPartyWrites()
  const script = document.createElement('script')
  script.async = true
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${address} did not come.`)))
    script.src = address
    document.head.append(script)
  })
}
