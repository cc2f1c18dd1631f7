import { useEffect, useState } from 'react'
import { lateStyles } from './late-styles.ts'

/** Whether a part may be shown: its styles are loaded, or failed to load. */
export function useLateStyles(href: string): boolean {
  const [isStyled, setStyled] = useState(false)
  useEffect(() => {
    const show = () => setStyled(true)
    lateStyles(href).then(show, show)
  }, [href])
  return isStyled
}
