import type { Scene } from './light.ts'

function unit(x: number, y: number, z: number): readonly [number, number, number] {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

/** The places demo vehicles are photographed in. */
export const scenes = {
  daylight: {
    name: 'daylight',
    outdoors: false,
    fill: 1.15,
    sky: [0.7, 0.72, 0.735],
    horizon: [0.84, 0.85, 0.85],
    floor: [0.7, 0.705, 0.71],
    room: { above: [0.62, 0.63, 0.65], sides: [0.3, 0.31, 0.33], below: [0.3, 0.3, 0.3] },
    box: { colour: [2.2, 2.2, 2.16], half: 1.1, height: 4 },
    strip: { colour: [1.1, 1.1, 1.1], low: 1.7, high: 2.9 },
    sun: { towards: unit(-0.35, 0.5, 0.8), colour: [0.5, 0.49, 0.47] },
  },
  graphite: {
    name: 'graphite',
    outdoors: false,
    fill: 1.6,
    sky: [0.035, 0.038, 0.042],
    horizon: [0.15, 0.158, 0.17],
    floor: [0.1, 0.104, 0.11],
    room: { above: [0.34, 0.35, 0.37], sides: [0.16, 0.165, 0.175], below: [0.09, 0.09, 0.095] },
    box: { colour: [2.6, 2.6, 2.6], half: 0.9, height: 4 },
    strip: { colour: [1.2, 1.22, 1.25], low: 1.5, high: 2.5 },
    sun: { towards: unit(-0.35, 0.55, 0.75), colour: [0.75, 0.74, 0.72] },
  },
  coast: {
    name: 'coast',
    outdoors: true,
    fill: 0.72,
    sky: [0.24, 0.44, 0.72],
    horizon: [0.72, 0.82, 0.9],
    floor: [0.41, 0.395, 0.37],
    room: { above: [0.55, 0.72, 0.95], sides: [0.42, 0.43, 0.42], below: [0.2, 0.2, 0.195] },
    box: { colour: [0.5, 0.52, 0.56], half: 3, height: 5 },
    strip: { colour: [0.75, 0.78, 0.8], low: 2.4, high: 5 },
    sun: { towards: unit(-0.45, 0.6, 0.72), colour: [0.78, 0.74, 0.66] },
  },
  evening: {
    name: 'evening',
    outdoors: true,
    fill: 0.85,
    sky: [0.22, 0.29, 0.47],
    horizon: [0.9, 0.64, 0.45],
    floor: [0.2, 0.185, 0.18],
    room: { above: [0.42, 0.47, 0.62], sides: [0.4, 0.31, 0.26], below: [0.14, 0.13, 0.125] },
    box: { colour: [0.45, 0.42, 0.45], half: 3, height: 5 },
    strip: { colour: [0.95, 0.62, 0.36], low: 2, high: 4 },
    sun: { towards: unit(-0.65, 0.62, 0.42), colour: [0.95, 0.66, 0.42] },
  },
} as const satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes
