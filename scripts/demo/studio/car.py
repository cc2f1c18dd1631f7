"""Builds a car from a Body: one smooth distance field per part, meshed, with exact distances to every drawn line kept per vertex.
The lines (gaps, glass, lamps) are cut by the material from those distances, so they are sharp at any resolution."""
import numpy as np
from field import box, capsule, curve, least, mesh, most, polygon, ramp, smax, smin


class Car:
    def __init__(self, body):
        b = self.b = body
        self.top, self.bottom, self.plan = curve(b.top), curve(b.bottom), curve(b.plan)
        self.nose, self.tail, self.roof, self.crease = curve(b.nose), curve(b.tail), curve(b.roof), curve(b.crease)
        self.places, self.radius, self.track = b.wheels
        self.arch = self.radius * 1.10
        lift = b.bottom[2][1]
        self.lift = lift
        # sides by height above the sill: tucked under, hollow over the sill, full at the crease
        self.tuck = curve(((lift - 0.1, 0.13), (lift, 0.075), (lift + 0.1, 0.038), (lift + 0.24, 0.042), (lift + 0.40, 0.026), (lift + 0.60, 0.004), (lift + 1.2, -0.03)))

    # --- the surfaces the body is cut from ---

    def around(self, x, z):
        """Distance from the nearest wheel's middle, in the side view."""
        return np.minimum.reduce([np.hypot(x - at, z - self.radius - 0.005) for at in self.places])

    def side(self, x, z):
        """Half width of the body at a place and height."""
        low = self.plan(x) - self.tuck(z)
        crease = self.crease(x)
        high = self.plan(x) - 0.006 - 0.40 * (z - crease) - 0.08 * np.maximum(0, z - crease) ** 2
        width = smin(low, high, 0.022)
        rho = self.around(x, z)
        edge = self.arch + self.b.cladding
        lip = 0.008 * ramp(edge + 0.014, edge - 0.006, rho) if self.b.cladding else 0
        return width + self.b.flare * ramp(self.arch + 0.24, self.arch + 0.03, rho) + lip

    def front(self, a, z):
        return self.b.front_sweep * (a / 0.9) ** 2.4 + self.nose(z) - self.fold(a, z)

    def fold(self, a, z):
        """The bumper stands out a little between the two openings, most of all towards the corners."""
        f = self.b.face
        low, high = max(q[1] for q in f.intake), min(q[1] for q in f.grille)
        at = (low + high) / 2 if high > low else low + 0.05
        return (0.010 + 0.012 * ramp(0.2, 0.7, a)) * np.exp(-((z - at - 0.03 * a) / 0.055) ** 2)

    def back(self, a, z):
        return self.b.length - self.b.rear_sweep * (a / 0.9) ** 2.4 - self.tail(z)

    def lower(self, x, y, z):
        b, a = self.b, np.abs(y)
        bonnet = 0.018 * ramp(0.40, 0.50, a) * ramp(b.screen[0] + 0.1, b.screen[0] - 0.5, x)
        top = z - (self.top(x) - 0.085 * y * y - bonnet)
        ends = smax(self.front(a, z) - x, x - self.back(a, z), 0.05)
        corner = np.where(x < b.length / 2, b.front_corner, b.rear_corner)
        round_ = smax(a - self.side(x, z), ends, corner)
        shell = smax(round_, top, b.shoulder)
        return smax(shell, self.bottom(x) - z, 0.06)

    def pane(self, line, bow, x, y, z, back):
        x0, z0, x1, z1 = line
        length = np.hypot(x1 - x0, z1 - z0)
        nx, nz = -(z1 - z0) / length, (x1 - x0) / length
        if back:
            nx, nz = -nx, -nz
        shifted = x - bow * y * y if not back else x + bow * y * y
        return (shifted - x0) * nx + (z - z0) * nz

    def cabin_side(self, x, y, z):
        b = self.b
        up = z - b.belt
        mid = (b.screen[0] + b.rear[0]) / 2
        taper = 0.018 * (x - mid) ** 2
        return np.abs(y) - (b.cabin - taper - b.lean * up - 0.05 * np.maximum(up, 0) ** 2)

    def cabin(self, x, y, z):
        b = self.b
        screen = self.pane(b.screen, b.screen_bow, x, y, z, False)
        rear = self.pane(b.rear, b.rear_bow, x, y, z, True)
        roof = z - (self.roof(x) - 0.075 * y * y)
        d = smax(screen, roof, 0.22)
        d = smax(d, rear, 0.12)
        d = smax(d, self.cabin_side(x, y, z), 0.13)
        d = smax(d, x - self.back(np.abs(y), z) + 0.012, 0.04)  # never out of the tail
        return smax(d, b.belt - 0.25 - z, 0.02)

    def frame(self, x, y, z):
        """What stays of a cabin whose roof is down: the windscreen in its frame."""
        b = self.b
        depth = -self.pane(b.screen, b.screen_bow, x, y, z, False)
        return smax(self.cabin(x, y, z), depth - 0.035, 0.015)

    def well(self, x, y, z):
        """Where people sit when there is no roof."""
        b = self.b
        x0, x1 = b.screen[0] + 0.50, b.seats[1] + 0.42
        return box(np.abs(x - (x0 + x1) / 2) - (x1 - x0) / 2, np.abs(y) - 0.665, np.maximum(self.lift + 0.22 - z, z - 3), 0.08)

    def recess(self, poly, depth, x, a, z, rear=False):
        """A pocket of some depth pressed into an end."""
        at = x - self.front(a, z) if not rear else self.back(a, z) - x
        return np.maximum(polygon(poly, a, z, 0.02), at - depth)

    def shell(self, x, y, z):
        b, a = self.b, np.abs(y)
        d = smin(self.lower(x, y, z), self.frame(x, y, z) if b.open else self.cabin(x, y, z), 0.035)
        if b.cut:
            d = smax(d, x - b.cut, 0.05)
        if b.open:
            d = smax(d, -self.well(x, y, z), 0.05)
        if b.bed:
            x0, x1, floor = b.bed
            d = smax(d, -box(np.abs(x - (x0 + x1) / 2) - (x1 - x0) / 2, a - 0.74, np.maximum(floor - z, z - 3), 0.03), 0.03)
        if b.spoiler:
            x1, z1 = b.rear[2], b.rear[3]
            wing = box(np.abs(x - x1 + 0.03 + 0.20 * y * y) - 0.15, a - 0.57 * b.cabin / 0.83, np.abs(z - (z1 - 0.006 - 0.17 * (x - x1) - 0.08 * y * y)) - 0.017, 0.015)
            d = smin(d, wing, 0.09)
        fin_x = b.rear[2] - 0.25 if not b.open else b.length - 0.35
        fin = box(np.abs(x - fin_x) - 0.09, a - 0.022, np.abs(z - self.roof(fin_x)) - 0.04, 0.02)
        d = smin(d, smax(fin, (z - self.roof(fin_x) - 0.045) - 0.35 * (x - fin_x), 0.02), 0.015)
        if b.face.grille_kind != 'none':
            d = smax(d, -self.mouth(b.face.grille, 0.05, x, a, z), 0.018)
        d = smax(d, -self.mouth(b.face.intake, 0.06, x, a, z), 0.018)
        if b.face.vent:
            d = smax(d, -self.mouth(b.face.vent, 0.06, x, a, z), 0.02)
        rear_plate = box(np.abs(x - self.back(0, b.face.plate_rear)) - 0.025, a - 0.28, np.abs(z - b.face.plate_rear) - 0.085, 0.03)
        d = smax(d, -rear_plate, 0.03)
        for at in b.handles:
            hz = self.crease(np.array(at)) + 0.045
            hy = self.side(np.array(at), hz)
            pocket = np.sqrt(((x - at) / 1.5) ** 2 + (a - hy - 0.022) ** 2 + (z - hz) ** 2) - 0.045
            d = smax(d, -pocket, 0.015)
            d = smin(d, capsule(x, a, z, (at - 0.085, hy + 0.006, hz - 0.004), (at + 0.085, hy + 0.006, hz + 0.006), 0.0135), 0.006)
        rho = self.around(x, z)
        well = np.maximum(rho - self.arch, 0.56 - a)
        well = np.minimum(well, np.maximum(np.maximum(np.minimum.reduce([np.abs(x - at) for at in self.places]) - self.arch, z - self.radius), 0.56 - a))
        return smax(d, -well, 0.014)

    def mouth(self, poly, depth, x, a, z):
        cut = polygon(poly + tuple((-p[0], p[1]) for p in poly[::-1] if p[0] > 0) if poly[0][0] == 0 else poly, a, z, 0.02)
        return np.maximum(cut, x - (self.front(a, z) + depth))

    # --- the lines drawn on it ---

    def lines(self, p):
        b = self.b
        x, y, z = p.T
        a = np.abs(y)
        f = b.face
        unroll_f, unroll_r = a + 0.9 * x, a + 0.9 * (b.length - x)
        window = polygon(b.window, x, z, 0.05)
        up = z - b.belt
        pillars = np.minimum.reduce([np.abs(x - at - slant * up) - half for at, slant, half in b.pillars])
        panes = np.maximum(window + 0.020, -pillars)
        on_side = np.where(a > 0.45, -1.0, 1.0)
        lower, side = self.lower(x, y, z), self.cabin_side(x, y, z)
        roof = z - (self.roof(x) - 0.075 * y * y)
        middle = (b.screen[2] + b.rear[2]) / 2
        ends_f = most(side + 0.062, roof + 0.055, 0.018 - lower, x - middle)
        ends_r = most(side + 0.085, roof + 0.07, 0.03 - lower, middle - x, b.rear[1] + 0.06 - z)
        if b.bed:
            ends_r = np.maximum(ends_r, 0.12 - lower)
        ends = np.minimum(ends_f, ends_r)
        if b.open:
            window, panes, ends = np.full_like(x, 1.0), np.full_like(x, 1.0), ends_f
        # round the corners of the screens
        dlo = np.minimum(np.maximum(window, on_side), ends)
        glass = np.minimum(np.maximum(panes, on_side), ends + 0.020)
        # gaps: signed distances to closed outlines, one attribute each; the material draws where they change sign
        gaps = [polygon(door, x, z, 0.04) for door in b.doors]
        hood = b.bonnet + tuple((px, -py) for px, py in b.bonnet[::-1])
        gaps.append(np.maximum(polygon(hood, x, y, 0.07), self.top(x) - 0.16 - z))
        z_lamp = min(q[1] for q in f.lamp) + 0.05  # bumper to wing, behind the lamp
        to = self.places[0] - self.arch * 0.9
        gaps.append(polygon(((-1, z_lamp), (0.3, z_lamp), (to, z_lamp - 0.09), (to, -1), (-1, -1)), x, z))
        z_tail = min(q[1] for q in f.tail) + 0.02
        to = self.places[-1] + self.arch * 0.9
        if not b.bed:
            gaps.append(polygon(((9, z_tail), (b.length - 0.2, z_tail), (to, z_tail - 0.14), (to, -1), (9, -1)), x, z))
            low = f.plate_rear - 0.13
            wide = b.cabin - 0.10
            slim = wide - 1.15 * b.lean * (1.9 - b.belt)
            half = ((0.60, low), (wide - 0.03, low + 0.14), (wide, b.belt), (slim, 1.9))
            gate = polygon(half + tuple((-py, pz) for py, pz in half[::-1]), y, z, 0.05)
            gate = np.maximum(np.maximum(gate, roof + 0.035), b.length - (0.62 if b.spoiler else 0.5) - x)
            gaps[-1] = np.maximum(gaps[-1], -gate)
        else:
            gate = np.maximum(polygon(((-0.755, 0.70), (0.755, 0.70), (0.755, 1.3), (-0.755, 1.3)), y, z, 0.03), b.length - 0.3 - x)
        gaps.append(gate)
        lamp = np.maximum(polygon(f.lamp, unroll_f, z, 0.018), np.where(x < 1.0, -1, 1))
        tail = np.maximum(polygon(f.tail, unroll_r, z, 0.018), np.where(x > b.length - 0.9, -1, 1))
        rho = self.around(x, z)
        black = np.minimum(rho - self.arch + 0.006, z - self.bottom(x) - 0.03)
        black = np.where((a < 0.57) & (z < 0.5 + self.lift * 0.3) & (x > 0.4) & (x < b.length - 0.35), -1, black)
        if b.cladding:
            ends_up = 0.17 * ramp(0.55, 0.15, x) + 0.14 * ramp(b.length - 0.5, b.length - 0.1, x)
            black = np.minimum(black, np.minimum(rho - self.arch - b.cladding, z - self.bottom(x) - b.sill - ends_up * 0.35))
        pockets = np.minimum(self.mouth(f.grille, 0.08, x, a, z) if f.grille_kind != 'none' else 1, self.mouth(f.intake, 0.09, x, a, z))
        if f.vent:
            pockets = np.minimum(pockets, self.mouth(f.vent, 0.09, x, a, z))
        black = np.minimum(black, np.where(x < 0.8, pockets - 0.006, 1))
        if b.bed:
            x0, x1, floor = b.bed
            black = np.where((x > x0 - 0.02) & (x < x1 + 0.02) & (a < 0.745) & (z < 1.13), -1, black)
        if b.open:
            black = np.where(self.well(x, y, z) < 0.012, -1, black)
        # bright strip along the lower edge of the windows
        chrome = np.where((z < b.belt + 0.16) & (a > 0.5), np.abs(window - 0.006) - 0.006, 1)
        privacy = x - (b.pillars[0][0] + b.pillars[0][1] * up)
        return dict(dlo=dlo, glass=glass, **{f'gap{k}': gap for k, gap in enumerate(gaps)}, privacy=privacy, lamp=lamp, tail=tail, black=black, chrome=chrome)

    def build(self, step=0.010):
        b = self.b
        p, q, n = mesh(self.shell, (-0.03, 0, 0.05), (b.length + 0.03, b.width / 2 + 0.12, max(r[1] for r in b.roof) + 0.05), step, mirror=True)
        return p, q, n, self.lines(p)

    def mirrors(self):
        b = self.b
        x0, z0 = b.window[0][0] + 0.17, b.window[0][1] + 0.115
        y0 = b.cabin + 0.175
        def house(x, y, z):
            a = np.abs(y)
            w, v = a - y0, z - z0
            u = x - x0 - 0.28 * w
            tall = 0.074 - 0.13 * np.clip(w, -0.06, 0.15)  # lower towards its outer end
            egg = (np.abs(u / 0.088) ** 2.4 + np.abs(w / 0.128) ** 3.4 + np.abs(v / tall) ** 2.6) ** (1 / 2.6)
            d = smax((egg - 1) * 0.07, u - 0.040, 0.016)
            glass = np.maximum(np.maximum(np.abs(w + 0.004) - 0.098, np.abs(v) - tall + 0.022), 0.034 - u)
            return smax(d, -glass, 0.006)
        def foot(x, y, z):
            a = np.abs(y)
            t = np.clip((a - b.cabin + 0.04) / (y0 - b.cabin), 0, 1)
            u, v = x - (x0 - 0.035 + 0.02 * t), z - (z0 - 0.100 + 0.030 * t)
            return np.maximum(np.hypot(u / 2.6, v) - 0.017, np.abs(a - (b.cabin + y0) / 2 + 0.05) - (y0 - b.cabin) / 2 - 0.01) * 0.7
        lo, hi = (x0 - 0.2, 0, z0 - 0.2), (x0 + 0.2, y0 + 0.25, z0 + 0.2)
        return mesh(house, lo, hi, 0.006, True), mesh(foot, lo, hi, 0.007, True), (x0 + 0.052, y0, z0)

    def grille(self):
        """The bars or mesh inside the openings of the front."""
        f = self.b.face
        def bars(x, y, z):
            a = np.abs(y)
            out = 1.0
            if f.grille_kind != 'none':
                open_ = self.mouth(f.grille, 0.045, x, a, z) - 0.004
                if f.grille_kind == 'slats':
                    pat = np.abs((z - 0.02) % 0.05 - 0.025) - 0.006
                elif f.grille_kind == 'mesh':
                    u, v = (a + 0.6 * z) / 0.036, (a - 0.6 * z) / 0.036
                    pat = (np.minimum(np.abs(u - np.round(u)), np.abs(v - np.round(v))) - 0.13) * 0.03
                else:
                    h = sum(q[1] for q in f.grille) / len(f.grille)
                    pat = np.minimum(np.abs(np.abs(z - h) - 0.045) - 0.014, np.abs((z) % 0.022 - 0.011) - 0.002)
                shelf = x - (self.front(a, z) + 0.038)
                near = (self.front(a, z) + 0.010) - x
                out = most(open_, pat, shelf, near)
            open_ = self.mouth(f.intake, 0.05, x, a, z) - 0.004
            pat = np.abs((z + 0.01) % 0.045 - 0.0225) - 0.006
            low = most(open_, pat, x - (self.front(a, z) + 0.045), self.front(a, z) + 0.018 - x)
            return np.minimum(out, low)
        zs = [q[1] for q in f.grille + f.intake]
        return mesh(bars, (-0.02, 0, min(zs) - 0.03), (0.4, 0.75, max(zs) + 0.03), 0.005, True, settle=2)

    def wipers(self):
        """Two arms at the foot of the windscreen."""
        x0, z0, x1, z1 = self.b.screen
        def at(y, up):
            return (x0 + up * (x1 - x0) / (z1 - z0) + self.b.screen_bow * y * y - 0.022, y, z0 + up + 0.012)
        def f(x, y, z):
            return least(*(capsule(x, y, z, at(a, ua), at(c, uc), r) for a, ua, c, uc, r in (
                (0.62, 0.045, 0.05, 0.075, 0.009), (0.35, 0.035, 0.32, 0.062, 0.011), (-0.02, 0.045, -0.58, 0.085, 0.009), (-0.28, 0.035, -0.30, 0.068, 0.011))))
        return mesh(f, (x0 - 0.1, -0.7, z0 - 0.05), (x0 + 0.5, 0.7, z0 + 0.2), 0.006, settle=2)

    def rails(self):
        b = self.b
        def f(x, y, z):
            a = np.abs(y)
            s0, s1 = b.screen[2] + 0.12, b.rear[2] - 0.15
            xs = np.clip(x, s0, s1)
            end = ramp(s0 + 0.22, s0, xs) + ramp(s1 - 0.22, s1, xs)
            ya = b.cabin - b.lean * (self.roof(xs) - b.belt) - 0.065
            zr = self.roof(xs) - 0.075 * ya * ya + 0.035 - 0.05 * end
            return (np.sqrt((x - xs) ** 2 + (1.3 * (a - ya)) ** 2 + (z - zr) ** 2) - 0.021) * 0.8
        return mesh(f, (b.screen[2], 0, b.belt + 0.3), (b.rear[2] + 0.1, b.cabin, max(r[1] for r in b.roof) + 0.12), 0.008, True)

    def patch(self, built, key, depth, grow=0.012):
        """The part of the shell under a lamp's lens, pushed in: the lamp's bowl, which keeps the distance to its edge."""
        p, q, n, lines = built
        d = lines[key]
        keep = (d[q] < grow).all(1)
        used, faces = np.unique(q[keep], return_inverse=True)
        sink = depth * ramp(0.004, -0.02, d[used])[:, None]
        return p[used] - n[used] * sink - n[used] * 0.002, faces.reshape(-1, 4), n[used], d[used]
