/** Map: name of a colour in small letters without spaces -> its code, mostly that of CSS. */
const codes: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  grey: '#808080',
  gray: '#808080',
  darkgrey: '#555555',
  darkgray: '#555555',
  silver: '#c0c0c0',
  charcoal: '#36454f',
  red: '#ff0000',
  darkred: '#8b0000',
  maroon: '#800000',
  burgundy: '#800020',
  brown: '#a52a2a',
  orange: '#ffa500',
  darkorange: '#ff8c00',
  gold: '#ffd700',
  yellow: '#ffff00',
  green: '#008000',
  darkgreen: '#006400',
  lightgreen: '#90ee90',
  olive: '#808000',
  teal: '#008080',
  turquoise: '#40e0d0',
  blue: '#0000ff',
  navy: '#000080',
  navyblue: '#000080',
  darkblue: '#00008b',
  royalblue: '#4169e1',
  lightblue: '#add8e6',
  skyblue: '#87ceeb',
  purple: '#800080',
  indigo: '#4b0082',
  pink: '#ffc0cb',
}

/** The code of a colour by its name, as in "Dark blue"; null for other texts. */
export function colourNamed(text: string): string | null {
  const name = text.toLowerCase().replace(/[\s_-]/g, '')
  return Object.hasOwn(codes, name) ? (codes[name] ?? null) : null
}
