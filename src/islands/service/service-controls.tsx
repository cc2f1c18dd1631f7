import { controls } from '../enquiry/controls.tsx'
import { DayControl } from './DayControl.tsx'
import { PlaceControl } from './PlaceControl.tsx'

/** The controls of single-step forms, with open days as options and the details of the workshop. */
export const serviceControls = { ...controls, date: DayControl, select: PlaceControl }
