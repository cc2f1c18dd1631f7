/** Names keep their capital: of two words in capitals, and these. */
const ordinary = /^(?!(?:Bluetooth|Bose|Isofix|Alcantara)\b)[A-Z][a-z]+(?:[- ][^A-Z]|$)/

/** "rear parking sensors", "Apple CarPlay", "LED headlights": a feature as it stands within a sentence. */
export const inSentence = (feature: string): string =>
  ordinary.test(feature) ? feature.charAt(0).toLowerCase() + feature.slice(1) : feature
