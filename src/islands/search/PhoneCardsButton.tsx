import { Icon } from '#components/icon/Icon.tsx'

export interface PhoneCardsProps {
  readonly isCompact: boolean
  readonly toggle: () => void
}

/** On phones: toggles between small pictures beside the text and pictures as wide as the screen. */
export function PhoneCardsButton({ isCompact, toggle }: PhoneCardsProps) {
  return (
    <button
      type="button"
      className="icon-button phone-cards"
      aria-pressed={isCompact}
      aria-label="Small pictures"
      onClick={toggle}
    >
      <Icon name="rows" />
    </button>
  )
}
