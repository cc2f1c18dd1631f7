/** Title of a list page (zero-based): "Used cars", "Used cars, page 2". */
export function pageTitle(heading: string, page: number): string {
  return page > 0 ? `${heading}, page ${page + 1}` : heading
}

/** Updates the page number in a document title that begins with the list's heading. */
export function withPage(title: string, heading: string, page: number): string {
  const rest = title.slice(heading.length).replace(/^, page \d+/, '')
  return title.startsWith(heading) ? pageTitle(heading, page) + rest : title
}
