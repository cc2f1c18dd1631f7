/** Whether a path belongs to the lead API, which is served on every site. */
export const isLeadApiPath = (path: string): boolean => /^\/(?:api|mock)\//.test(path)

/** Whether a path is one of the dealer's pages about received leads, or the API's contract. */
export const isLeadPage = (path: string): boolean => /^\/(?:leads(?:[/.].*)?|openapi\.json)$/.test(path)

/** Form action of the sign-in page. */
export const signInPath = '/leads/sign-in'

/** Whether a POST to this path changes state. */
export const isLeadChange = (path: string): boolean =>
  path === signInPath || /^\/leads\/\d+\/(?:state|send)$/.test(path)
