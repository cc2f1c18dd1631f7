"""Fields over space, and their surfaces. A field answers metres from a surface, negative inside, for arrays of places."""
import numpy as np
from scipy.interpolate import PchipInterpolator
from scipy.ndimage import gaussian_filter1d, zoom
from scipy.spatial import cKDTree
from skimage.measure import marching_cubes


def meet(a, b, radius, power=2.3):
    """The intersection of two fields, its edge rounded by `radius`; a power above 2 lets curvature fade in, as pressed metal has it."""
    u, v = np.maximum(a + radius, 1e-6), np.maximum(b + radius, 1e-6)
    corner = (u**power + v**power) ** (1 / power) - radius
    return np.where((a > -radius) & (b > -radius), corner, np.maximum(a, b))


def join(a, b, radius):
    return -meet(-a, -b, radius, 2)


def only(mask, work, otherwise, *places):
    """`work` done for the places of a mask alone; what is costly is seldom wanted everywhere."""
    places = np.broadcast_arrays(*places)
    mask = np.broadcast_to(mask, places[0].shape)
    out = np.full(places[0].shape, float(otherwise))
    if mask.any():
        out[mask] = work(*(axis[mask] for axis in places))
    return out


def fade(start, end, at):
    """0 before `start`, 1 after `end`, without a corner between; `start` may lie above `end`."""
    t = np.clip((at - start) / (end - start), 0, 1)
    return t * t * (3 - 2 * t)


def line(points, soft=0.04):
    """A function through (place, value) points that never swings past them, its bends softened over `soft` metres."""
    at, value = np.array(points, float).T
    grid = np.linspace(at[0] - 0.6, at[-1] + 0.6, 3000)
    inner = PchipInterpolator(at, value)(np.clip(grid, at[0], at[-1]))
    inner = gaussian_filter1d(inner, max(0.1, soft / (grid[1] - grid[0])), mode='nearest')
    return lambda x: np.interp(x, grid, inner)


def block(*sides, r=0.02):
    """A rounded block, from how far outside each pair of its sides a place is."""
    out = [side + r for side in sides]
    far = np.sqrt(sum(np.maximum(side, 0) ** 2 for side in out))
    near = out[0]
    for side in out[1:]:
        near = np.maximum(near, side)
    return far + np.minimum(near, 0) - r


def rod(x, y, z, a, b, r, r2=None):
    """A round rod between two points, from one radius to another."""
    a, b = np.array(a, float), np.array(b, float)
    run = b - a
    t = np.clip(((x - a[0]) * run[0] + (y - a[1]) * run[1] + (z - a[2]) * run[2]) / (run @ run), 0, 1)
    thick = r + ((r if r2 is None else r2) - r) * t
    return np.sqrt((x - a[0] - run[0] * t) ** 2 + (y - a[1] - run[1] * t) ** 2 + (z - a[2] - run[2] * t) ** 2) - thick


class Outline:
    """A closed drawing in a plane, from corners (u, v, cut): each corner is rounded off `cut` metres before it."""

    def __init__(self, corners, cut=0.03, fine=0.004):
        points = [(*corner[:2], corner[2] if len(corner) > 2 else cut) for corner in corners]
        self.path = _resample(_rounded(points), fine)
        self.tree = cKDTree(self.path)
        after = np.roll(self.path, -1, 0)
        area = np.sum(self.path[:, 0] * after[:, 1] - after[:, 0] * self.path[:, 1])
        self.turn = np.sign(area)

    def __call__(self, u, v):
        u, v = np.broadcast_arrays(u, v)
        at = np.stack([u.ravel(), v.ravel()], 1)
        _, near = self.tree.query(at)
        best, side = np.full(len(at), np.inf), np.ones(len(at))
        for a, b in ((near - 1, near), (near, (near + 1) % len(self.path))):
            start, run = self.path[a], self.path[b] - self.path[a]
            off = at - start
            t = np.clip((off * run).sum(1) / np.maximum((run * run).sum(1), 1e-12), 0, 1)
            gap = np.hypot(*(off - run * t[:, None]).T)
            left = run[:, 0] * off[:, 1] - run[:, 1] * off[:, 0]
            closer = gap < best
            best, side = np.where(closer, gap, best), np.where(closer, -np.sign(left) * self.turn, side)
        return (best * side).reshape(u.shape)


def _rounded(points):
    path = []
    for k, (x, y, cut) in enumerate(points):
        here = np.array([x, y])
        ends = [np.array(points[k - 1][:2]), np.array(points[(k + 1) % len(points)][:2])]
        legs = [(end - here) * min(cut / max(np.hypot(*(end - here)), 1e-9), 0.48) for end in ends]
        t = np.linspace(0, 1, 14)[:, None]
        path.append((1 - t) ** 2 * (here + legs[0]) + 2 * t * (1 - t) * here + t * t * (here + legs[1]))
    return np.concatenate(path)


def _resample(path, fine):
    loop = np.concatenate([path, path[:1]])
    run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(loop, axis=0).T))])
    at = np.linspace(0, run[-1], max(24, int(run[-1] / fine)), endpoint=False)
    return np.stack([np.interp(at, run, loop[:, k]) for k in (0, 1)], 1)


def slope(field, at, e=3e-4):
    """The field's gradient at places (n, 3)."""
    steps = np.eye(3) * e
    return np.stack([(field(*(at + s).T) - field(*(at - s).T)) / (2 * e) for s in steps], 1)


def skin(field, low, high, step, mirror=False, settle=1):
    """The surface of a field within a box: (places, triangles, normals). With `mirror` the other half is made from y > 0."""
    low, high = np.array(low, float), np.array(high, float)
    if mirror:
        low[1] = -2 * step
    count = (np.ceil((high - low) / step / 4).astype(int) + 1) * 4 + 1
    axes = [low[k] + step * np.arange(count[k]) for k in range(3)]
    values = _near(field, axes, step)
    if not (values.min() < 0 < values.max()):
        return np.zeros((0, 3)), np.zeros((0, 3), int), np.zeros((0, 3))
    places, faces, _, _ = marching_cubes(values, 0.0)
    places = low + places * step
    for _ in range(settle):
        g = slope(field, places)
        size = np.maximum((g * g).sum(1), 0.1)
        move = -(field(*places.T) / size)[:, None] * g
        places = places + np.clip(move, -0.6 * step, 0.6 * step)
    normals = slope(field, places)
    normals /= np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-9)
    return _twice(places, faces, normals) if mirror else (places, faces, normals)


def _near(field, axes, step):
    """The field on a grid: everywhere at a quarter of the fineness, finely only near its surface."""
    coarse = field(*np.meshgrid(*(axis[::4] for axis in axes), indexing='ij'))
    values = zoom(coarse, [len(axis) / len(axis[::4]) for axis in axes], order=1, grid_mode=False).astype(np.float64)
    close = np.abs(coarse) < step * 4 * 2.4
    close = np.repeat(np.repeat(np.repeat(close[:-1, :-1, :-1] | close[1:, 1:, 1:] | close[1:, :-1, :-1] | close[:-1, 1:, :-1] | close[:-1, :-1, 1:]
                                          | close[1:, 1:, :-1] | close[1:, :-1, 1:] | close[:-1, 1:, 1:], 4, 0), 4, 1), 4, 2)
    mask = np.zeros(values.shape, bool)
    mask[:-1, :-1, :-1] = close
    for axis in range(3):
        mask |= np.roll(mask, 1, axis)
    i, j, k = np.nonzero(mask)
    for part in np.array_split(np.arange(len(i)), max(1, len(i) // 400_000)):
        values[i[part], j[part], k[part]] = field(axes[0][i[part]], axes[1][j[part]], axes[2][k[part]])
    return values


def _twice(places, faces, normals):
    keep = (places[faces][:, :, 1] > -1e-9).any(1)
    faces = faces[keep]
    places, normals = places.copy(), normals.copy()
    below = places[:, 1] < 0
    places[below, 1] = 0
    normals[below, 1] = 0
    other = places * [1, -1, 1], normals * [1, -1, 1]
    return np.concatenate([places, other[0]]), np.concatenate([faces, faces[:, ::-1] + len(places)]), np.concatenate([normals, other[1]])
