"""Wheels, tyres, brakes and what is seen of the cabin through the glass."""
import numpy as np
from field import box, capsule, least, mesh, ramp, smax, smin


def revolve(profile, n=128):
    """Turns (radius, y) points about the y axis."""
    t = np.linspace(0, 2 * np.pi, n, endpoint=False)
    v = np.array([[r * np.cos(a), y, r * np.sin(a)] for r, y in profile for a in t])
    f = np.array([[i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j] for i in range(len(profile) - 1) for j in range(n)])
    return v, f


def tyre(radius, width=0.225, rim=0.70):
    """Outer wall at y = 0, inner at y = width. The tread has four grooves and rounded shoulders."""
    r0, w = radius * rim, width
    side = [(r0 - 0.012, 0.022), (r0 + 0.004, 0.010), (r0 + 0.02, 0.003), (r0 + 0.045, 0.0), (radius - 0.045, 0.004), (radius - 0.022, 0.014), (radius - 0.008, 0.030)]
    tread = [(radius, 0.045)]
    for k in range(4):
        c = 0.045 + (w - 0.09) * (k + 0.5) / 4
        tread += [(radius, c - 0.006), (radius - 0.008, c - 0.004), (radius - 0.008, c + 0.004), (radius, c + 0.006)]
    tread += [(radius, w - 0.045)]
    return revolve(side + tread + [(r, w - y) for r, y in side[::-1]], 160)


SPOKES = {
    # count, pairs apart (rad), width at hub and rim, dish
    'five': (5, 0.0, 0.040, 0.030), 'twin': (5, 0.13, 0.020, 0.015), 'ten': (10, 0.0, 0.018, 0.013), 'six': (6, 0.0, 0.034, 0.042),
}


def rim(radius, style='twin', share=0.70):
    """The alloy: barrel, lip, spokes, hub. Its face looks towards -y."""
    count, apart, hub_w, rim_w = SPOKES[style]
    R = radius * share

    def f(x, y, z):
        r = np.hypot(x, z)
        ang = np.arctan2(z, x)
        sector = 2 * np.pi / count
        k = (ang + sector / 2) % sector - sector / 2
        across = np.abs(np.abs(k) - apart) * r if apart else np.abs(k) * r
        wide = hub_w + (rim_w - hub_w) * np.clip(r / R, 0, 1)
        face = 0.030 + 0.028 * ramp(R, R * 0.25, r) - 0.016 * ramp(0.10, 0.05, r)
        spoke = smax(across - wide - 0.25 * np.maximum(0, y - face), np.maximum(face - y, y - face - 0.030), 0.010)
        spoke = np.maximum(spoke, r - R + 0.006)
        lip = smax(np.abs(r - R + 0.004) - 0.008, np.abs(y - 0.022) - 0.012, 0.006)
        barrel = np.maximum(np.abs(r - R + 0.014) - 0.006, np.maximum(0.02 - y, y - 0.20))
        hub = smax(r - 0.066, np.maximum(face - 0.002 - y, y - 0.10), 0.012)
        kn = (ang + np.pi / 5) % (2 * np.pi / 5) - np.pi / 5
        hole = np.maximum(np.hypot(r * np.cos(kn) - 0.048, r * np.sin(kn)) - 0.0095, y - face - 0.022)
        cap = smax(r - 0.030, np.maximum(face - 0.008 - y, y - 0.09), 0.006)
        d = smin(smin(spoke, hub, 0.014), lip, 0.012)
        d = smax(np.minimum(d, barrel), -hole, 0.003)
        return np.minimum(d, cap)

    return mesh(f, (-R - 0.01, 0.0, -R - 0.01), (R + 0.01, 0.21, R + 0.01), 0.005, settle=3)


def disc(radius):
    return revolve([(0.05, 0.105), (radius * 0.47, 0.105), (radius * 0.47, 0.125), (0.05, 0.125)], 64)


def caliper(radius):
    def f(x, y, z):
        r, a = np.hypot(x, z), np.arctan2(z, x)
        return smax(np.abs(r - radius * 0.43) - 0.035, np.maximum(np.abs(a - 0.35) * r - 0.075, np.abs(y - 0.112) - 0.032), 0.02)
    return mesh(f, (0, 0.05, -0.1), (radius, 0.17, radius), 0.007)


def seats(body):
    """Front pair and rear bench with headrests, as one soft surface."""
    floor = body.bottom[2][1] + 0.14
    h = floor + 0.26  # cushion
    top = body.belt + 0.10

    def seat(x, y, z, at, half, tall):
        cushion = box(np.abs(x - at) - 0.26, y - half, np.abs(z - h + 0.02) - 0.085, 0.07)
        lean = x - at - 0.27 - 0.30 * (z - h)
        back = box(np.abs(lean) - 0.075, y - half * (1 - 0.12 * ramp(h, tall, z)), np.abs(z - (h + tall) / 2) - (tall - h) / 2, 0.07)
        hollow = 0.02 * np.exp(-(y / (half * 0.5)) ** 2)
        head = box(np.abs(lean + 0.01) - 0.05, y - 0.13, np.abs(z - tall - 0.115) - 0.085, 0.05)
        post = np.maximum(np.hypot(lean, np.abs(y - 0.0) - 0.05) - 0.009, np.abs(z - tall - 0.02) - 0.05)
        return np.minimum(np.minimum(smin(cushion, back + hollow, 0.04), head), post)

    first, second = body.seats

    def f(x, y, z):
        a = np.abs(y)
        d = seat(x, np.abs(a - 0.37), z, first, 0.25, top)
        rear = seat(x, np.abs(a - 0.30), z, second, 0.32, top - 0.02)
        return np.minimum(d, rear)

    return mesh(f, (first - 0.4, 0, floor), (second + 0.85, 0.75, top + 0.25), 0.016, True, settle=2)


def dash(body):
    """Dashboard, centre screen, console and door tops."""
    z0 = body.belt - 0.04
    x0 = body.screen[0] + 0.62

    def f(x, y, z):
        a = np.abs(y)
        main = box(np.abs(x - x0 + 0.1 + 0.15 * a * a) - 0.24, a - 0.70, np.abs(z - z0 + 0.17) - 0.17, 0.07)
        hood = box(np.abs(x - x0 - 0.02) - 0.12, np.abs(y - 0.37) - 0.17, np.abs(z - z0 - 0.0) - 0.04, 0.035)
        screen = box(np.abs(x - x0 - 0.10 - 0.15 * (z - z0)) - 0.012, np.abs(y) - 0.13, np.abs(z - z0 - 0.02) - 0.075, 0.012)
        console = box(np.abs(x - x0 - 0.55) - 0.55, a - 0.12, np.abs(z - z0 + 0.42) - 0.14, 0.05)
        return least(smin(main, hood, 0.05), screen, smin(main, console, 0.06))

    return mesh(f, (body.screen[0], -0.85, z0 - 0.6), (x0 + 1.2, 0.85, z0 + 0.15), 0.014, settle=2)


def steering(body, side=1):
    x0, z0 = body.screen[0] + 0.97, body.belt - 0.03
    lean = 0.42

    def f(x, y, z):
        u, w, v = x - x0, y - 0.37 * side, z - z0
        along, up = u * np.cos(lean) - v * np.sin(lean), u * np.sin(lean) + v * np.cos(lean)
        r = np.hypot(w, up)
        ring = np.hypot(r - 0.175, along) - 0.016
        hub = box(np.abs(along) - 0.03, np.abs(w) - 0.07, np.abs(up + 0.01) - 0.055, 0.03)
        spokes = np.maximum(box(np.abs(along) - 0.012, np.abs(w) - 0.17, np.abs(up) - 0.02, 0.012), r - 0.18)
        low = np.maximum(box(np.abs(along) - 0.012, np.abs(w) - 0.025, np.abs(up + 0.09) - 0.09, 0.012), r - 0.18)
        column = capsule(along, w, up, (0, 0, 0), (-0.3, 0, 0), 0.03)
        return least(ring, smin(hub, spokes, 0.02), low, column)

    return mesh(f, (x0 - 0.35, 0.37 * side - 0.22, z0 - 0.25), (x0 + 0.15, 0.37 * side + 0.22, z0 + 0.25), 0.008, settle=2)
