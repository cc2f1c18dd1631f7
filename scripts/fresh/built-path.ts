/** Where a site says the moment it was built for. */
export const builtPath = '/built.json'
