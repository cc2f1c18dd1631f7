"""The lines drawn on a body: how far each place of its surface is from glass, gaps, lamps and trims, in metres, negative inside.
Materials change where such a distance is nought, so that every edge is as sharp as the picture."""
import numpy as np
from fields import Outline, fade, meet


class Lines:
    def __init__(self, hull):
        self.hull, self.body = hull, hull.body

    def at(self, places):
        """Every line's distances at places (n, 3), by the line's name."""
        x, y, z = places.T
        a, h = np.abs(y), self.hull
        lower = h.lower(x, y, z)
        daylight = self.daylight(x, a, z)
        panes = np.maximum(daylight + 0.018, -self.pillars(x, z))
        screens = self.screens(x, y, z, lower)
        lines = {'frame': np.minimum(daylight, screens), 'glass': np.minimum(panes, screens + 0.022), 'dark': self.dark(x, a, z)}
        lines['strip'] = np.where((z < self.sill(x) + 0.05) & (a > 0.45), np.abs(daylight - 0.004) - 0.006, 1.0)
        lines['privacy'] = x - self.body.get('privacy', self.body['doors'][1]) - 0.06 * (z - self.body['belt'])
        for name in ('lamp', 'tail'):
            lines[name] = h.mark(name, x, y, z) if name in h.drawn else np.ones_like(x)
        lines['glowing'] = self.glowing(x, y, z)
        lines['surround'] = self.surround(x, y, z)
        lines['hood'] = self.hood(x, z, lower)
        lines |= {f'gap{k}': seam for k, seam in enumerate(self.seams(x, y, z, a))}
        return lines

    def hood(self, x, z, lower):
        """A cloth roof: all of the cabin behind the windscreen's frame and above the metal."""
        if 'hood' not in self.body:
            return np.ones_like(x)
        return np.maximum.reduce([self.body['hood'] - x, 0.012 - lower, self.sill(x) + 0.004 - z])

    def sill(self, x):
        """The lower edge of the side windows."""
        low, high = self.body['sill_line']
        return np.interp(x, [self.body['cowl'][0], self.body['house_end']], [low, high])

    def daylight(self, x, a, z):
        """The outline of all side windows together: the cabin's own outline, drawn in."""
        inset = self.body.get('inset', 0.085)
        d = meet(self.hull.house(x, z) + inset, self.sill(x) - z, 0.03)
        front, back = self.body.get('window', (0, 9))
        slant = self.body.get('window_slant', -0.35) * (z - self.body['belt'])
        d = meet(d, np.maximum(front - x, x - back - slant), 0.05)
        return np.where(a > 0.4, d, 1.0)

    def pillars(self, x, z):
        up = z - self.body['belt']
        return np.min([np.abs(x - at - 0.07 * up) - wide for at, wide in self.body.get('pillars', [(9, 0.03)])], 0)

    def screens(self, x, y, z, lower):
        """Windscreen and rear window: inside the cabin's sides, below its roof and above the metal."""
        h, b = self.hull, self.body
        side = h.cabin_side(x, y, z)
        top_front, top_back = b['screen_top'], b['back_top']
        crown = h.crown * y * y
        front = np.maximum.reduce([side + 0.060, z + crown - top_front, 0.016 - lower, x - b['screen_end'] - 0.24 * y * y])
        back = np.maximum.reduce([side + 0.085, z + crown - top_back, b.get('back_low', 0.028) - lower, b['back_start'] - x, b.get('back_sill', 0) - z])
        return np.minimum(front, back if b.get('back_glass', True) else 1.0)

    def dark(self, x, a, z):
        """Plastic that is not painted: sills, arches, the deep parts of the ends and the tub's floor."""
        h, b = self.hull, self.body
        clad, skirt = b.get('cladding', 0), b.get('skirt', 0.03)
        rho = h.wheel_distance(x, z)
        rise = b.get('skirt_ends', 0.06) * (fade(0.6, 0.1, x) + fade(h.long - 0.6, h.long - 0.1, x))
        d = np.minimum(rho - h.arch + 0.006 - clad, z - h.floor(x) - skirt - rise)
        beside = np.min([np.abs(x - at) for at in h.axles], 0) - h.arch
        d = np.minimum(d, np.maximum(np.maximum(beside - 0.004, z - h.radius), a - h.half + 0.06))
        for name in ('grille', 'intake', 'vent'):
            if name in h.drawn:
                d = np.minimum(d, h.mark(name, x, a, z) - 0.004)
        if 'bed' in b:
            d = np.minimum(d, h.bed(x, a, z) - 0.012)
        return d

    def glowing(self, x, y, z):
        """Which edge of a lamp its light line follows: 1 there, 0 elsewhere. A tail lamp glows all round."""
        if 'lamp' not in self.hull.drawn:
            return np.ones_like(x)
        outward = (self.hull.mark('lamp', x, y, z + 0.004) - self.hull.mark('lamp', x, y, z - 0.004)) / 0.008
        if self.hull.face.get('light', 'low') == 'low':
            outward = -outward
        return np.where(x < self.hull.long / 2, fade(0.0, 0.45, outward), 1.0)

    def surround(self, x, y, z):
        """A thin bright or black ring round the grille."""
        if 'grille' not in self.hull.drawn or not self.hull.face.get('ring'):
            return np.ones_like(x)
        return np.abs(self.hull.mark('grille', x, y, z) - 0.012) - 0.009

    def seams(self, x, y, z, a):
        """Signed distances to the outline of each panel: a seam runs where one is nought."""
        return [*self.doors(x, z), self.bonnet(x, y, z), *self.bumpers(x, z), *self.gate(x, y, z), *(x - at for at in self.body.get('seams', []))]

    def doors(self, x, z):
        """Their upper ends lie hidden in the windows."""
        h, b = self.hull, self.body
        low, high = h.floor(x) + b.get('door_low', 0.13), z - self.sill(x) - b.get('door_top', 0.16)
        rho, lean = h.wheel_distance(x, z), 0.07 * np.maximum(z - b['belt'], 0)
        for start, end in zip(b['doors'][:-1], b['doors'][1:]):
            d = np.maximum(start + lean - x, x - end - lean)
            d = meet(meet(d, low - z, 0.06), h.arch + b.get('arch_gap', 0.075) - rho, 0.05)
            yield np.maximum(d, high)

    def bonnet(self, x, y, z):
        h, b = self.hull, self.body
        tip = b.get('bonnet', 0.14) + 0.12 * (y / h.half) ** 2
        d = np.maximum(tip - x, np.abs(y) - h.half + b.get('bonnet_in', 0.13) + 0.05 * np.maximum(b['cowl'][0] - x, 0) ** 2)
        back = x - b['cowl'][0] + 0.03 - b.get('bow', 0.24) * y * y  # at the foot of the windscreen
        return np.maximum(np.maximum(d, back), h.deck(x) - 0.2 - z)

    def bumpers(self, x, z):
        h, b = self.hull, self.body
        for band, share, back, axle in (('front_band', 'bumper', x, h.axles[0]), ('rear_band', 'back_bumper', h.long - x, h.long - h.axles[1])):
            low, high = b[band]
            cut = low + b.get(share, 0.6) * (high - low) - 0.22 * np.maximum(back - 0.35, 0)
            yield np.maximum(z - cut, back - axle + 0.5 * h.arch)

    def gate(self, x, y, z):
        b = self.body
        if 'gate' not in b:
            return
        low, wide, slim = b['gate']
        half = [(wide - 0.06, low), (wide, b['belt']), (slim, b.get('gate_top', self.hull.height() - 0.06))]
        drawn = self.__dict__.setdefault('gate_outline', Outline([*half, *[(-u, v) for u, v in reversed(half)]], 0.10))
        d = drawn(y, z)
        yield np.maximum(d, self.hull.long - b.get('gate_deep', 0.6) - x)
