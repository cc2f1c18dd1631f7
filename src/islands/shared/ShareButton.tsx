import { useState } from 'react'
import { Icon } from '#components/icon/Icon.tsx'

export interface ShareButtonProps {
  /** Path and query to share. */
  readonly address: string
  readonly title: string
}

/** Shares an address through the device's share sheet, or copies it to the clipboard. Rendered in browsers only. */
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
    // Closing the share sheet rejects; that needs no message.
    <button type="button" className="button button--quiet button--small" onClick={() => void share().catch(() => {})}>
      <Icon name={copied === address ? 'check' : 'share'} />
      <span aria-live="polite">{copied === address ? 'Link copied' : 'Share'}</span>
    </button>
  )
}
