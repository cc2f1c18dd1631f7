"""Vehicles, and what is built onto them, put together from a list of parts (kits.yaml). Metres: x back, y right, z up.

A part is one of: `tube` through places, `profile` (corners x, z, cut, drawn out over `half` to either side), `egg` (half sizes, optional `power`), `slab` (half sizes, `round`), `ring` (a disc across y),
`guard` (a strip round a wheel, from one angle to another). `turn` tilts it, in degrees nose-up. `of` names what it is made of; `both`
mirrors it to the other side. Parts with the same `melt` become one surface."""
import numpy as np
import materials as m
import wheels
from fields import Outline, block, join, meet, rod, skin
from scene import place

STUFF = {
    'paint': lambda: m.painted(), 'black': lambda: m.simple('black', 0.016, 0.45), 'gloss': lambda: m.simple('gloss', 0.008, 0.06, coat=1.0),
    'metal': lambda: m.simple('metal', 0.42, 0.28, 1.0), 'chrome': lambda: m.simple('chrome', 0.75, 0.06, 1.0), 'grey': lambda: m.simple('grey', 0.10, 0.45, 0.6),
    'hide': lambda: m.simple('hide', 0.022, 0.6), 'cloth': lambda: m.simple('cloth', 0.10, 0.8), 'rubber': lambda: m.simple('rubber', 0.012, 0.6),
    'white': lambda: m.simple('white', 0.70, 0.3, coat=0.7), 'plate': lambda: m.simple('plate', 0.55, 0.4), 'light': lambda: m.glow('light', 3.0),
    'lamp': lambda: m.simple('lamp', 0.5, 0.05, 0.9, coat=1.0), 'red': lambda: m.red_lamp(), 'glass': lambda: m.clear('screen', 0.75), 'window': lambda: m.simple('window', 0.01, 0.03, coat=1.0),
}


def distance(part, x, y, z):
    """How far a place is from a part."""
    if part.get('both'):
        y = np.abs(y)
    if 'tube' in part:
        places = part['tube']
        radii = part['r'] if isinstance(part['r'], list) else [part['r']] * len(places)
        d = np.inf
        for k in range(len(places) - 1):
            d = np.minimum(d, rod(x, y, z, places[k], places[k + 1], radii[k], radii[k + 1]))
        return d
    if 'profile' in part:
        outline = part.setdefault('drawn', Outline(part['profile'], fine=0.01))
        return meet(outline(x, z), np.abs(y - part.get('across', 0)) - part['half'], part.get('round', 0.02), 2)
    at = part['at']
    u, v, w = _turned(part, x - at[0], y - at[1], z - at[2])
    size = part.get('size')
    if 'ring' in part:
        r = np.hypot(u, w)
        inner, outer = part['ring']
        return block(np.maximum(r - outer, inner - r), np.abs(v) - part['thick'], r=0.003)
    if 'guard' in part:
        r, angle = np.hypot(u, w), np.degrees(np.arctan2(w, -u))
        start, end = part['guard']
        arc = np.maximum(start - angle, angle - end) * np.pi / 180 * part['r']
        bowed = np.abs(r - part['r'] + 2.2 * v * v) - 0.005
        return block(bowed, np.abs(v) - part['thick'], arc, r=0.004)
    if 'egg' in part:
        power = part.get('power', 2.0)
        taper = 1 - part.get('taper', 0) * np.clip(u / size[0], -1, 1)
        s = (np.abs(u / size[0]) ** power + np.abs(v / size[1] / taper) ** power + np.abs(w / size[2] / taper) ** power) ** (1 / power)
        return (s - 1) * min(size) * 0.9
    fins = 0.007 * (np.abs(w % 0.024 - 0.012) < 0.0045) if part.get('fins') else 0
    return block(np.abs(u) - size[0] + fins, np.abs(v) - size[1] + fins, np.abs(w) - size[2], r=part.get('round', min(size) * 0.35))


def _turned(part, u, v, w):
    tilt, yaw = np.radians(part.get('turn', 0)), np.radians(part.get('yaw', 0))
    u, w = u * np.cos(tilt) - w * np.sin(tilt), u * np.sin(tilt) + w * np.cos(tilt)
    return u * np.cos(yaw) - v * np.sin(yaw), u * np.sin(yaw) + v * np.cos(yaw), w


def bounds(part):
    """A box that holds the part (its right half, for one on both sides)."""
    if 'tube' in part:
        reach = np.max(part['r']) + 0.02
        return np.min(part['tube'], 0) - reach, np.max(part['tube'], 0) + reach
    if 'profile' in part:
        corners, across = np.array([p[:2] for p in part['profile']]), part.get('across', 0)
        low, high = corners.min(0) - 0.03, corners.max(0) + 0.03
        return np.array([low[0], across - part['half'] - 0.03, low[1]]), np.array([high[0], across + part['half'] + 0.03, high[1]])
    if 'ring' in part or 'guard' in part:
        far = part['ring'][1] if 'ring' in part else part['r']
        half = np.array([far, part['thick'], far])
    else:
        half = np.array(part['size'], float) * (1 + abs(part.get('taper', 0)))
        if part.get('turn') or part.get('yaw'):
            half = np.full(3, np.hypot(half[0], max(half[1:])))
            half[1] = part['size'][1] * 1.3 if not part.get('yaw') else half[0]
    return np.array(part['at']) - half - 0.02, np.array(part['at']) + half + 0.02


def build(parts):
    """Puts every part on the stage."""
    groups, made = {}, {}
    for k, part in enumerate(parts):
        groups.setdefault(part.get('melt', k), []).append(part)
    for name, group in groups.items():
        low = np.min([bounds(part)[0] for part in group], 0)
        high = np.max([bounds(part)[1] for part in group], 0)
        if any(part.get('both') for part in group):
            low[1] = min(low[1], -high[1])
        soft = group[0].get('soft', 0.03)

        def field(x, y, z):
            d = None
            for part in group:
                near = distance(part, x, y, z)
                if part.get('cut'):
                    d = meet(d, -near, soft)
                else:
                    d = near if d is None else join(d, near, soft)
            return d

        material = group[0]['of']
        made.setdefault(material, STUFF[material]())
        place(str(name), skin(field, low, high, group[0].get('step', 0.008)), made[material])


def cycle_wheel(at, radius, wide, style, seat_share=0.74):
    """A motorcycle's wheel: a round tyre, and a rim with a face to either side."""
    seat = radius * seat_share
    turns = np.linspace(-1.35, 1.35, 26)
    bulge = [(radius - (1 - np.cos(t)) * (radius - seat) * 1.15, wide / 2 * np.sin(t) / np.sin(1.35)) for t in turns]
    place('tyre', wheels.lathe([(seat - 0.012, -wide * 0.40), *bulge, (seat - 0.012, wide * 0.40)], 120), m.simple('tyre', 0.012, 0.6), at=(at, 0, radius))
    places, faces, edge = wheels.rim(seat, style)
    places = places * [1, 0.7, 1]
    for side in (1, -1):
        turned = (places + [0, -wide * 0.40, 0]) * [1, side, 1]
        place('rim', (turned, faces), m.alloy(), {'edge': edge}, at=(at, 0, radius))
        disc = wheels.lathe([(seat * 0.50, 0), (seat * 0.78, 0), (seat * 0.78, 0.005), (seat * 0.50, 0.005)], 72)
        place('disc', disc, m.simple('disc', 0.35, 0.3, 1.0), at=(at, side * wide * 0.46, radius))
