/** What cards can do from the first touch, pointer or key on a link to a car on: none of it is asked for before. */
import './card-becomes-car.ts'
import './card-pictures.ts'
