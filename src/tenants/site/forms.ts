import type { FormPolicy } from '#domain/contact/form-policy.ts'

/** What forms accept and say, how they proceed and where they go. */
export interface Forms extends FormPolicy {
  readonly steps: Readonly<Record<string, readonly string[]>>
  readonly submit_target: Readonly<Record<string, 'server' | 'car-clarity'>>
  readonly service_location: boolean
  readonly test_drive: { readonly disclaimer: string | null }
  readonly finance: { readonly terms_agreed: boolean }
}
