/** Card interactions, loaded at the first touch, hover or focus on a link to a car or a list. */
import './card-becomes-car.ts'
import './card-pictures.ts'

/** For links to lists: soft navigation needs this. */
export { fetchPage } from '#api/page.ts'
