import { useEffect, useState } from 'react'
import { loadLazyStyles } from './lazy-styles.ts'

/** Whether a part may be shown: its styles are loaded, or failed to load. */
export function useLazyStyles(href: string): boolean {
  const [isStyled, setStyled] = useState(false)
  useEffect(() => {
    const show = () => setStyled(true)
    loadLazyStyles(href).then(show, show)
  }, [href])
  return isStyled
}
