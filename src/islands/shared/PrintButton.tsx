import { Icon } from '#components/icon/Icon.tsx'

/** The page on paper. */
export function PrintButton() {
  return (
    <button type="button" className="button button--quiet button--small" onClick={() => print()}>
      <Icon name="print" />
      Print
    </button>
  )
}
