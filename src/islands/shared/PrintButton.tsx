import { Icon } from '#components/icon/Icon.tsx'

/** Prints the page. */
export function PrintButton() {
  return (
    <button type="button" className="button button--quiet button--small" onClick={() => print()}>
      <Icon name="print" />
      Print
    </button>
  )
}
