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

/** Allows all writes by scripts from now on: third-party scripts do not support trusted types. */
function allowThirdPartyWrites(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', { createHTML: asItIs, createScript: asItIs, createScriptURL: asItIs })
}

/** Runs a third-party script that the dealer configured. @throws when it cannot be loaded */
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
