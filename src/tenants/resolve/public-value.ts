import { isPublicVariable } from '#domain/secret/public-variable.ts'
import type { Context } from './context.ts'

/** Value of an environment variable that may be published; null when it is not set, and for every other variable. */
export function publicValue(name: string | null, { env }: Pick<Context, 'env'>): string | null {
  return name !== null && isPublicVariable(name) ? env[name] || null : null
}
