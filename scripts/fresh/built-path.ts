/** Site path of the file with the time a site was built for. */
export const builtPath = '/built.json'
