/** Shows the phone number in the header once the banner that has it is out of view. */
export function showPhoneInHeader(page: Document): void {
  const header = page.querySelector<HTMLElement>('.header[data-number=above]')
  const banner = page.querySelector('.banner')
  if (!header || !banner) return
  const mark = ([seen]: IntersectionObserverEntry[]) => {
    header.dataset.number = seen?.isIntersecting ? 'above' : 'here'
  }
  new IntersectionObserver(mark).observe(banner)
}
