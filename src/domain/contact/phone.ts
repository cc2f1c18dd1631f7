/** Which numbers a site's forms accept. */
export type PhoneMode = 'au' | 'au_landline' | 'au_mobile' | 'au_mobile_landline' | 'au_uk' | 'nz' | 'us'

export interface PhonePolicy {
  readonly mode: PhoneMode
  /** Always accepted, whatever the mode; null in production. */
  readonly test_number: string | null
}
