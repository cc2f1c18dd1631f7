type Vector = readonly [number, number, number]

/** Where a picture is taken from: `eye` and `target` in metres, `zoom` in picture heights per radian-ish of view. */
export interface Camera {
  readonly eye: Vector
  readonly right: Vector
  readonly up: Vector
  readonly ahead: Vector
  readonly zoom: number
  readonly shift: number
}

function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

function unit(a: Vector): Vector {
  const length = Math.hypot(...a) || 1
  return [a[0] / length, a[1] / length, a[2] / length]
}

/** A camera at `eye` looking at `target`; `shift` moves the picture up by a share of its height. */
export function lookAt(eye: Vector, target: Vector, zoom: number, shift = 0): Camera {
  const ahead = unit(minus(target, eye))
  const right = unit(cross(ahead, [0, 0, 1]))
  return { eye, right, up: cross(right, ahead), ahead, zoom, shift }
}
