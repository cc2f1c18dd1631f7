import { equipmentWords } from './words/equipment.ts'

/**
 * Map: word of the trade -> its synonyms; both directions where shoppers type both. Makes are in
 * dealers/_platform.yaml.
 */
export const tradeWords: Readonly<Record<string, readonly string[]>> = {
  ...equipmentWords,
  pickup: ['ute'],
  'pick up': ['ute'],
  ute: ['pickup', 'cab chassis'],
  '4wd': ['4x4', 'four wheel drive'],
  '4x4': ['4wd', 'four wheel drive'],
  'four wheel drive': ['4wd', '4x4'],
  awd: ['all wheel drive'],
  'all wheel drive': ['awd'],
  '2wd': ['4x2', 'two wheel drive'],
  auto: ['automatic'],
  automatic: ['auto'],
  ev: ['electric'],
  hatch: ['hatchback'],
  hatchback: ['hatch'],
  wagon: ['station wagon', 'estate'],
  'station wagon': ['wagon'],
  estate: ['wagon'],
  'people mover': ['minivan'],
  minivan: ['people mover'],
  cabriolet: ['convertible'],
  convertible: ['cabriolet', 'soft top'],
  'soft top': ['convertible', 'cabriolet'],
  motorbike: ['motorcycle', 'motorcycles'],
  bike: ['motorcycle', 'motorcycles'],
  caravan: ['rv', 'rvs'],
  grey: ['gray'],
  gray: ['grey'],
}
