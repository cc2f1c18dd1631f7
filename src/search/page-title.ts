/** What a page of a list (from 0) is called: "Used cars", "Used cars, page 2". */
export function pageTitle(heading: string, page: number): string {
  return page > 0 ? `${heading}, page ${page + 1}` : heading
}

/** The title of a document, which begins with the heading of its list, once another page of that list stands in it. */
export function withPage(title: string, heading: string, page: number): string {
  const rest = title.slice(heading.length).replace(/^, page \d+/, '')
  return title.startsWith(heading) ? pageTitle(heading, page) + rest : title
}
