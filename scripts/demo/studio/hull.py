"""A car's pressed metal, cut from the lines of its body table. Metres: x back from the nose, y to the right, z up."""
import numpy as np
from fields import Outline, block, fade, join, line, meet, only, rod

REAR = ('tail', 'reflector')


class Hull:
    """The surface of one body with one face."""

    def __init__(self, body, face):
        face = {**face, **body.get('face', {})}  # a body may draw a part of any face its own way
        self.body, self.face = body, face
        self.long, self.half = body['length'], body['width'] / 2
        self.radius, self.axles = body['tyre'], body['axles']
        self.arch = self.radius * body.get('arch', 1.09)
        self.deck, self.floor = line(body['deck'], 0.06), line(body['floor'], 0.05)
        self.wide = line([(x * self.long, k * self.half) for x, k in body['plan']], 0.10)
        self.nose, self.tail = line(body['nose'], 0.018), line(body['tail'], 0.018)
        self.flank = line(body['flank'], 0.03)
        self.crease = line(body['crease'], 0.1)
        self.house = Outline(body['house'])
        self.crown = 0.07
        self.drawn = {name: self._drawing(name) for name in (*REAR, 'lamp', 'grille', 'intake', 'vent', 'blade') if face.get(name) and name not in body.get('without', [])}

        self.reach = {name: (drawn.path[:, 1].min() - 0.06, drawn.path[:, 1].max() + 0.06) for name, drawn in self.drawn.items()}

    def _drawing(self, name):
        """A drawing of the face in metres; one that begins in the middle is closed by its mirror image."""
        low, high = self.body['rear_band' if name in REAR else 'front_band']
        points = [(p[0] * self.half, low + p[1] * (high - low), *p[2:]) for p in map(tuple, self.face[name])]
        if points[0][0] <= 0:
            points += [(-p[0], *p[1:]) for p in reversed(points) if p[0] > 0]
        return Outline(points, 0.05, 0.005)

    def mark(self, name, x, y, z):
        """Metres from a drawing of the face, laid round the corner of the nose or the tail; positive away from there."""
        def near(x, y, z):
            back = self.long - x if name in REAR else x
            across = np.abs(y) + 0.8 * np.maximum(back - 0.03, 0)
            return np.maximum(self.drawn[name](across, z), back - 0.95)

        low, high = self.reach[name]
        close = (x > self.long - 1.0 if name in REAR else x < 1.0) & (z > low) & (z < high)
        return only(close, near, 0.06, x, y, z)

    # --- the lower body ---

    def wheel_distance(self, x, z):
        return np.minimum(*(np.hypot(x - at, z - self.radius) for at in self.axles))

    def flank_at(self, x, z):
        """Half width at a place and height: drawn in by the flank's own section, with hips over the wheels."""
        share = (z - self.floor(x)) / np.maximum(self.crease(x) - self.floor(x), 0.1)
        rho = self.wheel_distance(x, z)
        hips = self.body.get('hips', 0.02) * fade(self.arch + 0.30, self.arch + 0.02, rho)
        return self.wide(x) - self.flank(share) + hips

    def ahead(self, a, z):
        """Where the nose begins: swept back towards the sides."""
        return self.nose(z) + self.body.get('sweep', 0.2) * (a / self.half) ** 2.3

    def behind(self, a, z):
        return self.long - self.tail(z) - self.body.get('back_sweep', 0.12) * (a / self.half) ** 2.3

    def lower(self, x, y, z):
        a, b = np.abs(y), self.body
        flank = a - self.flank_at(x, z)
        ends = np.maximum(self.ahead(a, z) - x, x - self.behind(a, z))
        near_nose = fade(1.3, 0.5, x)
        corner = b.get('corner', 0.42) * near_nose + b.get('back_corner', 0.32) * (1 - near_nose)
        round_ = meet(flank, ends, corner)
        bulge = b.get('bulge', 0.016) * fade(0.36, 0.48, a) * fade(b['cowl'][0] + 0.1, 0.5, x)
        over = z - self.deck(x) + 0.075 * y * y + bulge
        shell = meet(round_, over, b.get('shoulder', 0.10))
        return meet(shell, self.floor(x) - z, 0.05)

    # --- the cabin ---

    def cabin_side(self, x, y, z):
        b = self.body
        up = z - b['belt']
        taper = 0.016 * (x - b['middle']) ** 2
        return np.abs(y) - b['cabin'] + taper + b['lean'] * up + 0.05 * np.maximum(up, 0) ** 2

    def upper(self, x, y, z):
        b, a = self.body, np.abs(y)
        bow = np.where(x < b['middle'], -b.get('bow', 0.24), b.get('back_bow', 0.13)) * y * y
        crown = self.crown * y * y
        low = b['belt'] - 0.30
        d = only(z > low, self.house, 0.3, x + bow, z + crown)
        d = meet(d, self.cabin_side(x, y, z), b.get('cant', 0.11))
        return meet(d, x - self.behind(a, z) + 0.012, 0.04)

    def whole(self, x, y, z):
        """The body before anything is cut into it."""
        d = self.lower(x, y, z)
        if 'house' in self.body:
            d = join(d, self.upper(x, y, z), 0.03)
        return d

    # --- what is cut into it ---

    def pocket(self, d, name, depth, x, y, z, soft=0.012):
        if name not in self.drawn:
            return d
        hole = np.maximum(self.mark(name, x, y, z), -(self._plain + depth))
        return meet(d, -hole, soft)

    def surface(self, x, y, z):
        d = self._plain = self.whole(x, y, z)
        if 'blade' in self.drawn:  # a raised or sunk field of the bumper, its edge pressed over 25 mm
            d = d + self.face.get('blade_depth', 0.016) * fade(0.014, -0.014, self.mark('blade', x, y, z))
        for name, depth in (('lamp', 0.05), ('tail', 0.03), ('grille', 0.055), ('intake', 0.07), ('vent', 0.06)):
            d = self.pocket(d, name, depth, x, y, z)
        d = self._plate(d, x, y, z)
        if 'bed' in self.body:
            d = meet(d, -self.bed(x, y, z), 0.025)
        return self._wells(self._handles(d, x, y, z), x, y, z)

    def bed(self, x, y, z):
        start, end, floor = self.body['bed']
        return block(np.abs(x - (start + end) / 2) - (end - start) / 2, np.abs(y) - self.half + 0.16, np.maximum(floor - z, z - 3), r=0.03)

    def plate_at(self):
        """Where the rear plate hangs: ahead of all metal within its height."""
        up = self.body['plates'][1]
        return min(float(self.behind(0, np.array(up + z))) for z in (-0.08, -0.04, 0, 0.04, 0.08)) - 0.004

    def _plate(self, d, x, y, z):
        dish = block(np.abs(x - self.plate_at() - 0.10) - 0.112, np.abs(y) - 0.27, np.abs(z - self.body['plates'][1]) - 0.085, r=0.02)
        return meet(d, -dish, 0.022)

    def _handles(self, d, x, y, z):
        """A cup pressed into each door and a grip across it."""
        for at in self.body.get('handles', []):
            hz = self.crease(at) + self.body.get('handle_up', 0.03)
            hy = float(self.flank_at(np.array(at), np.array(hz)))

            def cupped(d, x, y, z):
                a = np.abs(y)
                cup = np.sqrt(((x - at - 0.01) / 1.7) ** 2 + ((a - hy - 0.018) / 0.9) ** 2 + ((z - hz) / 0.85) ** 2) - 0.042
                grip = rod(x, a, z, (at - 0.09, hy + 0.012, hz - 0.003), (at + 0.10, hy + 0.010, hz + 0.004), 0.012)
                return join(meet(d, -cup, 0.014), grip, 0.006)

            close = (np.abs(x - at) < 0.2) & (np.abs(z - hz) < 0.12) & (np.abs(y) > hy - 0.12)
            d, x, y, z = np.broadcast_arrays(d, x, y, z)
            d = np.where(close, only(close, cupped, 0, d, x, y, z), d)
        return d

    def _wells(self, d, x, y, z):
        a = np.abs(y)
        rho = self.wheel_distance(x, z)
        beside = np.minimum(*(np.abs(x - at) for at in self.axles)) - self.arch
        hole = np.minimum(rho - self.arch, np.maximum(beside, z - self.radius))
        return meet(d, -np.maximum(hole, self.half - 0.36 - a), 0.012)

    def roof_at(self, x):
        """Height of the cabin's top edge along the middle."""
        path = self.house.path
        upper = path[path[:, 1] > self.body['belt'] + 0.1]
        order = np.argsort(upper[:, 0])
        return np.interp(x, upper[order, 0], upper[order, 1])

    def height(self):
        return max(p[1] for p in self.body['house'])
