"""Caravan, motorhome and small truck: boxes with rounded edges, windows and doors laid on them, and a cab where there is one.
Parts as in bikes.py."""
from dataclasses import dataclass
import numpy as np
from bikes import block, both, joined, tube
from field import mesh, polygon, smax
from parts import disc, rim, tyre


@dataclass(frozen=True)
class Box:
    kind: str
    length: float
    height: float
    roof: tuple
    turn: float = 42
    room: float = 2.1


caravan = Box('caravan', 7.3, 2.95, ((0, 2.95), (7.3, 2.95)))


def placed(part, x, y, z, flip=False):
    v, f = part[0], part[1]
    n = part[2] if len(part) > 2 else None
    if flip:
        m = np.array([1, -1, 1])
        v, f, n = v * m, f[:, ::-1], None if n is None else n * m
    return v + np.array([x, y, z]), f, n


def axle(put, x, radius, track, style, width=0.22, share=0.66):
    for side in (-1, 1):
        flip = side > 0
        put('tyre', placed(tyre(radius, width, share), x, side * track, radius, flip), 'rubber')
        put('rim', placed(rim(radius, style, share), x, side * track, radius, flip), 'alloy')
        put('drum', placed(disc(radius), x, side * track, radius, flip), 'steel')


def hull(outline, half, r=0.10, bulge=0.02):
    """A solid with this outline in the side view."""
    pts = np.array(outline, float)
    lo, hi = pts.min(0), pts.max(0)

    def f(x, y, z):
        return smax(polygon(outline, x, z, 0.12), np.abs(y) - half - bulge * (1 - ((z - (lo[1] + hi[1]) / 2) / (hi[1] - lo[1]) * 2) ** 2), r)
    return mesh(f, (lo[0] - 0.05, 0, lo[1] - 0.05), (hi[0] + 0.05, half + 0.1, hi[1] + 0.05), 0.02, True)


def pane(put, x0, x1, z0, z1, y, frame=0.035, material='glass'):
    """A window on a side wall, in a frame."""
    cx, cz, a, c = (x0 + x1) / 2, (z0 + z1) / 2, (x1 - x0) / 2, (z1 - z0) / 2
    put('frame', block(cx, y, cz, a + frame, 0.022, c + frame, 0.022, 0.01), 'black')
    put('pane', block(cx, y + np.sign(y) * 0.010, cz, a, 0.022, c, 0.020, 0.01), material)


def door(put, x0, x1, z0, z1, y):
    """A door: its gap, its handle and a small window."""
    cx, cz, a, c = (x0 + x1) / 2, (z0 + z1) / 2, (x1 - x0) / 2, (z1 - z0) / 2
    put('gap', block(cx, y, cz, a + 0.012, 0.016, c + 0.012, 0.014, 0.012), 'black')
    put('leaf', block(cx, y + np.sign(y) * 0.004, cz, a, 0.018, c, 0.014, 0.012), 'shell')
    pane(put, cx - a * 0.6, cx + a * 0.6, cz + c * 0.30, cz + c * 0.78, y + np.sign(y) * 0.012, 0.02)
    put('handle', block(cx + a * 0.72, y + np.sign(y) * 0.03, cz + 0.02, 0.025, 0.014, 0.07, 0.01, 0.006), 'black')


def lamps(put, x, half, zs):
    for z in zs:
        put('tail', both(block(x, half, z, 0.018, 0.05, 0.11, 0.014, 0.008)), 'tail')


def build_caravan(b):
    out = []
    put = lambda name, part, material: out.append((name, part, material))
    x0, x1, half, low = 1.35, 7.25, 1.20, 0.62
    put('hull', hull(((x0 + 0.10, low), (x0, 1.15), (x0 + 0.32, 2.45), (x0 + 0.72, 2.88), (x1 - 0.45, 2.90), (x1 - 0.05, 2.62), (x1, 1.0), (x1 - 0.12, low)), half), 'shell')
    put('skirt', hull(((x0 + 0.06, low - 0.10), (x0 + 0.0, 1.05), (x1 + 0.012, 1.05), (x1 - 0.08, low - 0.10)), half + 0.012, 0.08, 0.0), 'black')
    for z, c, m in ((1.18, 0.035, 'paint'), (1.26, 0.012, 'grey')):
        put('stripe', both(block((x0 + x1) / 2, half + 0.020, z, (x1 - x0) / 2 - 0.14, 0.006, c, 0.005, 0.01)), m)
    for y in (-half - 0.022, half + 0.022):
        pane(put, 2.15, 2.95, 1.62, 2.22, y)
    pane(put, 3.6, 4.9, 1.62, 2.22, -half - 0.022)
    pane(put, 4.6, 6.2, 1.62, 2.22, half + 0.022)
    door(put, 5.72, 6.42, 0.80, 2.42, -half - 0.024)
    put('step', block(6.07, -half - 0.16, 0.52, 0.30, 0.14, 0.02, 0.015), 'black')
    put('awning', tube([(2.2, -half - 0.06, 2.60), (6.7, -half - 0.06, 2.60)], 0.062, 24, False), 'shell')
    put('arms', joined(*(tube([(x, -half - 0.045, 1.35), (x, -half - 0.045, 2.6)], 0.018, 10, False) for x in (2.2, 6.7))), 'shell')
    put('hatch', both(block(2.2, half + 0.02, 0.86, 0.36, 0.014, 0.14, 0.012, 0.01)), 'grey')
    # front window, boot, stone guard
    put('front window', block(x0 + 0.20, 0, 1.98, 0.12, 0.78, 0.30, 0.05, 0.015), 'glass')
    put('guard', block(x0 + 0.06, 0, 1.10, 0.06, 1.12, 0.40, 0.04, 0.015), 'black')
    # drawbar, jockey wheel, bottles
    put('drawbar', both(tube([(x0 + 0.5, 0.75, 0.50), (0.30, 0.03, 0.50)], 0.055, 16, False)), 'black')
    put('tongue', tube([(0.36, 0, 0.50), (0.06, 0, 0.50)], 0.045, 16, False), 'black')
    put('ball', block(0.10, 0, 0.52, 0.09, 0.06, 0.06, 0.03), 'steel')
    put('jockey', tube([(0.62, -0.22, 0.14), (0.62, -0.22, 0.86)], 0.03, 16, False), 'steel')
    put('jockey wheel', placed(tyre(0.11, 0.07, 0.5), 0.62, -0.255, 0.11), 'rubber')
    for y in (-0.17, 0.17):
        put('bottle', tube([(1.02, y, 0.56), (1.02, y, 1.02), (1.02, y, 1.09)], (0.145, 0.12), 28, False), 'grey')
    put('floor', block((x0 + x1) / 2, 0, 0.56, (x1 - x0) / 2 - 0.2, 0.95, 0.06, 0.02, 0.03), 'black')
    for x in (3.95, 4.74):
        axle(put, x + 0.30, 0.36, 1.245, 'six')
    put('bumper', block(x1 + 0.10, 0, 0.62, 0.05, 1.0, 0.05, 0.02), 'black')
    lamps(put, x1 + 0.01, 0.98, (1.32,))
    put('rear window', block(x1 - 0.015, 0, 1.95, 0.03, 0.62, 0.27, 0.02, 0.012), 'glass')
    put('plate', block(x1 + 0.02, 0.45, 0.95, 0.008, 0.186, 0.054, 0.006, 0.006), 'white')
    put('roof box', block(3.4, 0, 2.96, 0.42, 0.33, 0.09, 0.06, 0.015), 'shell')
    put('vent', block(5.2, 0, 2.94, 0.22, 0.22, 0.06, 0.04, 0.015), 'shell')
    return out



def chassis(put, x0, x1, z):
    put('rails', both(block((x0 + x1) / 2, 0.42, z, (x1 - x0) / 2, 0.035, 0.08, 0.01, 0.015)), 'black')
    put('cross', joined(*(block(x, 0, z, 0.04, 0.42, 0.05, 0.01, 0.015) for x in np.linspace(x0 + 0.3, x1 - 0.1, 4))), 'black')


def guards(put, x, radius, half):
    n = 24
    t = np.linspace(0.25, np.pi - 0.25, n)
    out = []
    for y0, y1 in ((half - 0.27, half + 0.02),):
        v = np.array([[x - (radius + 0.09) * np.cos(a), y, radius + (radius + 0.09) * np.sin(a)] for a in t for y in (y0, y1)])
        f = np.array([[2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2] for i in range(n - 1)])
        out.append((v, f, None))
    put('guards', both(joined(*out)), 'black')


def rear_end(put, x, half, z):
    put('lamp bar', block(x - 0.05, 0, z, 0.04, half, 0.05, 0.01, 0.015), 'black')
    put('tail', both(block(x - 0.02, half - 0.16, z, 0.03, 0.14, 0.045, 0.01, 0.008)), 'tail')
    put('plate', block(x, 0, z, 0.012, 0.186, 0.05, 0.004, 0.006), 'white')


def build_tray(b):
    """A flat tray with drop sides and a frame behind the cab."""
    out = []
    put = lambda name, part, material: out.append((name, part, material))
    x0, x1, half, z = b.cut + 0.06, b.length, 0.925, 0.90
    chassis(put, b.cut - 0.3, x1 - 0.1, 0.68)
    put('deck', block((x0 + x1) / 2, 0, z, (x1 - x0) / 2, half, 0.045, 0.01, 0.015), 'alloy')
    for k in range(2):
        put('side', both(block((x0 + x1) / 2, half, z + 0.10 + 0.115 * k, (x1 - x0) / 2 - 0.01, 0.014, 0.052, 0.012, 0.01)), 'alloy')
        put('back', block(x1, 0, z + 0.10 + 0.115 * k, 0.014, half - 0.02, 0.052, 0.012, 0.01), 'alloy')
    put('posts', both(joined(*(block(x, half + 0.016, z + 0.15, 0.022, 0.014, 0.13, 0.006, 0.008) for x in (x0 + 0.05, (x0 + x1) / 2, x1 - 0.05)))), 'black')
    put('frame', both(joined(tube([(x0 + 0.03, half - 0.06, z), (x0 + 0.03, half - 0.06, 1.74)], 0.024, 14, False), tube([(x0 + 0.03, half - 0.06, 1.74), (x0 + 0.03, 0, 1.74)], 0.024, 14, False))), 'black')
    put('mesh', joined(*(tube([(x0 + 0.03, y, z), (x0 + 0.03, y, 1.74)], 0.009, 8, False) for y in np.linspace(-0.75, 0.75, 13))), 'black')
    guards(put, b.wheels[0][1], b.wheels[1], b.wheels[2])
    rear_end(put, x1 - 0.02, 0.80, 0.66)
    return out


def build_load(b):
    """A load box on a chassis."""
    out = []
    put = lambda name, part, material: out.append((name, part, material))
    x0, x1, half = b.cut + 0.10, b.length, 1.03
    chassis(put, b.cut - 0.4, x1 - 0.1, 0.58)
    put('load box', hull(((x0, 0.82), (x0, 2.72), (x1, 2.72), (x1, 0.82)), half - 0.02, 0.04, 0.0), 'shell')
    put('base', block((x0 + x1) / 2, 0, 0.80, (x1 - x0) / 2 + 0.01, half, 0.06, 0.01, 0.015), 'grey')
    for z in (0.92, 2.70):
        put('edge', both(block((x0 + x1) / 2, half - 0.005, z, (x1 - x0) / 2 + 0.012, 0.018, 0.04, 0.012, 0.012)), 'alloy')
    for x in (x0 + 0.01, x1 - 0.01):
        put('corner', both(block(x, half - 0.012, 1.80, 0.035, 0.03, 0.94, 0.02, 0.012)), 'alloy')
    put('doors', both(block(x1 + 0.005, half / 2, 1.80, 0.012, half / 2 - 0.02, 0.88, 0.01, 0.012)), 'shell')
    put('bars', both(joined(*(tube([(x1 + 0.035, y, 0.95), (x1 + 0.035, y, 2.64)], 0.016, 12, False) for y in (0.16, 0.62)))), 'steel')
    put('guard rail', both(joined(*(tube([(x0 + 0.3, half - 0.06, z), (3.95, half - 0.06, z)], 0.022, 12, False) for z in (0.42, 0.60)))), 'steel')
    guards(put, b.wheels[0][1], b.wheels[1], b.wheels[2])
    put('wind shield', hull(((1.62, 1.95), (1.78, 2.2), (2.34, 2.66), (2.34, 1.93)), 0.72, 0.12, 0.0), 'paint')
    rear_end(put, x1 + 0.0, 0.95, 0.62)
    return out


def build_living(b):
    """The living space of a motorhome, its bed over the cab."""
    out = []
    put = lambda name, part, material: out.append((name, part, material))
    x0, x1, half, low = b.cut - 0.05, b.length, 1.10, 0.46
    put('hull', hull(((x0, low), (x0, 1.93), (1.10, 1.96), (0.86, 2.20), (1.20, 2.74), (1.75, 2.92), (x1 - 0.35, 2.92), (x1, 2.60), (x1, 1.0), (x1 - 0.1, low)), half, 0.10, 0.015), 'shell')
    put('skirt', both(block((x0 + x1) / 2, half + 0.002, 0.56, (x1 - x0) / 2 - 0.02, 0.02, 0.14, 0.015, 0.015)), 'grey')
    put('stripe', both(block((x0 + x1) / 2, half + 0.012, 1.10, (x1 - x0) / 2 - 0.10, 0.008, 0.05, 0.006, 0.012)), 'paint')
    put('stripe low', both(block((x0 + x1) / 2, half + 0.012, 1.00, (x1 - x0) / 2 - 0.10, 0.008, 0.018, 0.006, 0.012)), 'grey')
    for y in (-half - 0.016, half + 0.016):
        pane(put, 4.95, 5.95, 1.55, 2.15, y)
        pane(put, 1.55, 2.20, 2.28, 2.60, y, 0.025)
    pane(put, 2.65, 3.45, 1.55, 2.15, -half - 0.016)
    pane(put, 2.65, 3.75, 1.55, 2.15, half + 0.016)
    door(put, 3.75, 4.38, 0.62, 2.42, -half - 0.016)
    put('awning', tube([(2.5, -half - 0.05, 2.66), (6.1, -half - 0.05, 2.66)], 0.06, 24, False), 'shell')
    put('front window', block(1.01, 0, 2.42, 0.04, 0.45, 0.13, 0.03, 0.012), 'glass')
    put('arches', both(tube([(b.wheels[0][1] - 0.47, half + 0.006, 0.45), (b.wheels[0][1] - 0.34, half + 0.006, 0.72), (b.wheels[0][1], half + 0.006, 0.83), (b.wheels[0][1] + 0.34, half + 0.006, 0.72), (b.wheels[0][1] + 0.47, half + 0.006, 0.45)], 0.03)), 'grey')

    def dark(x, y, z):
        return np.maximum(np.hypot(x - b.wheels[0][1], z - 0.40) - 0.43, np.abs(np.abs(y) - half - 0.002) - 0.02)
    put('well', mesh(dark, (b.wheels[0][1] - 0.5, 0, 0.2), (b.wheels[0][1] + 0.5, half + 0.05, 0.86), 0.012, True), 'black')
    axle(put, b.wheels[0][1], b.wheels[1], half + 0.055, 'six', 0.2)
    put('bumper', block(x1 + 0.03, 0, 0.55, 0.06, 1.04, 0.10, 0.04, 0.02), 'grey')
    lamps(put, x1 + 0.005, 0.94, (0.92,))
    put('rear window', block(x1 - 0.01, 0, 1.90, 0.03, 0.55, 0.26, 0.02, 0.012), 'glass')
    put('plate', block(x1 + 0.012, 0.0, 0.82, 0.008, 0.186, 0.054, 0.006, 0.006), 'white')
    put('roof box', block(4.2, 0, 2.98, 0.42, 0.33, 0.09, 0.06, 0.015), 'shell')
    put('ladder', joined(*(tube([(x1 + 0.05, 0.62 + dy, 0.9), (x1 + 0.05, 0.62 + dy, 2.75)], 0.013, 10, False) for dy in (0, 0.30))), 'steel')
    return out


boxes = {'caravan': caravan}
extras = {'tray': build_tray, 'load': build_load, 'living': build_living}


def build(b):
    """All parts of what is no car: (name, (vertices, quads, normals), material)."""
    return build_caravan(b)
