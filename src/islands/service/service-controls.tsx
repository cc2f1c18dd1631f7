import { controls } from '../enquiry/controls.tsx'
import { DayControl } from './DayControl.tsx'

/** The controls of everyday forms, with open days to press. */
export const serviceControls = { ...controls, date: DayControl }
