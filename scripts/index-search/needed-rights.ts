/** Everything that the index run asks of a server, as its keys name it. */
export const neededActions = [
  'search',
  'documents.add',
  'documents.get',
  'indexes.create',
  'indexes.get',
  'indexes.delete',
  'settings.update',
  'settings.get',
  'tasks.get',
  'stats.get',
  'version',
  'keys.get',
  'keys.create',
] as const

/** What such a key is, in the words of POST /keys. */
export const neededKey = `a key for the actions ${neededActions.join(', ')} and the indexes ["*"]`
