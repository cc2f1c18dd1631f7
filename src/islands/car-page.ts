import './car-dates.ts'
import './car-share.ts'
import './dialogs.ts'
import './gallery.ts'
