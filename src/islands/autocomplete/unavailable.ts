/** Shown under a search box when suggestions fail; the box itself still works. */
export const unavailable = 'No suggestions right now. Press Enter to search.'
