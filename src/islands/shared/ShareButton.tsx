import { useState } from 'react'
import { Icon } from '#components/icon/Icon.tsx'

export interface ShareButtonProps {
  /** Path and query of what is passed on. */
  readonly address: string
  readonly title: string
}

/** Passes an address on: through the device's sheet where it has one, else into the clipboard. Drawn in browsers alone. */
export function ShareButton({ address, title }: ShareButtonProps) {
  const [copied, setCopied] = useState<string | null>(null)
  if (!navigator.share && !navigator.clipboard) return null
  const share = async () => {
    const { href: url } = new URL(address, location.href)
    if (navigator.share) return navigator.share({ title, url })
    await navigator.clipboard.writeText(url)
    setCopied(address)
  }
  return (
    // Someone who closes the sheet has changed their mind; nothing to say about it.
    <button type="button" className="button button--quiet button--small" onClick={() => void share().catch(() => {})}>
      <Icon name={copied === address ? 'check' : 'share'} />
      <span aria-live="polite">{copied === address ? 'Link copied' : 'Share'}</span>
    </button>
  )
}
