import { useEffect, useState } from 'react'
import { lateStyles } from './late-styles.ts'

/** Whether a part may show itself: its styles are there, or cannot be had. */
export function useLateStyles(href: string): boolean {
  const [isStyled, setStyled] = useState(false)
  useEffect(() => {
    const show = () => setStyled(true)
    lateStyles(href).then(show, show)
  }, [href])
  return isStyled
}
