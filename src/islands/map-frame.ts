/** Whether a host responds: tries to load its favicon, which every site has. Sends no referrer. */
function answers(host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = new Image()
    probe.referrerPolicy = 'no-referrer'
    probe.addEventListener('load', () => resolve(true))
    probe.addEventListener('error', () => resolve(false))
    probe.src = `${host}/favicon.ico?answers`
  })
}

/**
 * A frame does not report whether its page loaded. So it is shown only once its details are opened and its host has
 * responded; otherwise only the link to the map and a note are shown. Without scripts the frame is always shown.
 */
function showWhereAnswered(frame: HTMLIFrameElement): void {
  frame.hidden = true
  const away = frame.parentElement?.querySelector<HTMLElement>('[data-map-away]')
  const show = async () => {
    frame.hidden = !(await answers(new URL(frame.src).origin))
    if (away) away.hidden = !frame.hidden
  }
  frame.closest('details')?.addEventListener('toggle', show, { once: true })
}

for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-map-frame]')) showWhereAnswered(frame)
