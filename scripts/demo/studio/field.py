"""Signed distances and a surface-nets mesher. Metres; negative is inside. Plain numpy, everything broadcasts."""
import numpy as np


def smax(a, b, r):
    """Intersection with a rounded edge of about `r` (cubic, so reflections run smoothly over it)."""
    h = np.maximum(r - np.abs(a - b), 0) / r
    return np.maximum(a, b) + h * h * h * r / 6


def smin(a, b, r):
    return -smax(-a, -b, r)


def ramp(lo, hi, at):
    s = np.clip((at - lo) / (hi - lo), 0, 1)
    return s * s * (3 - 2 * s)


def curve(points):
    """A smooth curve through (place, value) points which never overshoots them (monotone cubic)."""
    xs, ys = np.array(points, float).T
    h = np.diff(xs)
    d = np.diff(ys) / h
    m = np.concatenate([[d[0]], np.zeros(len(xs) - 2), [d[-1]]])
    for i in range(1, len(xs) - 1):
        if d[i - 1] * d[i] > 0:
            a, b = 2 * h[i] + h[i - 1], h[i] + 2 * h[i - 1]
            m[i] = (a + b) / (a / d[i - 1] + b / d[i])
    table_x = np.linspace(xs[0], xs[-1], 4000)
    k = np.clip(np.searchsorted(xs, table_x) - 1, 0, len(xs) - 2)
    s = (table_x - xs[k]) / h[k]
    s2, s3 = s * s, s * s * s
    table_y = ys[k] * (2 * s3 - 3 * s2 + 1) + m[k] * h[k] * (s3 - 2 * s2 + s) + ys[k + 1] * (3 * s2 - 2 * s3) + m[k + 1] * h[k] * (s3 - s2)
    kernel = np.hanning(161)
    kernel /= kernel.sum()
    padded = np.concatenate([2 * table_y[0] - table_y[80:0:-1], table_y, 2 * table_y[-1] - table_y[-2:-82:-1]])
    smooth = np.convolve(padded, kernel, 'valid')  # takes the kinks out of the curvature
    return lambda at: np.interp(at, table_x, smooth)


def polygon(points, px, py, r=0.0):
    """Distance to a polygon, its corners rounded by `r`."""
    pts = np.array(points, float)
    if r:
        pts = inset(pts, r)
    shape = np.broadcast(px, py).shape
    best = np.full(shape, 1e9)
    sign = np.ones(shape)
    for a, b in zip(pts, np.roll(pts, -1, 0)):
        e = b - a
        wx, wy = px - a[0], py - a[1]
        t = np.clip((wx * e[0] + wy * e[1]) / (e @ e), 0, 1)
        best = np.minimum(best, (wx - e[0] * t) ** 2 + (wy - e[1] * t) ** 2)
        c1, c2, c3 = py >= a[1], py < b[1], e[0] * wy > e[1] * wx
        flip = (c1 & c2 & c3) | (~c1 & ~c2 & ~c3)
        sign = np.where(flip, -sign, sign)
    return sign * np.sqrt(best) - r


def inset(pts, r):
    """The polygon moved in by r (works for the gentle shapes used here, either winding)."""
    area = np.sum(pts[:, 0] * np.roll(pts[:, 1], -1) - np.roll(pts[:, 0], -1) * pts[:, 1])
    out = []
    for i in range(len(pts)):
        a, b, c = pts[i - 1], pts[i], pts[(i + 1) % len(pts)]
        u, v = (b - a) / np.linalg.norm(b - a), (c - b) / np.linalg.norm(c - b)
        n1, n2 = np.array([-u[1], u[0]]), np.array([-v[1], v[0]])
        k = n1 + n2
        out.append(b + np.sign(area) * r * 2 * k / max(k @ k, 0.3))
    return np.array(out)


def box(dx, dy, dz, r):
    """Distance to a rounded box from |offset| minus half size on each axis."""
    dx, dy, dz = dx + r, dy + r, dz + r
    out = np.sqrt(np.maximum(dx, 0) ** 2 + np.maximum(dy, 0) ** 2 + np.maximum(dz, 0) ** 2)
    return out + np.minimum(np.maximum(dx, np.maximum(dy, dz)), 0) - r


def capsule(x, y, z, a, b, r):
    a, b = np.array(a, float), np.array(b, float)
    e = b - a
    t = np.clip(((x - a[0]) * e[0] + (y - a[1]) * e[1] + (z - a[2]) * e[2]) / (e @ e), 0, 1)
    return np.sqrt((x - a[0] - e[0] * t) ** 2 + (y - a[1] - e[1] * t) ** 2 + (z - a[2] - e[2] * t) ** 2) - r


def gradient(f, p, e=2e-4):
    x, y, z = p.T
    return np.stack([f(x + e, y, z) - f(x - e, y, z), f(x, y + e, z) - f(x, y - e, z), f(x, y, z + e) - f(x, y, z - e)], 1) / (2 * e)


EDGES = [((0, 0, 0), (1, 0, 0)), ((0, 1, 0), (1, 1, 0)), ((0, 0, 1), (1, 0, 1)), ((0, 1, 1), (1, 1, 1)),
         ((0, 0, 0), (0, 1, 0)), ((1, 0, 0), (1, 1, 0)), ((0, 0, 1), (0, 1, 1)), ((1, 0, 1), (1, 1, 1)),
         ((0, 0, 0), (0, 0, 1)), ((1, 0, 0), (1, 0, 1)), ((0, 1, 0), (0, 1, 1)), ((1, 1, 0), (1, 1, 1))]


def sampled(f, lo, n, step, block=8):
    """f on the grid. Only blocks that the surface may pass are looked at closely; others get the sign of their middle."""
    m = -(-n // block)
    axes = [lo[i] + step * block * (np.arange(m[i]) + 0.5) for i in range(3)]
    middle = f(axes[0][:, None, None], axes[1][None, :, None], axes[2][None, None, :]) + np.zeros(m)
    d = np.repeat(np.repeat(np.repeat(middle.astype(np.float32), block, 0), block, 1), block, 2)
    near = np.argwhere(np.abs(middle) < 1.6 * step * block)
    inner = np.stack(np.meshgrid(*[np.arange(block)] * 3, indexing='ij'), -1).reshape(-1, 3)
    for part in np.array_split(near, max(1, len(near) // 400)):
        at = (part[:, None] * block + inner).reshape(-1, 3)
        d[tuple(at.T)] = f(*(lo + step * at).T)
    return d[:n[0], :n[1], :n[2]]


def mesh(f, lo, hi, step, mirror=False, settle=2):
    """Quads on the zero surface of f: (vertices, quads, normals). With `mirror`, f is symmetric in y and one half is computed."""
    lo, hi = np.array(lo, float), np.array(hi, float)
    if mirror:
        lo[1] = -step / 2
    n = np.ceil((hi - lo) / step).astype(int) + 1
    d = sampled(f, lo, n, step)
    inside = d < 0
    corner = lambda a, c: a[c[0]:n[0] - 1 + c[0], c[1]:n[1] - 1 + c[1], c[2]:n[2] - 1 + c[2]]
    any_in = np.zeros(n - 1, bool)
    all_in = np.ones(n - 1, bool)
    for c in np.ndindex(2, 2, 2):
        any_in |= corner(inside, c)
        all_in &= corner(inside, c)
    cells = np.argwhere(any_in & ~all_in)
    index = np.full(n - 1, -1, np.int32)
    index[tuple(cells.T)] = np.arange(len(cells))
    total, count = np.zeros((len(cells), 3)), np.zeros(len(cells))
    for a, b in EDGES:
        da, db = d[tuple((cells + a).T)], d[tuple((cells + b).T)]
        cross = (da < 0) != (db < 0)
        t = np.where(cross, da / np.where(cross, da - db, 1), 0)
        total += cross[:, None] * (np.array(a) + t[:, None] * (np.array(b) - a))
        count += cross
    p = lo + step * (cells + total / count[:, None])
    for _ in range(settle):  # pull every vertex onto the true surface
        g = gradient(f, p)
        move = -f(*p.T)[:, None] * g / np.maximum((g * g).sum(1, keepdims=True), 0.05)
        size = np.linalg.norm(move, axis=1, keepdims=True)
        p = p + move * np.minimum(1, 0.4 * step / np.maximum(size, 1e-9))
        if mirror:
            p[cells[:, 1] == 0, 1] = 0
    quads = []
    for axis in range(3):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        a = inside[tuple(slice(0, n[i] - (i == axis)) for i in range(3))]
        b = inside[tuple(slice(1 if i == axis else 0, n[i]) for i in range(3))]
        edge = np.argwhere(a != b)
        ok = (edge[:, u] > 0) & (edge[:, v] > 0) & (edge[:, u] < n[u] - 1) & (edge[:, v] < n[v] - 1)
        edge = edge[ok]
        eu, ev = np.eye(3, dtype=int)[u], np.eye(3, dtype=int)[v]
        ring = np.stack([index[tuple((edge - o).T)] for o in (eu + ev, ev, 0 * eu, eu)], 1)
        flip = ~inside[tuple(edge.T)]
        ring[flip] = ring[flip][:, ::-1]
        quads.append(ring)
    quads = np.concatenate(quads)
    normals = gradient(f, p)
    if mirror:
        middle = cells[:, 1] == 0
        normals[middle, 1] = 0
        other = np.where(middle, np.arange(len(p)), len(p) + np.cumsum(~middle) - 1)
        p = np.concatenate([p, p[~middle] * [1, -1, 1]])
        normals = np.concatenate([normals, normals[~middle] * [1, -1, 1]])
        quads = np.concatenate([quads, other[quads][:, ::-1]])
    normals /= np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-9)
    return p, quads, normals


def most(*parts):
    """Largest of several, broadcasting."""
    out = parts[0]
    for part in parts[1:]:
        out = np.maximum(out, part)
    return out


def least(*parts):
    return -most(*[-np.asarray(part) for part in parts])
