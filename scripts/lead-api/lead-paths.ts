/** Whether a path is a call of the lead API, which every site answers. */
export const isCall = (path: string): boolean => /^\/(?:api|mock)\//.test(path)

/** Whether a path shows what came in: for the dealer's eyes. */
export const isLeadPage = (path: string): boolean => /^\/(?:leads(?:[/.].*)?|openapi\.json)$/.test(path)

/** Where the sign-in page sends its form. */
export const signInPath = '/leads/sign-in'

/** Whether a path changes something when a form of the page is sent to it. */
export const isLeadChange = (path: string): boolean =>
  path === signInPath || /^\/leads\/\d+\/(?:state|send)$/.test(path)
