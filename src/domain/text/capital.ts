/** The same text with a large first letter: "all-wheel" gives "All-wheel". */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
