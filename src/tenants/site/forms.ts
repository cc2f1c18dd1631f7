import type { FormPolicy } from '#domain/contact/form-policy.ts'

/** Settings of forms: accepted values, texts, steps and targets. */
export interface Forms extends FormPolicy {
  readonly steps: Readonly<Record<string, readonly string[]>>
  readonly submit_target: Readonly<Record<string, 'server' | 'car-clarity'>>
  readonly service_location: boolean
  readonly test_drive: { readonly disclaimer: string | null }
  readonly finance: { readonly terms_agreed: boolean }
}
