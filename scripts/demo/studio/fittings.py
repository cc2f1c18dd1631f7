"""What is put on and into a body: lenses, grille, mirrors, wipers, rails, seats, dash. All as (places, faces, normals)."""
import numpy as np
from fields import block, fade, join, line, meet, rod, skin


def lens(hull, name):
    """The clear cover of a lamp: the body as it was before the lamp was cut into it, and the distance to the lamp's edge."""
    low, high = hull.body['rear_band' if name == 'tail' else 'front_band']
    start = hull.long - 0.75 if name == 'tail' else -0.03
    heights = [low + p[1] * (high - low) for p in hull.face[name]]
    places, faces, normals = skin(hull.whole, (start, 0, min(heights) - 0.04), (start + 0.78, hull.half + 0.06, max(heights) + 0.04), 0.010, mirror=True)
    edge = hull.mark(name, *places.T)
    faces = faces[(edge[faces] < 0.004).all(1)]
    return (places, faces, normals), edge


def projectors(lens_shape, edge, count=3, depth=0.030):
    """Places and headings of a lamp's light sources, spread along its middle."""
    places, _, normals = lens_shape
    inside = np.flatnonzero((edge < -0.022) & (places[:, 1] > 0) & (normals[:, 0] < -0.3))
    if len(inside) == 0:
        return []
    across = places[inside, 1]
    wanted = np.quantile(across, np.linspace(0.12, 0.8, count))
    best = [inside[np.argmin(edge[inside] + 4 * np.abs(across - at))] for at in wanted]
    return [(places[k] - normals[k] * depth) * [1, side, 1] for k in best for side in (1, -1)]


PATTERNS = {
    'slats': lambda y, z: np.abs((z + 0.006) % 0.046 - 0.023) - 0.0065,
    'mesh': lambda y, z: np.minimum(np.abs((0.55 * y + z) % 0.034 - 0.017), np.abs((0.55 * y - z) % 0.034 - 0.017)) - 0.0042,
    'posts': lambda y, z: np.abs(y % 0.062 - 0.031) - 0.010,
    'combs': lambda y, z: np.minimum(np.abs(z % 0.030 - 0.015), np.abs(y % 0.052 - 0.026)) - 0.004,
}


def bars(hull, name, pattern):
    """The bars within an opening of the nose, a little behind its edge."""
    if name not in hull.drawn or pattern == 'none':
        return None
    low, high = hull.body['front_band']
    heights = [low + p[1] * (high - low) for p in hull.face[name]]

    def field(x, y, z):
        sunk = np.abs(hull.whole(x, y, z) + 0.030) - 0.014
        return np.maximum(np.maximum(hull.mark(name, x, y, z) - 0.006, sunk), PATTERNS[pattern](np.abs(y), z))

    return skin(field, (-0.02, 0, min(heights) - 0.02), (0.36, hull.half * 0.85, max(heights) + 0.02), 0.0065, mirror=True, settle=1)


def mirrors(hull):
    """Housings, feet and glasses of both door mirrors."""
    b = hull.body
    at = b.get('mirror', [b['doors'][0] + 0.16, b['sill_line'][0] + 0.085])
    scale = b.get('mirror_size', 1.0)
    side = b['cabin'] - b['lean'] * (at[1] - b['belt'])
    out = side + 0.175 * scale

    def local(x, y, z):
        u = (np.abs(y) - out) / scale
        return (x - at[0]) / scale + 0.22 * u, u, (z - at[1]) / scale - 0.10 * u

    def shell(x, y, z):
        s, u, v = local(x, y, z)
        grown = 1 - 0.30 * np.clip(u / 0.13, -0.4, 1)
        egg = (np.abs(np.minimum(s, 0) / 0.105) ** 2.2 + np.abs(u / 0.132) ** 3.2 + np.abs(v / (0.082 * grown)) ** 2.8) ** (1 / 2.5) - 1
        d = meet(egg * 0.07, s - 0.045, 0.012)
        rim_ = np.maximum(egg * 0.07 + 0.011, 0.030 - s)
        return meet(d, -rim_, 0.004) * scale

    def foot(x, y, z):
        a = np.abs(y)
        return meet(rod(x * 0.6 + at[0] * 0.4, a, z, (at[0], side - 0.05, at[1] - 0.085 * scale), (at[0], out - 0.035 * scale, at[1] - 0.058 * scale), 0.026, 0.020), np.abs(x - at[0]) - 0.06, 0.02)

    low, high = (at[0] - 0.17 * scale, 0, at[1] - 0.16 * scale), (at[0] + 0.14 * scale, out + 0.17 * scale, at[1] + 0.13 * scale)
    house = skin(shell, low, high, 0.0065, mirror=True)
    s, u, v = local(*house[0].T)
    lines = {'dark': np.where(np.abs(s) < 9, np.minimum(v + 0.030 + 0.12 * u, 0.030 - s), 0)}
    lines['dark'] = np.maximum(-9, np.minimum(v + 0.034 + 0.10 * u, 0.034 - s))
    pane = _pane(at, out, scale)
    return house, lines, skin(foot, (low[0], 0, low[2]), high, 0.008, mirror=True), pane


def _pane(at, out, scale):
    t = np.linspace(0, 2 * np.pi, 48, endpoint=False)
    u, v = 0.116 * scale * np.sign(np.cos(t)) * np.abs(np.cos(t)) ** 0.65, 0.070 * scale * np.sign(np.sin(t)) * np.abs(np.sin(t)) ** 0.7
    x = at[0] + 0.033 * scale - 0.22 * u
    right = np.stack([x, out + u, at[1] + v + 0.1 * u], 1)
    return np.concatenate([right, right * [1, -1, 1]]), [list(range(48)), list(range(95, 47, -1))]


def roof_things(hull):
    """Rails, fin, spoiler: what stands on the roof."""
    b = hull.body
    top = lambda x: hull.roof_at(x)
    parts = {}
    if b.get('rails'):
        start, end = b['rails']

        def rail(x, y, z):
            along = np.clip(x, start, end)
            foot = 1 - fade(start, start + 0.18, along) * fade(end, end - 0.18, along)
            across = b['cabin'] - b['lean'] * (top(along) - b['belt']) - 0.10
            over = top(along) - hull.crown * across**2 + 0.028 - 0.045 * foot
            return (np.hypot(np.hypot(x - along, 1.25 * (np.abs(y) - across)), z - over) - 0.017) * 0.85

        parts['rails'] = skin(rail, (start - 0.05, 0, top(start) - 0.2), (end + 0.05, b['cabin'], hull.height() + 0.08), 0.009, mirror=True)
    if b.get('spoiler'):
        at, up, wide = b['spoiler']
        up -= 0.018

        def wing(x, y, z):
            a = np.abs(y)
            back = at + 0.20 - 0.16 * (a / wide) ** 2
            lid = block(np.maximum(at - 0.16 - x, x - back), a - wide, np.abs(z - up + 0.15 * (x - at) + hull.crown * y * y) - 0.020, r=0.018)
            return lid

        parts['spoiler'] = skin(wing, (at - 0.2, 0, up - 0.16), (at + 0.26, wide + 0.05, up + 0.10), 0.009, mirror=True)
    return parts


def wipers(hull):
    b = hull.body
    (x0, z0), slope = b['cowl'], b.get('screen_slope', 0.46)

    def at(y, up):
        return x0 + up / slope + 0.22 * y * y - 0.035, y, z0 + up + 0.004

    arms = [(0.60, 0.045, 0.08, 0.085), (-0.02, 0.04, -0.55, 0.10)]

    def field(x, y, z):
        d = 9.0
        for a, up, c, upper in arms:
            d = np.minimum(d, rod(x, y, z, at(a, up), at(c, upper), 0.007))
            d = np.minimum(d, rod(x, y, z, at(a * 0.4 + c * 0.6 + 0.18, 0.01), at((a + c) / 2, (up + upper) / 2 + 0.004), 0.009, 0.007))
        return d

    return skin(field, (x0 - 0.12, -0.7, z0 - 0.05), (x0 + 0.45, 0.7, z0 + 0.2), 0.007)


def plate(x, z, front):
    """A blank number plate, slightly bent, and the ring that holds it."""
    field = lambda px, py, pz: block(np.abs(px - x) - 0.005, np.abs(py) - 0.186, np.abs(pz - z) - 0.056, r=0.006)
    return skin(field, (x - 0.03, 0, z - 0.09), (x + 0.03, 0.25, z + 0.09), 0.005, mirror=True, settle=1)


def seat(wide, tall):
    """A seat at its own middle: cushion from 0 to 0.5 behind, with side bolsters and a headrest on posts."""
    def field(x, y, z):
        a = np.abs(y)
        lean = x - 0.42 - 0.24 * z
        bolster = 0.035 * fade(wide * 0.55, wide * 0.9, a)
        cushion = block(np.abs(x - 0.22) - 0.27, a - wide, np.abs(z - 0.05 - bolster * 0.6) - 0.08, r=0.06)
        narrow = wide * (1 - 0.18 * fade(0.3, tall, z))
        back = block(np.abs(lean + bolster * 0.8) - 0.065, a - narrow, np.abs(z - tall / 2) - tall / 2, r=0.06)
        head = block(np.abs(lean + 0.015) - 0.045, a - 0.125, np.abs(z - tall - 0.13) - 0.075, r=0.05)
        post = np.maximum(np.hypot(lean, a - 0.055) - 0.008, np.abs(z - tall - 0.03) - 0.06)
        return np.minimum(join(cushion, back, 0.05), np.minimum(head, post))

    return skin(field, (-0.12, 0, -0.1), (1.0, wide + 0.05, tall + 0.25), 0.015, mirror=True, settle=1)


def dash(hull, right=True):
    """Dashboard with a hood over the dials, a screen, a console and a steering wheel."""
    b = hull.body
    z0, x0, driver = b['sill_line'][0] - 0.01, b['doors'][0] + b.get('dash', 0.18), 0.37 if right else -0.37

    def field(x, y, z):
        a = np.abs(y)
        face = x - x0 - 0.05 + 0.35 * (z - z0)
        main = block(np.maximum(face, b['cowl'][0] + 0.02 - x), a - hull.body['cabin'] + 0.06, np.maximum(z - z0, z0 - 0.34 - z), r=0.05)
        hood = block(np.abs(x - x0) - 0.10, np.abs(y - driver) - 0.17, np.abs(z - z0 - 0.03) - 0.028, r=0.025)
        screen = block(np.abs(x - x0 - 0.075 + 0.2 * (z - z0)) - 0.010, a - 0.15, np.abs(z - z0 - 0.035) - 0.075, r=0.010)
        console = block(np.abs(x - x0 - 0.5) - 0.5, a - 0.11, np.abs(z - z0 + 0.42) - 0.14, r=0.05)
        within = hull.whole(x, y, z) + 0.03
        return np.maximum(np.minimum(join(join(main, hood, 0.03), console, 0.05), screen), within)

    def ring(x, y, z):
        s, v = x - x0 - 0.30, z - z0 - 0.0
        along, up = s * 0.91 - v * 0.41, s * 0.41 + v * 0.91
        across = y - driver
        r = np.hypot(across, up)
        hub = block(np.abs(along) - 0.022, np.abs(across) - 0.06, np.abs(up + 0.01) - 0.05, r=0.02)
        arms = np.maximum(np.minimum(np.abs(up) - 0.016, np.maximum(np.abs(across) - 0.018, up)), np.maximum(np.abs(along) - 0.010, r - 0.178))
        column = rod(along, across, up, (0, 0, 0), (-0.24, 0, 0), 0.03)
        return np.minimum(np.minimum(np.hypot(r - 0.178, along) - 0.015, join(hub, arms, 0.02)), column)

    wide = b['cabin']
    return skin(field, (b['cowl'][0], -wide, z0 - 0.6), (x0 + 1.05, wide, z0 + 0.16), 0.016, settle=1), skin(ring, (x0, driver - 0.22, z0 - 0.24), (x0 + 0.45, driver + 0.22, z0 + 0.24), 0.008, settle=1)
