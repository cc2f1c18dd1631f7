import { rows } from './rows.ts'

/** Body types by the words shoppers type. */
export const bodies = rows('body', [
  ['SUV', 'suv|suvs|s.u.v|sports utility|sport utility|crossover|soft roader|softroader', ''],
  ['Hatchback', 'hatch|hatchback|hatch back|hatchbak|hach|hatchy|five door hatch|5 door hatch', 'liftback'],
  ['Sedan', 'sedan|saloon|sedans|seden|sedann|four door sedan|4 door sedan', 'saloon'],
  [
    'Wagon',
    'wagon|station wagon|stationwagon|estate|station wagen|wagen|waggon|station waggon|stn wagon|sportwagon|sports wagon|touring wagon',
    'estate|station wagon',
  ],
  ['Coupe', 'coupe|coup|cuope|coupé|two door coupe|2 door coupe', ''],
  [
    'Convertible',
    'convertible|cabriolet|cabrio|soft top|softtop|roadster|ragtop|rag top|drop top|open top|hard top convertible|convertable|spider|spyder|convertble',
    'cabriolet|roadster|cabrio|soft top',
  ],
  [
    'Ute',
    'ute|utes|utility|pickup|pick up|pick-up|pickup truck|pick up truck|tray back|trayback|tray ute|tray|work ute|tradie ute|tradies ute|trade ute|utte|uet',
    'cab chassis|utility|pickup|pick up',
    'sports utility|sport utility|suv',
  ],
  ['Cab chassis', 'cab chassis|cab and chassis|cab chasis', ''],
  [
    'People mover',
    'people mover|peoplemover|people movers|peoples mover|mpv|minivan|mini van|mini-van|people carrier|passenger van|family van|people mover van',
    'minivan|mpv|people carrier',
  ],
  [
    'Van',
    'van|vans|delivery van|cargo van|panel van|work van|panelvan|courier van|small van',
    'commercial|van',
    'people mover|minivan|passenger|caravan',
  ],
  ['Bus', 'bus|buses|minibus|mini bus|coach', 'minibus'],
  ['Truck', 'truck|trucks|light truck|small truck|lorry', 'light truck|commercial'],
  ['Motorhome', 'motorhome|motor home|campervan|camper van|camper', 'campervan|camper'],
  ['Caravan', 'caravan|caravans|travel trailer', 'travel trailer'],
  ['Motorcycle', 'motorcycle|motorbike|motor bike|motorcycles|motorbikes|bike|bikes|motor cycle', 'motorbike|bike'],
])

/**
 * Kinds of vehicles, independent of the source's body names ("Naked" is a motorcycle). "Cars" is said of every kind,
 * and "trucks" means bodies, so neither is here.
 */
export const kinds = rows('item_type', [
  ['Motorcycles', 'motorcycle|motorbike|motorbikes|motor bike|motor cycle', 'motorcycles'],
  ['Bikes', 'bike', 'bikes|motorcycles'],
  ['RVs', 'rv|recreational vehicle', 'rvs'],
  ['Motor cars', 'motor car|passenger car', 'cars'],
  ['Heavy trucks', 'heavy truck|heavy vehicle', 'trucks'],
])

/** Words for a kind when no body in stock has that name: a caravan dealer calls caravans vans. */
export const kindsWithoutBody = rows('item_type', [['RVs', 'van|vans', 'rvs']])
