/** Whether a host answers at all: a picture that every site has. What it answers does not matter, and nobody is told who asks. */
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
 * A frame does not tell whether its page came. Opened, it is shown once its host has answered; until then, and where it does not,
 * the way there stands alone, and it is said why. Without scripts the frame is always there.
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
