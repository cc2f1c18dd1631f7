/** What a driver looks at: which side the wheel is on, and the stuff the cabin is lined with. */
export interface Cabin {
  readonly wheel: 'left' | 'right'
  readonly trim: keyof typeof trims
}

/** Linings a cabin may have: dash, seat and the strip across. */
const trims = {
  dark: { dash: '#2b2d30', low: '#1a1b1d', seat: '#26272a', strip: '#8d9297' },
  tan: { dash: '#33302d', low: '#1f1c1a', seat: '#8a6244', strip: '#6d5a48' },
  light: { dash: '#3a3c40', low: '#26282b', seat: '#b9b4aa', strip: '#a9adb2' },
} as const

const definitions = `<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a9c6df"/><stop offset=".62" stop-color="#e6eef2"/><stop offset="1" stop-color="#cdd6d6"/></linearGradient>
<linearGradient id="road" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b4b5b1"/><stop offset="1" stop-color="#8f908d"/></linearGradient>
<linearGradient id="shine" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".35" stop-color="#fff" stop-opacity=".05"/><stop offset="1" stop-color="#000" stop-opacity=".35"/></linearGradient>
<linearGradient id="screen" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#16222e"/><stop offset="1" stop-color="#0b1118"/></linearGradient>
<radialGradient id="dial"><stop offset="0" stop-color="#1b222a"/><stop offset=".86" stop-color="#0b0e12"/><stop offset="1" stop-color="#3b4147"/></radialGradient>
<linearGradient id="rim" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#55585c"/><stop offset=".3" stop-color="#26282b"/><stop offset="1" stop-color="#121314"/></linearGradient>
<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter>
<filter id="blur"><feGaussianBlur stdDeviation="5"/></filter>
</defs>`

const outside = `<rect width="1440" height="520" fill="url(#sky)"/>
<g filter="url(#blur)"><path d="M0 372 Q200 318 420 356 T860 340 T1440 362 V470 H0Z" fill="#8fa6a6" opacity=".7"/><path d="M0 398 Q300 372 640 392 T1440 388 V480 H0Z" fill="#6f8474" opacity=".75"/></g>
<path d="M0 408 H1440 V560 H0Z" fill="url(#road)"/><path d="M700 408 L330 560 H380 L712 408Z" fill="#e9e9e3" opacity=".8"/>`

function frame(low: string): string {
  return `<path d="M0 0 H1440 V84 Q720 26 0 84Z" fill="${low}"/><path d="M0 40 L168 60 Q120 250 60 452 L0 480Z" fill="${low}"/><path d="M1440 40 L1272 60 Q1320 250 1380 452 L1440 480Z" fill="${low}"/>
<rect x="596" y="78" width="248" height="74" rx="26" fill="#101113"/><rect x="606" y="86" width="228" height="57" rx="20" fill="#9fb3c0"/><path d="M606 120 Q720 104 834 122 V126 Q834 143 814 143 H626 Q606 143 606 126Z" fill="#5c6868"/>`
}

function dash({ dash, low, strip }: (typeof trims)['dark' | 'tan' | 'light']): string {
  const vent = (x: number) =>
    `<rect x="${x}" y="572" width="150" height="54" rx="14" fill="#0d0e0f"/>${[584, 596, 608].map((y) => `<rect x="${x + 10}" y="${y}" width="130" height="5" rx="2" fill="#3a3d40"/>`).join('')}`
  return `<path d="M0 470 Q220 428 470 440 Q720 420 970 440 Q1220 428 1440 470 V960 H0Z" fill="${dash}"/>
<path d="M0 470 Q220 428 470 440 Q720 420 970 440 Q1220 428 1440 470 V560 Q720 500 0 560Z" fill="url(#shine)"/>
<path d="M0 640 Q720 596 1440 640 V700 Q720 660 0 700Z" fill="${strip}"/><path d="M0 640 Q720 596 1440 640 V656 Q720 612 0 656Z" fill="#fff" opacity=".18"/>
<path d="M0 700 Q720 660 1440 700 V960 H0Z" fill="${low}"/><path d="M560 676 H880 L930 960 H510Z" fill="${dash}"/><path d="M560 676 H600 L560 960 H510Z" fill="#fff" opacity=".06"/>
${vent(36)}${vent(1254)}`
}

function middle(seat: string): string {
  const tiles = [0, 1, 2, 3].map(
    (at) => `<rect x="${598 + at * 66}" y="574" width="50" height="14" rx="7" fill="#31404e"/>`,
  )
  return `<rect x="566" y="396" width="308" height="206" rx="18" fill="#050607"/><rect x="576" y="406" width="288" height="186" rx="12" fill="url(#screen)"/>
<path d="M576 520 Q640 470 700 500 T864 440" stroke="#3f88c5" stroke-width="6" fill="none"/><path d="M620 592 L690 406 M760 592 L800 406 M576 460 H864" stroke="#243544" stroke-width="4"/><circle cx="702" cy="500" r="11" fill="#e8f1f8"/>${tiles.join('')}
<rect x="610" y="640" width="220" height="22" rx="11" fill="#0c0d0e"/><circle cx="640" cy="716" r="24" fill="#0f1011" stroke="#6a6e72" stroke-width="4"/><circle cx="800" cy="716" r="24" fill="#0f1011" stroke="#6a6e72" stroke-width="4"/><rect x="678" y="704" width="84" height="24" rx="12" fill="#0f1011"/>
<ellipse cx="720" cy="834" rx="62" ry="26" fill="#0c0d0e"/><path d="M700 834 L706 764 Q720 742 734 764 L740 834Z" fill="#1c1d1f"/><ellipse cx="720" cy="766" rx="26" ry="30" fill="${seat}"/><ellipse cx="712" cy="756" rx="10" ry="12" fill="#fff" opacity=".25"/>
<circle cx="640" cy="910" r="36" fill="#0b0c0d" stroke="#55595d" stroke-width="3"/><circle cx="800" cy="910" r="36" fill="#0b0c0d" stroke="#55595d" stroke-width="3"/>`
}

function driver(seat: string): string {
  const dial = (x: number, turn: number) =>
    `<circle cx="${x}" cy="520" r="66" fill="url(#dial)"/><circle cx="${x}" cy="520" r="54" fill="none" stroke="#dfe7ec" stroke-width="3" stroke-dasharray="3 13"/><path d="M${x} 520 L${x} 474" stroke="#e4563d" stroke-width="5" stroke-linecap="round" transform="rotate(${turn} ${x} 520)"/><circle cx="${x}" cy="520" r="9" fill="#2b3036"/>`
  return `<path d="M900 470 Q1080 396 1260 470 L1276 604 H884Z" fill="#17181a"/><path d="M900 470 Q1080 396 1260 470 L1262 486 Q1080 412 898 486Z" fill="#fff" opacity=".1"/>
${dial(1000, -120)}${dial(1160, -40)}<rect x="1054" y="486" width="52" height="72" rx="8" fill="#101820"/><rect x="1062" y="498" width="36" height="5" rx="2" fill="#7fb2d6"/><rect x="1062" y="512" width="24" height="5" rx="2" fill="#56707f"/>
<ellipse cx="1080" cy="690" rx="232" ry="214" fill="#000" opacity=".35" filter="url(#soft)"/>
<ellipse cx="1080" cy="676" rx="222" ry="206" fill="none" stroke="url(#rim)" stroke-width="42"/><ellipse cx="1080" cy="672" rx="233" ry="217" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="4"/>
<path d="M872 664 Q960 640 1012 652 V724 Q940 716 876 716Z" fill="#1d1f21"/><path d="M1288 664 Q1200 640 1148 652 V724 Q1220 716 1284 716Z" fill="#1d1f21"/><path d="M1040 736 H1120 L1108 880 H1052Z" fill="#1d1f21"/>
<path d="M1004 640 Q1080 606 1156 640 Q1172 720 1120 760 H1040 Q988 720 1004 640Z" fill="#232527"/><path d="M1004 640 Q1080 606 1156 640 L1154 656 Q1080 622 1006 656Z" fill="#fff" opacity=".12"/><circle cx="1080" cy="694" r="24" fill="none" stroke="#777c80" stroke-width="5"/>
${[912, 946, 1200, 1234].map((x) => `<circle cx="${x}" cy="684" r="10" fill="#3a3e42"/>`).join('')}
<path d="M1180 960 Q1190 884 1300 872 Q1410 884 1440 930 V960Z" fill="${seat}"/><path d="M1180 960 Q1190 884 1300 872 Q1410 884 1440 930 V944 Q1400 900 1300 888 Q1216 896 1206 960Z" fill="#fff" opacity=".16"/>
<path d="M0 930 Q40 884 140 872 Q250 884 260 960 H0Z" fill="${seat}"/><path d="M0 930 Q40 884 140 872 Q250 884 260 960 H236 Q226 898 140 888 Q50 898 0 948Z" fill="#fff" opacity=".16"/>`
}

/** The view from the driver's seat as an SVG of 1440 by 960. */
export function cabinPicture({ wheel, trim }: Cabin): string {
  const stuff = trims[trim]
  const turned = wheel === 'left' ? ' transform="translate(1440 0) scale(-1 1)"' : ''
  const layers = [outside, frame(stuff.low), dash(stuff), driver(stuff.seat), middle(stuff.seat)]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 960" width="1440" height="960">${definitions}<g${turned}>${layers.join('')}</g></svg>`
}
