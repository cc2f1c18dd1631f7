"""Wheels. A rim is a relief over rings and angles, two millimetres fine, whose openings are left out; its face looks to -y."""
import numpy as np
from fields import fade, join

# Spokes, half the angle between the two of a pair, half width at hub and rim, how far they bend on their way out.
RIMS = {
    'five': (5, 0.0, 0.034, 0.040, 0.0), 'pairs': (5, 0.17, 0.017, 0.019, 0.0), 'ten': (10, 0.0, 0.015, 0.017, 0.0),
    'blade': (9, 0.0, 0.018, 0.030, 0.35), 'six': (6, 0.0, 0.026, 0.042, 0.0), 'steel': (10, 0.0, 0.036, 0.058, 0.0), 'wire': (15, 0.0, 0.009, 0.009, 0.0),
}


def lathe(profile, count=120):
    """Turns (radius, y) points about the y axis."""
    angles = np.linspace(0, 2 * np.pi, count, endpoint=False)
    radii, y = np.array(profile, float).T
    places = np.stack([radii[:, None] * np.cos(angles), np.repeat(y[:, None], count, 1), radii[:, None] * np.sin(angles)], -1)
    return places.reshape(-1, 3), _quads(len(profile), count)


def _quads(rows, count):
    i, j = np.meshgrid(np.arange(rows - 1), np.arange(count), indexing='ij')
    k = (j + 1) % count
    return np.stack([i * count + j, i * count + k, (i + 1) * count + k, (i + 1) * count + j], -1).reshape(-1, 4)


def tyre(radius, width, seat):
    """From bead to bead, with a bulging wall, a ridge where the mould parts and four grooves."""
    wall = [(seat - 0.012, 0.026), (seat + 0.003, 0.012), (seat + 0.012, 0.006), (seat + 0.016, 0.0045), (seat + 0.019, 0.0065)]
    high = radius - seat
    wall += [(seat + high * t, 0.004 - 0.006 * np.sin(np.pi * min(1, t * 1.15))) for t in (0.35, 0.5, 0.62)]
    wall += [(radius - 0.030, 0.006), (radius - 0.028, 0.0085), (radius - 0.016, 0.016), (radius - 0.006, 0.028), (radius - 0.001, 0.042)]
    tread = []
    for k in range(4):
        middle = width * (0.26 + 0.16 * k)
        tread += [(radius, middle - 0.0065), (radius - 0.007, middle - 0.005), (radius - 0.007, middle + 0.005), (radius, middle + 0.0065)]
    return lathe([*wall, *tread, *[(r, width - y) for r, y in reversed(wall)]], 144)


def rim(seat, style):
    """Relief of the rim: (places, faces) and how far each place is from the edge of the metal, negative on it."""
    count, apart, hub, end, bend = RIMS[style]
    turns = count * (72 if count <= 6 else 48)
    radii = np.linspace(0.004, seat, 100)
    r, angle = np.meshgrid(radii, np.linspace(0, 2 * np.pi, turns, endpoint=False), indexing='ij')
    sector = 2 * np.pi / count
    share = np.clip(r / seat, 0, 1)
    off = (angle - bend * share + sector / 2) % sector - sector / 2
    off = np.abs(np.abs(off) - apart * (0.7 + 0.3 * share)) if apart else np.abs(off)
    spoke = off * r - (hub + (end - hub) * share**1.6)
    edge = join(join(spoke, seat - 0.024 - r, 0.022), r - 0.060, 0.03)
    dish = 0.012 + 0.034 * (1 - share**2) - 0.012 * fade(0.075, 0.045, r)
    crown = 0.006 * (1 - np.clip(-edge / 0.009, 0, 1)) ** 2
    fall = 0.045 * np.clip(edge / 0.004, 0, 1)
    bolt = np.hypot(r * np.cos((angle + np.pi / 5) % (2 * np.pi / 5) - np.pi / 5) - 0.050, r * np.sin((angle + np.pi / 5) % (2 * np.pi / 5) - np.pi / 5))
    bolts = 0.010 * fade(0.0115, 0.0095, bolt)
    lip = -0.014 * fade(seat - 0.020, seat - 0.012, r) + 0.006 * fade(seat - 0.004, seat, r)
    cap = -0.004 * fade(0.031, 0.028, r)
    y = dish + crown + fall + bolts + lip + cap
    places = np.stack([r * np.cos(angle), y, r * np.sin(angle)], -1).reshape(-1, 3)
    faces = _quads(len(radii), turns)
    open_ = (edge.ravel()[faces] > 0.0045).all(1)
    shown = edge.ravel() + 0.02 * (bolt.ravel() < 0.0125)
    return places, faces[~open_], shown
