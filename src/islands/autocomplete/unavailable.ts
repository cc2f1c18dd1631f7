/** Said under a search box while nobody answers what is typed: the box itself still works. */
export const unavailable = 'No suggestions right now. Press Enter to search.'
