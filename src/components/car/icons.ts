/** Outlines on a 24-unit grid, drawn for this project; decoration only, words or a label stand beside them. */
export const outlines = {
  heart: 'M12 20.2 4.4 12.7a4.9 4.9 0 0 1 0-7 4.9 4.9 0 0 1 7 0l.6.7.6-.7a4.9 4.9 0 0 1 7 0 4.9 4.9 0 0 1 0 7Z',
  camera:
    'M4 8.5A1.5 1.5 0 0 1 5.5 7H8l1.4-2h5.2L16 7h2.5A1.5 1.5 0 0 1 20 8.5v8a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 16.5ZM12 15.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  pin: 'M12 21s6.5-5.6 6.5-11a6.5 6.5 0 0 0-13 0C5.5 15.4 12 21 12 21ZM12 12.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  trend: 'M4 7.5 10 13.5l3.5-3.5L20 16.5M20 11.5v5h-5',
  phone:
    'M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3A1.5 1.5 0 0 1 18.5 19 14.5 14.5 0 0 1 4.5 5.5 1.5 1.5 0 0 1 6.5 4Z',
  close: 'm6 6 12 12M18 6 6 18',
  previous: 'm15 5-7 7 7 7',
  next: 'm9 5 7 7-7 7',
  down: 'm5 9 7 7 7-7',
  expand: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M6 12v7h12v-7',
  document: 'M7 3.5h7l4 4v13H7ZM14 3.5v4h4M10 12.5h5M10 16h5',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  clock: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 7.5V12l3 2',
} as const

export type IconName = keyof typeof outlines
