"""What stands on a yard, each made from the numbers of one entry of yards.yaml. Metres: x to the right, y away, z up."""
import numpy as np
import materials as m
import outdoors as o
from scene import place

SIDES = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]


def boxes(name, ranges, material):
    """Boxes given as (x0, x1, y0, y1, z0, z1), as one thing with hard edges."""
    places, faces = [], []
    for x0, x1, y0, y1, z0, z1 in ranges:
        corners = np.array([(x, y, z) for x in (x0, x1) for y in (y0, y1) for z in (z0, z1)])
        for side in SIDES:
            faces.append(range(len(places), len(places) + 4))
            places.extend(corners[list(side)])
    return place(name, (places, [list(face) for face in faces]), material)


def stuff(of):
    """A material by what yards.yaml says of it: a colour, or a mapping of a kind and its numbers."""
    if isinstance(of, str):
        return o.plain(of)
    kind, *rest = of
    return {'sheet': o.sheet, 'plain': o.plain, 'green': o.green,
            'lit': lambda colour, power: lit(colour, power), 'gloss': lambda colour: m.simple('gloss', o.tone(colour), 0.25, coat=0.6)}[kind](*rest)


def lit(colour, power):
    n = m.Nodes('lit')
    return n.end(n('Emission', o.tone(colour), power))


def box(part):
    boxes('box', [part['box']], stuff(part['of']))


def prism(part):
    """An outline in x and z, drawn out from y0 to y1: gables and lean-tos."""
    outline, (y0, y1) = np.array(part['prism'], float), part['deep']
    front, back = (np.insert(outline, 1, y, axis=1) for y in (y0, y1))
    k = len(outline)
    material = stuff(part['of'])
    for end in (front, back):
        place('gable', (end, [list(range(k))]), material)
    for j in range(k):
        quad = [front[j], front[(j + 1) % k], back[(j + 1) % k], back[j]]
        place('side', (quad, [[0, 1, 2, 3]]), stuff(part.get('roof', part['of'])) if part.get('roof') and quad[0][2] > 0.1 and quad[1][2] > 0.1 else material)


def hall(part):
    """A building open to the front: floor, back, sides, roof, and rows of lamps under its ceiling."""
    x0, x1, y0, y1, z1 = part['hall']
    w = 0.25
    outer = [(x0, x0 + w, y0, y1, 0, z1), (x1 - w, x1, y0, y1, 0, z1), (x0, x1, y1 - w, y1, 0, z1), (x0, x1, y0, y1, z1 - w, z1)]
    boxes('walls', outer, stuff(part['of']))
    inner = stuff(part.get('inside', ['plain', '#d9d7d2', 0.7]))
    e = 0.01
    boxes('lining', [(x0 + w, x1 - w, y1 - w - e, y1 - w, 0, z1 - w), (x0 + w, x1 - w, y0, y1, z1 - w - e, z1 - w),
                     (x0 + w, x0 + w + e, y0, y1, 0, z1), (x1 - w - e, x1 - w, y0, y1, 0, z1)], inner)
    boxes('floor', [(x0 + w, x1 - w, y0, y1, 0, 0.03)], m.simple('floor', o.tone(part.get('floor', '#b9b6b0')), 0.22))
    colour, power, count = part.get('lamps', ['#fff0d8', 6.0, 5])
    deep = y1 - y0
    ceiling = part.get('ceiling', z1 - w) - 0.12
    rows = [(x, x + 0.16, y0 + deep * 0.08, y1 - deep * 0.12, ceiling, ceiling + 0.04) for x in np.linspace(x0 + 1.2, x1 - 1.2, count)]
    boxes('lamps', rows, lit(colour, power))


def glass(part):
    """A glass front: panes between slim dark posts and rails."""
    x0, x1, y, z0, z1 = part['glass']
    posts, rails = part.get('posts', 8), part.get('rails', 1)
    t = part.get('thick', 0.03)
    bars = [(x - t, x + t, y - 0.07, y + 0.07, z0, z1) for x in np.linspace(x0, x1, posts + 1)]
    bars += [(x0, x1, y - 0.06, y + 0.06, z - t, z + t) for z in np.linspace(z0, z1, rails + 1)]
    boxes('bars', bars, stuff(part.get('of', '#1c1e20')))
    place('panes', ([(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], [[0, 1, 2, 3]]), m.clear('pane', part.get('tint', 0.82)))


def door(part):
    """A roller door, drawn up by a share of its height."""
    x0, x1, y, high = part['door']
    low = high * part.get('open', 0)
    frame = [(x0 - 0.12, x0, y - 0.08, y + 0.1, 0, high), (x1, x1 + 0.12, y - 0.08, y + 0.1, 0, high), (x0 - 0.12, x1 + 0.12, y - 0.08, y + 0.1, high, high + 0.14)]
    boxes('frame', frame, stuff(part.get('frame', '#33373a')))
    if low < high - 0.05:
        boxes('door', [(x0, x1, y, y + 0.04, low, high)], stuff(['sheet', part.get('of', '#c9ccce'), 0.1, 0.4, 2]))


def lines(part):
    """Marked bays: `count` lines from y0 to y1, `wide` apart, leaning by `lean` metres."""
    x0, y0, y1 = part['lines']
    wide, count, lean, t = part.get('wide', 2.6), part['count'], part.get('lean', 0.0), 0.05
    quads = [[(x - t, y0, 0), (x + t, y0, 0), (x + lean + t, y1, 0), (x + lean - t, y1, 0)] for x in x0 + wide * np.arange(count)]
    if part.get('head'):
        end = x0 + wide * (count - 1)
        quads.append([(x0 + lean, y1 - t, 0), (end + lean, y1 - t, 0), (end + lean, y1 + t, 0), (x0 + lean, y1 + t, 0)])
    places = np.array(quads, float).reshape(-1, 3) + [0, 0, 0.004]
    place('lines', (places, np.arange(len(places)).reshape(-1, 4)), o.plain(part.get('of', '#c8c8c2'), 0.7, 0.25))


def ground(part):
    x0, x1, y0, y1, *z = part['ground']
    z = z[0] if z else 0.0
    material = o.asphalt(part.get('wet', 0.0)) if part['of'] == 'asphalt' else stuff(part['of'])
    place('ground', ([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [[0, 1, 2, 3]]), material)


def pole(part):
    """A lamp post, its arm over the yard."""
    x, y, high = part['pole']
    boxes('pole', [(x - 0.06, x + 0.06, y - 0.06, y + 0.06, 0, high), (x - 0.9, x + 0.9, y - 0.05, y + 0.05, high - 0.1, high)], m.simple('post', 0.16, 0.4, 0.7))
    boxes('heads', [(x + s * 0.9 - 0.25, x + s * 0.9 + 0.25, y - 0.13, y + 0.13, high - 0.16, high - 0.08) for s in (-1, 1)], lit('#fff2dc', part.get('power', 1.0)))


def pylon(part):
    """A sign without a word: a slab in the house's colour with a paler band."""
    x, y, wide, high = part['pylon']
    boxes('pylon', [(x, x + wide, y, y + 0.4, 0.15, high)], m.simple('sign', o.tone(part['of']), 0.3, coat=0.5))
    boxes('band', [(x - 0.01, x + wide + 0.01, y - 0.01, y + 0.41, high * 0.66, high * 0.69)], m.simple('band', o.tone(part.get('band', '#e8e8e4')), 0.4))
    boxes('foot', [(x - 0.15, x + wide + 0.15, y - 0.15, y + 0.55, 0, 0.15)], stuff('#8d8a84'))


def hedge(part):
    x0, x1, y0, y1, high = part['hedge']
    rng = np.random.default_rng(7)
    n = max(4, int((x1 - x0) * 3))
    middles = np.stack([np.linspace(x0, x1, n), np.full(n, (y0 + y1) / 2), np.full(n, high * 0.5)], 1)
    sizes = np.tile([[0.35, (y1 - y0) / 2, high * 0.55]], (n, 1)) * rng.uniform(0.85, 1.1, (n, 1))
    place('hedge', o.leaves(rng, middles, sizes, n * 420, 0.045), stuff(part.get('of', ['green', '#39492a'])))


def trees(part):
    options = {key: part[key] for key in ('tall', 'wide', 'clear', 'colour', 'count') if key in part}
    o.copies(o.tree(part.get('seed', 1), **options), [(x, y, 40 * k, size) for k, (x, y, size) in enumerate(part['trees'])])


def hills(part):
    """A ridge far away, as a strip whose upper edge is noise."""
    y, high, seed = part['hills']
    rng = np.random.default_rng(seed)
    x = np.linspace(-500, 500, 260)
    up = sum(np.sin(x / period + rng.uniform(0, 6)) * share for period, share in ((120, 0.5), (47, 0.28), (19, 0.14), (5, 0.035), (2.1, 0.02)))
    top = high * (1 + 0.45 * up)
    places = np.concatenate([np.stack([x, x * 0 + y, x * 0 - 1], 1), np.stack([x, x * 0 + y, top], 1)])
    k = len(x)
    place('hills', (places, [[j, j + 1, j + 1 + k, j + k] for j in range(k - 1)]), o.plain(part.get('of', '#5d6a60'), 1.0, 0.1))


PARTS = {made.__name__: made for made in (box, prism, hall, glass, door, lines, ground, pole, pylon, hedge, trees, hills)}


def build(parts):
    for part in parts:
        next(PARTS[name] for name in PARTS if name in part)(part)
