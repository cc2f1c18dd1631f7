"""Motorcycles: tubes swept along curves, smooth solids for tank and seat, finned engines. Metres; x back from the front
tyre, z up, both wheels on y = 0. Each part is (name, vertices, quads, normals or None, material, more attributes)."""
from dataclasses import dataclass
import numpy as np
from field import box, least, mesh, ramp, smax, smin
from parts import revolve


def spline(points, n=14):
    """Points on a smooth curve through the given ones (Catmull-Rom)."""
    p = np.array(points, float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    t = np.linspace(0, 1, n, endpoint=False)[:, None]
    out = [0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
           for a, b, c, d in zip(p, p[1:], p[2:], p[3:])]
    return np.vstack(out + [p[-2:-1]])


def tube(points, radius, around=20, smooth=True):
    """A round bar along a curve, closed at both ends. `radius` is a number or one for each end."""
    p = spline(points) if smooth and len(points) > 2 else np.array(points, float)
    r = np.linspace(*((radius, radius) if np.isscalar(radius) else radius), len(p))
    d = np.gradient(p, axis=0)
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    u = np.cross(d[0], (0.3, 1, 0.2))
    rings = []
    for at, along, rr in zip(p, d, r):
        u = u - along * (u @ along)
        u /= np.linalg.norm(u)
        w = np.cross(along, u)
        t = np.linspace(0, 2 * np.pi, around, endpoint=False)[:, None]
        rings.append(at + rr * (np.cos(t) * u + np.sin(t) * w))
    caps = [np.repeat(p[:1], around, 0), np.repeat(p[-1:], around, 0)]
    v = np.vstack([caps[0], *rings, caps[1]])
    n = len(rings) + 2
    j = np.arange(around)
    f = np.vstack([np.stack([i * around + j, i * around + (j + 1) % around, (i + 1) * around + (j + 1) % around, (i + 1) * around + j], 1) for i in range(n - 1)])
    return v, f, None


def both(part):
    """The part and its mirror image."""
    v, f, n = part
    m = np.array([1, -1, 1])
    return np.vstack([v, v * m]), np.vstack([f, f[:, ::-1] + len(v)]), None if n is None else np.vstack([n, n * m])


def joined(*parts):
    at, vs, fs = 0, [], []
    for v, f, _ in parts:
        vs.append(v), fs.append(f + at)
        at += len(v)
    return np.vstack(vs), np.vstack(fs), None


def ellipse_tyre(radius, half, deep, at):
    t = np.linspace(0.42, 2 * np.pi - 0.42, 40)
    v, f = revolve([(radius - deep / 2 - deep / 2 * np.cos(a), half * np.sin(a)) for a in t], 120)
    return v + np.array([at, 0, radius]), f, None


def ring(radius, y0, y1, inner, at, z):
    v, f = revolve([(inner, y0), (radius, y0), (radius, y1), (inner, y1), (inner, y0)], 72)
    return v + np.array([at, 0, z]), f, None


def cast_wheel(R, at, z, half=0.05, count=5):
    def f(x, y, z_):
        u, w = x - at, z_ - z
        r, ang = np.hypot(u, w), np.arctan2(w, u)
        k = (ang + np.pi / count) % (2 * np.pi / count) - np.pi / count
        split = np.clip((r - 0.09) / (R - 0.09), 0, 1) * 0.15
        spoke = smax(np.abs(np.abs(k) - split) * r - 0.011, np.abs(y) - 0.016, 0.008)
        spoke = np.maximum(spoke, r - R + 0.008)
        rim = smax(np.abs(r - R + 0.008) - 0.012, np.abs(y) - half, 0.008)
        hub = smax(r - 0.042, np.abs(y) - 0.062, 0.012)
        return least(smin(spoke, rim, 0.012), smin(spoke, hub, 0.015))
    return mesh(f, (at - R - 0.02, 0, z - R - 0.02), (at + R + 0.02, 0.08, z + R + 0.02), 0.006, True, settle=2)


def wire_wheel(R, at, z, half=0.05, count=36):
    parts = [ring(R, -half, half, R - 0.018, at, z), ring(0.045, -0.05, 0.05, 0.01, at, z)]
    for k in range(count):
        a = 2 * np.pi * k / count
        b, y = a + (0.5 if k % 4 < 2 else -0.5), 0.042 if k % 2 else -0.042
        parts.append(tube([(at + 0.04 * np.cos(b), y, z + 0.04 * np.sin(b)), (at + (R - 0.012) * np.cos(a), y * 0.2, z + (R - 0.012) * np.sin(a))], 0.0022, 6))
    return joined(*parts)


@dataclass(frozen=True)
class Bike:
    front: tuple  # wheel: x, radius, half width, rim radius
    rear: tuple
    head: tuple  # steering head: x, z
    bars: tuple  # grip: x, y, z
    tank: tuple  # middle x, z; half length, width, height
    seat: tuple  # curve of (x, z) along its top
    engine: str  # four or vee
    wires: bool = False
    kind: str = 'naked'
    length: float = 2.10
    turn: float = 56
    room: float = 2.2
    height: float = 1.12
    roof: tuple = ((0, 1.12), (2, 1.12))


naked = Bike(front=(0.31, 0.305, 0.060, 0.215), rear=(1.74, 0.315, 0.092, 0.215), head=(0.66, 0.90), bars=(0.76, 0.37, 1.03),
             tank=(0.92, 0.855, 0.27, 0.150, 0.125), seat=((1.12, 0.83), (1.25, 0.80), (1.42, 0.81), (1.52, 0.87), (1.74, 0.905)), engine='four')
adventure = Bike(front=(0.36, 0.345, 0.052, 0.262), rear=(1.88, 0.330, 0.080, 0.225), head=(0.74, 1.06), bars=(0.86, 0.43, 1.20),
                 tank=(1.00, 0.985, 0.30, 0.190, 0.145), seat=((1.20, 0.95), (1.32, 0.90), (1.48, 0.90), (1.60, 0.94), (1.86, 0.95)), engine='four',
                 wires=True, kind='adventure', length=2.28, height=1.44, roof=((0, 1.44), (2, 1.44)))
cruiser = Bike(front=(0.33, 0.325, 0.062, 0.232), rear=(1.96, 0.325, 0.100, 0.205), head=(0.82, 0.86), bars=(1.02, 0.42, 1.06),
               tank=(1.06, 0.815, 0.28, 0.135, 0.105), seat=((1.30, 0.74), (1.42, 0.665), (1.56, 0.665), (1.68, 0.72), (1.92, 0.745)), engine='vee',
               wires=True, kind='cruiser', length=2.36, height=1.12, roof=((0, 1.12), (2, 1.12)))
bikes = {'naked': naked, 'adventure': adventure, 'cruiser': cruiser}


def shell_tank(b):
    cx, cz, hl, hw, hh = b.tank

    def f(x, y, z):
        u = (x - cx) / hl
        w = hw * (1.0 - 0.42 * ramp(0.0, 1.0, u) - 0.15 * ramp(-0.4, -1.0, u))
        top = hh * (1.0 - 0.40 * ramp(-0.2, 1.0, u) - 0.18 * ramp(-0.5, -1.0, u))
        v = (z - cz) / np.where(z > cz, top, hh * 0.95)
        egg = (np.abs(u) ** 2.6 + np.abs(y / w) ** 2.5 + np.abs(v) ** 2.3) ** (1 / 2.4)
        d = (egg - 1) * 0.11
        knee = 0.05 - np.hypot((x - cx - 0.20) / 2.4, np.abs(y) - hw - 0.012, ) + 0 * z
        if b.kind != 'cruiser':
            d = smax(d, knee, 0.05)
        return smax(d, (cz - hh * 0.62) - z + 0.10 * u, 0.03)
    return mesh(f, (cx - hl - 0.04, 0, cz - hh - 0.05), (cx + hl + 0.04, hw + 0.04, cz + hh + 0.04), 0.007, True)


def cushion(points, half, thick, step=0.008):
    xs, zs = np.array(points).T

    def f(x, y, z):
        top = np.interp(x, xs, zs)
        w = half * (1.0 - 0.45 * ramp(xs[0] + 0.16, xs[0], x) - 0.35 * ramp(xs[0] + 0.35, xs[-1], x))
        d = smax(np.abs(y) - w, np.abs(z - top + thick / 2 + 0.25 * y * y / half) - thick / 2, 0.05)
        return smax(d, np.maximum(xs[0] - x, x - xs[-1]), 0.06) * 0.8
    return mesh(f, (xs[0] - 0.02, 0, zs.min() - thick - 0.06), (xs[-1] + 0.02, half + 0.03, zs.max() + 0.05), step, True)


def engine_four(b):
    cx, cz = (b.tank[0] + 0.10, b.rear[1] + 0.15)

    def case(x, y, z):
        low = box(np.abs(x - cx) - 0.21, np.abs(y) - 0.150, np.abs(z - cz) - 0.115, 0.05)
        clutch = smax(np.hypot(x - cx - 0.04, z - cz) - 0.095, np.abs(y) - 0.195, 0.022)
        alt = smax(np.hypot(x - cx + 0.13, z - cz - 0.005) - 0.072, np.abs(y) - 0.185, 0.02)
        sump = box(np.abs(x - cx + 0.04) - 0.13, np.abs(y) - 0.10, np.abs(z - cz + 0.14) - 0.07, 0.04)
        return least(smin(low, clutch, 0.02), smin(low, alt, 0.02), sump)

    def barrel(x, y, z):
        u, v = x - cx + 0.11, z - cz - 0.17
        along, up = u + 0.40 * v, v * 0.93
        d = box(np.abs(along) - 0.085, np.abs(y) - 0.185, np.abs(up) - 0.115, 0.02)
        return d + 0.007 * (np.cos(2 * np.pi * z / 0.021) > 0.2) * (up < 0.05)
    lo, hi = (cx - 0.32, 0, cz - 0.24), (cx + 0.26, 0.22, cz + 0.34)
    return mesh(case, lo, hi, 0.008, True, settle=2), mesh(barrel, lo, hi, 0.005, True, settle=1)


def engine_vee(b):
    cx, cz = (b.tank[0] + 0.12, b.rear[1] + 0.11)

    def case(x, y, z):
        low = box(np.abs(x - cx) - 0.20, np.abs(y) - 0.105, np.abs(z - cz) - 0.105, 0.06)
        cam = smax(np.hypot(x - cx, z - cz - 0.01) - 0.10, np.abs(y) - 0.150, 0.03)
        gear = box(np.abs(x - cx - 0.29) - 0.11, np.abs(y) - 0.10, np.abs(z - cz) - 0.09, 0.05)
        primary = smax(np.hypot(np.maximum(np.abs(x - cx - 0.13) - 0.15, 0), z - cz + 0.01) - 0.085, np.abs(y + 0.12) - 0.04, 0.03)
        return least(smin(low, cam, 0.02), smin(low, gear, 0.03), primary)

    def barrels(x, y, z):
        out = 1.0
        for lean in (-0.40, 0.40):
            u, v = x - cx, z - cz
            along, up = u * np.cos(lean) - v * np.sin(lean), u * np.sin(lean) + v * np.cos(lean)
            pot = smax(np.hypot(along, y) - 0.088, np.abs(up - 0.20) - 0.085, 0.008) + 0.011 * (np.cos(2 * np.pi * up / 0.019) > 0.1)
            head = box(np.abs(along) - 0.085, np.abs(y) - 0.085, np.abs(up - 0.325) - 0.038, 0.03)
            rods = np.minimum(np.hypot(along - 0.035, y + 0.11), np.hypot(along + 0.035, y + 0.11)) - 0.009
            out = least(out, pot, head, np.maximum(rods, np.abs(up - 0.2) - 0.13))
        return out
    return mesh(case, (cx - 0.25, -0.20, cz - 0.18), (cx + 0.44, 0.20, cz + 0.18), 0.008, settle=2), \
        mesh(barrels, (cx - 0.32, -0.14, cz + 0.06), (cx + 0.32, 0.14, cz + 0.42), 0.006, settle=1)


def fender(at, R, half, a0, a1, thick=0.004):
    """A mudguard: part of a turned arch over a wheel."""
    n, m = 40, 13
    t = np.linspace(a0, a1, n)
    s = np.linspace(-1.25, 1.25, m)
    v = np.array([[at - (R + 0.35 * half * (np.cos(q) - 1) * 2.2) * np.cos(a), half * np.sin(q), 0 + (R + 0.35 * half * (np.cos(q) - 1) * 2.2) * np.sin(a)] for a in t for q in s])
    f = np.array([[i * m + j, i * m + j + 1, (i + 1) * m + j + 1, (i + 1) * m + j] for i in range(n - 1) for j in range(m - 1)])
    return v, f, None


def lifted(part, z):
    v, f, n = part
    return v + np.array([0, 0, z]), f, n


def egg(cx, cy, cz, a, b_, c, power=2.4, step=0.006):
    def f(x, y, z):
        return ((np.abs((x - cx) / a) ** power + np.abs((y - cy) / b_) ** power + np.abs((z - cz) / c) ** power) ** (1 / power) - 1) * min(a, b_, c)
    return mesh(f, (cx - a - 0.02, cy - b_ - 0.02, cz - c - 0.02), (cx + a + 0.02, cy + b_ + 0.02, cz + c + 0.02), step, settle=3)


def block(cx, cy, cz, a, b_, c, r=0.02, step=0.008):
    def f(x, y, z):
        return box(np.abs(x - cx) - a, np.abs(y - cy) - b_, np.abs(z - cz) - c, r)
    return mesh(f, (cx - a - 0.02, cy - b_ - 0.02, cz - c - 0.02), (cx + a + 0.02, cy + b_ + 0.02, cz + c + 0.02), step, settle=2)


def build(b):
    """All parts of a motorcycle: (name, (vertices, quads, normals), material)."""
    fx, fr, fh, frim = b.front
    rx, rr, rh, rrim = b.rear
    hx, hz = b.head
    gx, gy, gz = b.bars
    cx, cz, hl, hw, hh = b.tank
    out = []
    put = lambda name, part, material: out.append((name, part, material))
    put('tyre front', ellipse_tyre(fr, fh, fr - frim, fx), 'rubber')
    put('tyre rear', ellipse_tyre(rr, rh, rr - rrim, rx), 'rubber')
    wheel = wire_wheel if b.wires else cast_wheel
    alloy = 'chrome' if b.kind == 'cruiser' else 'gunmetal'
    put('rim front', wheel(frim + 0.012, fx, fr, fh * 0.62), alloy)
    put('rim rear', wheel(rrim + 0.012, rx, rr, rh * 0.62), alloy)
    put('discs', joined(ring(0.155, -0.072, -0.067, 0.105, fx, fr), ring(0.155, 0.067, 0.072, 0.105, fx, fr), ring(0.12, 0.085, 0.09, 0.08, rx, rr), ring(0.075, -0.072, 0.072, 0.035, fx, fr)), 'steel')
    # fork: from the axle through both yokes
    tx = hx - 0.02 + (0.10 if b.kind == 'cruiser' else 0.03)
    tz = hz + (0.12 if b.kind != 'cruiser' else 0.10)
    slope = np.array([tx - fx, 0, tz - fr])
    leg = lambda s, y: tuple(np.array([fx, y, fr]) + slope * s)
    put('fork legs', both(tube([leg(-0.03, 0.100), leg(0.48, 0.100)], 0.031)), 'black' if b.kind != 'cruiser' else 'chrome')
    put('fork tubes', both(tube([leg(0.40, 0.100), leg(1.0, 0.100)], 0.0235)), 'chrome')
    put('yokes', joined(tube([leg(0.97, -0.125), leg(0.97, 0.125)], 0.028), tube([leg(0.76, -0.125), leg(0.76, 0.125)], 0.030)), 'black')
    put('calipers', both(block(fx + 0.13, 0.085, fr + 0.06, 0.035, 0.022, 0.062, 0.02)), 'black')
    top = leg(1.0, 0)
    # bars, grips, levers, mirrors
    rise = [(top[0], 0.03, top[2] + 0.02), (top[0] + 0.01, 0.12, top[2] + 0.05), (gx - 0.03, gy - 0.16, gz), (gx, gy, gz - 0.005)]
    put('bars', both(tube(rise, 0.0125)), 'black' if b.kind != 'cruiser' else 'chrome')
    put('grips', both(tube([(gx - 0.026, gy - 0.13, gz), (gx + 0.002, gy + 0.01, gz - 0.005)], 0.0175)), 'rubber')
    put('levers', both(tube([(gx - 0.075, gy - 0.14, gz), (gx - 0.085, gy - 0.06, gz - 0.008), (gx - 0.06, gy + 0.02, gz - 0.012)], 0.006)), 'steel')
    put('perches', both(block(gx - 0.045, gy - 0.155, gz + 0.004, 0.034, 0.030, 0.022, 0.015)), 'black')
    put('stalks', both(tube([(gx - 0.04, gy - 0.16, gz + 0.01), (gx - 0.05, gy - 0.13, gz + 0.09), (gx - 0.03, gy - 0.05, gz + 0.13)], 0.0065)), 'black')
    put('mirrors', both(egg(gx - 0.02, gy - 0.02, gz + 0.150, 0.018, 0.075, 0.042)), 'black')
    # tank and seat
    put('tank', shell_tank(b), 'paint')
    put('cap', egg(cx - 0.06, 0, cz + hh * 0.97, 0.045, 0.045, 0.012), 'steel')
    put('seat', cushion(b.seat, 0.145 if b.kind != 'cruiser' else 0.17, 0.085), 'seat')
    sx0, sz0 = b.seat[0]
    sx1, sz1 = b.seat[-1]
    pivot = (cx + 0.34, rr + 0.16)
    # frame
    put('frame', both(joined(
        tube([(hx + 0.02, 0.05, hz + 0.02), (cx - 0.12, 0.155, cz - hh * 0.75), (cx + 0.18, 0.150, cz - hh - 0.06), (pivot[0], 0.135, pivot[1])], 0.024),
        tube([(cx + 0.16, 0.12, cz - hh - 0.02), (sx1 - 0.10, 0.085, sz1 - 0.13)], 0.014),
        tube([(pivot[0], 0.125, pivot[1]), (sx1 - 0.12, 0.085, sz1 - 0.14)], 0.013))), 'black' if b.kind != 'naked' else 'black')
    put('head', tube([(hx, 0, hz + 0.08), (hx - 0.05, 0, hz - 0.08)], 0.035), 'black')
    # swing arm, chain, shock
    put('swing arm', both(joined(tube([(pivot[0], 0.115, pivot[1]), (rx + 0.03, 0.125, rr)], (0.034, 0.024)))), 'gunmetal')
    put('axles', joined(tube([(rx, -0.15, rr), (rx, 0.15, rr)], 0.017), tube([(fx, -0.12, fr), (fx, 0.12, fr)], 0.014)), 'steel')
    for dz in (0.055, -0.055):
        put('chain', tube([(pivot[0] - 0.06, -0.098, pivot[1] + dz * 0.6), (rx, -0.098, rr + dz * 1.7)], 0.0085), 'steel')
    put('sprocket', lifted((lambda p: (p[0] + np.array([0, -0.098, 0]), p[1], p[2]))(ring(0.098, -0.004, 0.004, 0.05, rx, rr)), 0), 'steel')
    put('shock', tube([(pivot[0] + 0.10, 0, pivot[1] + 0.02), (sx0 + 0.12, 0, sz0 - 0.14)], 0.034), 'black')
    case, pots = engine_four(b) if b.engine == 'four' else engine_vee(b)
    put('case', case, 'engine' if b.kind != 'cruiser' else 'gunmetal')
    put('barrels', pots, 'engine' if b.kind != 'cruiser' else 'steel')
    put('pegs', both(tube([(pivot[0] - 0.02, 0.15, pivot[1] - 0.08), (pivot[0], 0.25, pivot[1] - 0.085)], 0.011)), 'steel')
    put('stand', tube([(pivot[0] - 0.10, -0.14, pivot[1] - 0.10), (pivot[0] + 0.10, -0.20, 0.10)], 0.011), 'black')
    put('plate', block(sx1 + 0.10, 0, sz1 - 0.26, 0.004, 0.10, 0.07, 0.004, 0.004), 'white')
    put('plate arm', tube([(sx1 - 0.02, 0, sz1 - 0.06), (sx1 + 0.09, 0, sz1 - 0.2)], 0.018), 'black')
    {'naked': dress_naked, 'adventure': dress_adventure, 'cruiser': dress_cruiser}[b.kind](b, put)
    return out


def pipes(put, b, high):
    cx, cz = b.tank[0] + 0.10, b.rear[1] + 0.15
    rx, _, _, _ = b.rear
    for y in (-0.10, -0.035, 0.035, 0.10):
        put('header', tube([(cx - 0.17, y, cz + 0.14), (cx - 0.27, y, cz + 0.05), (cx - 0.24, y * 0.9, cz - 0.12), (cx - 0.10, y * 0.6 - 0.02, cz - 0.17), (cx + 0.12, -0.04, cz - 0.17)], 0.019), 'steel')
    end = (rx - 0.02, -0.20, b.rear[1] + (0.36 if high else 0.16))
    put('link', tube([(cx + 0.10, -0.04, cz - 0.17), (cx + 0.26, -0.13, cz - 0.10), (rx - 0.40, -0.185, end[2] - 0.12)], 0.026), 'steel')
    put('silencer', tube([(rx - 0.42, -0.185, end[2] - 0.13), (rx - 0.38, -0.19, end[2] - 0.115), end], 0.058, 28, False), 'gunmetal')
    put('tip', tube([(end[0] - 0.004, end[1], end[2] - 0.001), (end[0] + 0.03, end[1], end[2] + 0.01)], (0.050, 0.034), 28), 'black')


def dress_naked(b, put):
    fx, fr, fh, _ = b.front
    hx, hz = b.head
    sx1, sz1 = b.seat[-1]
    pipes(put, b, False)
    put('front guard', lifted(fender(fx, fr + 0.022, fh + 0.014, 0.6, 2.5), fr), 'paint')
    put('rear guard', lifted(fender(b.rear[0], b.rear[1] + 0.03, b.rear[2], 0.9, 1.9), b.rear[1]), 'black')
    put('tail', cushion(((1.46, 0.80), (1.58, 0.852), (1.80, 0.888)), 0.11, 0.055), 'paint')
    put('tail lamp', egg(sx1 + 0.062, 0, sz1 - 0.055, 0.02, 0.062, 0.018), 'tail')
    put('lamp', egg(hx - 0.155, 0, hz - 0.015, 0.075, 0.105, 0.085, 2.6), 'gloss')
    put('lens', egg(hx - 0.178, 0, hz - 0.018, 0.060, 0.082, 0.064, 2.6), 'lamp')
    put('nose', egg(hx - 0.12, 0, hz + 0.09, 0.075, 0.11, 0.05), 'paint')
    put('screen', block(hx - 0.06, 0, hz + 0.16, 0.012, 0.07, 0.045, 0.01), 'gloss')
    put('radiator', block(b.tank[0] - 0.19, 0, b.rear[1] + 0.30, 0.022, 0.155, 0.13, 0.012), 'black')
    put('shrouds', both(egg(b.tank[0] - 0.15, 0.148, b.tank[1] - 0.05, 0.17, 0.018, 0.065, 2.2)), 'paint')
    blinkers(put, ((hx - 0.08, 0.17, hz - 0.04), (sx1 + 0.02, 0.14, sz1 - 0.13)))


def blinkers(put, places):
    for x, y, z in places:
        put('blinker arm', both(tube([(x, y - 0.10, z), (x, y, z)], 0.008)), 'black')
        put('blinker', both(egg(x, y, z, 0.028, 0.034, 0.016)), 'gloss')


def dress_adventure(b, put):
    fx, fr, fh, _ = b.front
    hx, hz = b.head
    cx, cz, hl, hw, hh = b.tank
    sx1, sz1 = b.seat[-1]
    pipes(put, b, True)
    put('beak', egg(hx - 0.24, 0, hz - 0.07, 0.22, 0.070, 0.030, 2.0), 'paint')
    put('front guard', lifted(fender(fx, fr + 0.03, fh + 0.012, 0.9, 2.2), fr), 'black')
    put('rear guard', lifted(fender(b.rear[0], b.rear[1] + 0.03, b.rear[2], 0.9, 2.0), b.rear[1]), 'black')
    put('mask', egg(hx - 0.14, 0, hz + 0.05, 0.10, 0.155, 0.13, 2.6), 'gloss')
    put('lens', both(egg(hx - 0.205, 0.062, hz + 0.055, 0.045, 0.052, 0.050, 2.4)), 'lamp')

    def screen(x, y, z):
        return np.maximum(np.abs(x - (hx - 0.20 + 0.45 * (z - hz - 0.12) + 1.6 * y * y)) - 0.004, box(0 * x, np.abs(y) - 0.145 + 0.12 * (z - hz - 0.1), np.abs(z - hz - 0.28) - 0.15, 0.05))
    put('screen', mesh(screen, (hx - 0.25, 0, hz + 0.08), (hx + 0.12, 0.18, hz + 0.46), 0.006, True, settle=2), 'clear')
    put('shrouds', both(egg(cx - 0.15, 0.190, cz - 0.07, 0.20, 0.022, 0.125, 2.1)), 'paint')
    put('radiator', block(cx - 0.20, 0, b.rear[1] + 0.33, 0.022, 0.15, 0.13, 0.012), 'black')
    put('skid', block(cx - 0.03, 0, b.rear[1] - 0.10, 0.24, 0.13, 0.02, 0.015), 'steel')
    put('hand guards', both(egg(b.bars[0] - 0.095, b.bars[1] - 0.05, b.bars[2] + 0.0, 0.022, 0.115, 0.050)), 'black')
    put('crash bars', both(tube([(cx - 0.10, 0.16, b.rear[1] + 0.06), (cx - 0.28, 0.27, b.rear[1] + 0.28), (cx - 0.22, 0.29, b.rear[1] + 0.45), (cx - 0.05, 0.2, b.rear[1] + 0.52)], 0.0125)), 'black')
    put('tail', cushion(((1.66, 0.86), (1.78, 0.90), (1.98, 0.91)), 0.10, 0.05), 'paint')
    put('tail lamp', egg(sx1 + 0.115, 0, sz1 - 0.06, 0.02, 0.06, 0.02), 'tail')
    put('rack', joined(*(tube([(sx1 - 0.12, y, sz1 + 0.02), (sx1 + 0.16, y, sz1 + 0.02)], 0.009) for y in (-0.11, -0.04, 0.04, 0.11)), tube([(sx1 + 0.16, -0.12, sz1 + 0.02), (sx1 + 0.16, 0.12, sz1 + 0.02)], 0.009)), 'black')
    put('panniers', both(block(b.rear[0] - 0.02, 0.335, b.rear[1] + 0.36, 0.21, 0.105, 0.155, 0.03)), 'steel')
    put('lids', both(block(b.rear[0] - 0.02, 0.335, b.rear[1] + 0.522, 0.215, 0.11, 0.018, 0.012)), 'black')
    blinkers(put, ((hx - 0.06, 0.20, hz - 0.06), (sx1 + 0.08, 0.14, sz1 - 0.12)))


def dress_cruiser(b, put):
    fx, fr, fh, _ = b.front
    rx, rr, rh, _ = b.rear
    hx, hz = b.head
    cx, cz, hl, hw, hh = b.tank
    sx1, sz1 = b.seat[-1]
    put('front guard', lifted(fender(fx, fr + 0.022, fh + 0.020, 0.75, 2.75), fr), 'paint')
    put('rear guard', lifted(fender(rx, rr + 0.035, rh + 0.022, 0.9, 2.95), rr), 'paint')
    put('struts', both(tube([(rx - 0.24, 0.115, rr + 0.20), (rx - 0.02, 0.128, rr + 0.27)], 0.016)), 'chrome')
    put('shocks', both(tube([(rx - 0.02, 0.135, rr + 0.02), (rx - 0.10, 0.135, rr + 0.30)], 0.030)), 'chrome')
    put('lamp', egg(hx - 0.115, 0, hz + 0.0, 0.10, 0.098, 0.098, 2.1), 'chrome')
    put('lens', egg(hx - 0.142, 0, hz + 0.0, 0.082, 0.086, 0.086, 2.1), 'lamp')
    put('tail lamp', egg(rx + 0.31, 0, rr + 0.24, 0.03, 0.055, 0.028), 'tail')
    put('cleaner', (lambda p: (p[0] + np.array([0, -0.155, 0]), p[1], p[2]))(egg(cx + 0.12, 0, cz - 0.155, 0.085, 0.045, 0.085, 2.6)), 'chrome')
    ez = rr + 0.11
    for k, y in ((-0.16, -0.135), (0.16, -0.150)):
        drop = ez - 0.13 + (0.0 if k < 0 else 0.0)
        put('pipe', tube([(cx + 0.12 + k * 0.9, -0.07, ez + 0.26), (cx + 0.04 + k * 0.8, -0.16, ez + 0.16), (cx + 0.08 + k * 0.6, -0.175, drop + (0.10 if k > 0 else 0.0)), (cx + 0.40, -0.18, drop + (0.085 if k > 0 else -0.01)), (rx + 0.02, -0.19, drop + (0.085 if k > 0 else -0.01))], 0.026), 'chrome')
        put('silencer', tube([(cx + 0.50, -0.185, drop + (0.085 if k > 0 else -0.01)), (rx + 0.22, -0.195, drop + (0.085 if k > 0 else -0.01))], (0.040, 0.046), 28), 'chrome')
    put('boards', both(block(cx - 0.14, 0.22, rr - 0.01, 0.13, 0.05, 0.010, 0.008)), 'black')
    put('console', egg(cx + 0.02, 0, cz + hh * 0.9, 0.12, 0.045, 0.03), 'chrome')
    put('oil tank', both(egg(cx + 0.36, 0.075, rr + 0.27, 0.10, 0.06, 0.11)), 'black')
    blinkers(put, ((hx - 0.02, 0.19, hz - 0.06), (rx + 0.18, 0.17, rr + 0.22)))
