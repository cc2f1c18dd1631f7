/** What cards can do from the first touch, pointer or key on a link to a car on: none of it is asked for before. */
import './card-becomes-car.ts'
import './card-pictures.ts'

/** Links to lists are met like cards: where they swap lists, they need this. */
export { fetchPage } from '#api/page.ts'
