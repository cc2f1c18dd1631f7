/** Groups of synonyms, separated by |. */
const names: readonly string[] = [
  'reversing camera|reverse camera|rear camera|rear view camera|rearview camera|backup camera|back up camera',
  '360 camera|360 degree camera|surround view|around view',
  'satellite navigation|navigation|sat nav|satnav|gps',
  'tow bar|towbar|tow ball|towball|tow hitch|tow package|trailer hitch',
  'bull bar|bullbar',
  'sunroof|sun roof|moonroof',
  'roof racks|roof rack|roof rails',
  'air conditioning|air con|aircon',
  'alloy wheels|alloys|mag wheels|mags',
  'keyless start|push start|push button start',
  'carplay|car play',
  'autonomous emergency braking|automatic emergency braking|aeb',
  'head up display|heads up display|hud',
  'blind spot|blindspot',
  'service history|log books|logbooks|log book|logbook',
  'one owner|1 owner|single owner',
  // Learners and provisional riders may ride the same bikes.
  'p plate approved|p plate legal|p plater|p platers|p plate|p plates|lams approved|lams|learner approved|learner legal',
  'dual cab|double cab|crew cab|twin cab',
  'extra cab|space cab|king cab|super cab|extended cab',
  'single cab|regular cab',
]

/** Map: name of equipment or a cab -> its synonyms. */
export const equipmentWords: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  names
    .map((group) => group.split('|'))
    .flatMap((group) => group.map((typed) => [typed, group.filter((other) => other !== typed)] as const)),
)
