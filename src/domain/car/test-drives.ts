/** The settings that decide whether a dealer offers test drives. */
interface DriveOffer {
  readonly features: { readonly test_drive: boolean }
  readonly buttons: { readonly test_drive?: unknown }
}

/** Whether a dealer offers test drives and does not hide the button. */
export const offersDrives = ({ features, buttons }: DriveOffer): boolean =>
  features.test_drive && buttons.test_drive !== false
