/** Capitalises the first letter: "all-wheel" -> "All-wheel". */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
