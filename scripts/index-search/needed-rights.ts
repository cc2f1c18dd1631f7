/** All actions an index run needs, by the names that Meilisearch keys use. */
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

/** Description of such a key, in the terms of POST /keys. */
export const neededKey = `a key for the actions ${neededActions.join(', ')} and the indexes ["*"]`
