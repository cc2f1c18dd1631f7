import { controls } from '../enquiry/controls.tsx'
import { DayControl } from './DayControl.tsx'
import { PlaceControl } from './PlaceControl.tsx'

/** The controls of everyday forms, with open days to press and what is known of the workshop. */
export const serviceControls = { ...controls, date: DayControl, select: PlaceControl }
