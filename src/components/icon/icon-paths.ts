/* Line drawings on a 24 by 24 grid, each one path. One export each, so that a script carries only those it draws. */

export const calendar = 'M5 6h14v14H5zM5 10.5h14M9 3.5v4M15 3.5v4'
export const camera =
  'M4 8.5A1.5 1.5 0 0 1 5.5 7H8l1.4-2h5.2L16 7h2.5A1.5 1.5 0 0 1 20 8.5v8a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 16.5ZM12 15.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z'
export const chat = 'M4 5.5h16v11h-9l-4.5 4v-4H4zM8 9.5h8M8 12.5h5'
export const check = 'm5 12.5 4.5 4.5L19 7.5'
export const close = 'm6 6 12 12M18 6 6 18'
export const directions = 'M12 3.5l8.5 8.5-8.5 8.5L3.5 12zM9 14v-3h6M13 8.8l2.2 2.2-2.2 2.2'
export const down = 'm6 9.5 6 6 6-6'
export const expand = 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5'
export const facebook =
  'M14 21v-8h2.7l.5-3.2H14V8c0-1 .4-1.7 1.8-1.7h1.5V3.4A18 18 0 0 0 15 3.2c-2.4 0-4 1.4-4 4v2.6H8.2V13H11v8'
export const filters = 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5'
export const heart =
  'M12 20.2 4.4 12.7a4.9 4.9 0 0 1 0-7 4.9 4.9 0 0 1 7 0l.6.7.6-.7a4.9 4.9 0 0 1 7 0 4.9 4.9 0 0 1 0 7Z'
export const instagram =
  'M7.5 4h9A3.5 3.5 0 0 1 20 7.5v9a3.5 3.5 0 0 1-3.5 3.5h-9A3.5 3.5 0 0 1 4 16.5v-9A3.5 3.5 0 0 1 7.5 4zM12 8.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6zM16.8 7.2h.01'
export const linkedin = 'M6 10v10M6 5.5h.01M11 20V10M11 15a4 4 0 0 1 8 0v5'
export const mail = 'M4 6h16v12H4zM4 7l8 6 8-6'
export const menu = 'M4 7h16M4 12h16M4 17h16'
export const next = 'm9 5 7 7-7 7'
export const paper = 'M7 3.5h7l4 4v13H7ZM14 3.5v4h4M10 12.5h5M10 16h5'
export const phone =
  'M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3A1.5 1.5 0 0 1 18.5 19 14.5 14.5 0 0 1 4.5 5.5 1.5 1.5 0 0 1 6.5 4Z'
export const pin =
  'M12 21s6.5-5.6 6.5-11a6.5 6.5 0 0 0-13 0C5.5 15.4 12 21 12 21ZM12 12.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z'
export const previous = 'm15 5-7 7 7 7'
export const search = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 20 20'
export const share = 'M12 15V4M8 7.5 12 3.5l4 4M6 12v7h12v-7'
export const tiktok = 'M13 4v11.2a3.3 3.3 0 1 1-3.3-3.3M13 4c.3 2.8 2 4.6 4.8 4.8'
export const trend = 'M4 7.5 10 13.5l3.5-3.5L20 16.5M20 11.5v5h-5'
export const up = 'M12 19V5M6 11l6-6 6 6'
export const youtube =
  'M6.5 6h11A3.5 3.5 0 0 1 21 9.5v5a3.5 3.5 0 0 1-3.5 3.5h-11A3.5 3.5 0 0 1 3 14.5v-5A3.5 3.5 0 0 1 6.5 6zM10.4 9.3v5.4l4.4-2.7z'
