/** What of a dealer decides whether it has its cars driven first. */
interface DriveOffer {
  readonly features: { readonly test_drive: boolean }
  readonly buttons: { readonly test_drive?: unknown }
}

/** Whether a dealer offers test drives, and does not hide that. */
export const offersDrives = ({ features, buttons }: DriveOffer): boolean =>
  features.test_drive && buttons.test_drive !== false
