"""Bodies made from other bodies: stretched, raised, or with another rear."""
from dataclasses import replace
import numpy as np
from bodies import bodies, faces, Face


def stretch(body, places, height=1.0, width=1.0, wheel=1.0, **changes):
    """`places` maps x to x (pairs, straight between); heights are from the ground."""
    was, now = np.array(places, float).T

    def fx(x):
        return float(np.interp(x, was, now)) if was[0] <= x <= was[-1] else float(x - was[-1] + now[-1] if x > was[-1] else x - was[0] + now[0])

    def fz(z):
        return z * height

    def outline(points):
        return tuple((fx(x), fz(z)) for x, z in points)

    def side(points):
        return tuple((u, fz(z)) for u, z in points)

    f = body.face
    face = replace(f, lamp=side(f.lamp), grille=side(f.grille), intake=side(f.intake), vent=f.vent and side(f.vent), tail=side(f.tail),
                   plate_front=fz(f.plate_front), plate_rear=fz(f.plate_rear))
    (places_, radius, track) = body.wheels
    new = dict(
        length=fx(body.length), width=body.width * width,
        wheels=(tuple(fx(x) for x in places_), radius * wheel, track * width),
        top=outline(body.top), bottom=outline(body.bottom), roof=outline(body.roof), crease=outline(body.crease),
        plan=tuple((fx(x), y * width) for x, y in body.plan),
        nose=tuple((fz(z), d) for z, d in body.nose), tail=tuple((fz(z), d) for z, d in body.tail),
        screen=(fx(body.screen[0]), fz(body.screen[1]), fx(body.screen[2]), fz(body.screen[3])),
        rear=(fx(body.rear[0]), fz(body.rear[1]), fx(body.rear[2]), fz(body.rear[3])),
        cabin=body.cabin * width, belt=fz(body.belt), window=outline(body.window),
        pillars=tuple((fx(x), s, h) for x, s, h in body.pillars), doors=tuple(outline(d) for d in body.doors),
        handles=tuple(fx(x) for x in body.handles), bonnet=tuple((fx(x), y * width) for x, y in body.bonnet),
        seats=tuple(fx(x) for x in body.seats), bed=body.bed and (fx(body.bed[0]), fx(body.bed[1]), fz(body.bed[2])), face=face)
    return replace(body, **{**new, **changes})


hatch, sedan, suv, ute = (bodies[k] for k in ('hatch', 'sedan', 'suv', 'ute'))

# A crossover: the SUV cut shorter and lower, its roof falling to a slanted tail.
_small = stretch(suv, ((0, 0), (1.2, 1.12), (4.6, 4.24)), height=0.945, width=0.965, wheel=0.95)
suv_small = replace(
    _small, rear=(4.13, 1.045, 3.66, 1.50), roof=((1.5, 1.50), (2.0, 1.572), (2.5, 1.582), (3.2, 1.545), (4.2, 1.42)),
    window=((1.42, 1.03), (2.0, 1.448), (2.5, 1.495), (3.15, 1.462), (3.5, 1.38), (3.72, 1.20), (3.5, 1.13), (2.4, 1.045)),
    pillars=((2.31, 0.07, 0.030), (3.15, 0.16, 0.030)), rails=False, lean=0.34, cladding=0.06, wheel='five')

# Seven seats: more length behind the front doors, taller, squarer at the back.
_large = stretch(suv, ((0, 0), (1.9, 1.96), (3.64, 3.90), (4.6, 4.94)), height=1.045, width=1.04, wheel=1.05)
suv_large = replace(
    _large, rear=(4.86, 1.16, 4.60, 1.69), roof=((1.6, 1.67), (2.1, 1.745), (2.8, 1.765), (3.9, 1.75), (4.9, 1.70)),
    window=((1.54, 1.135), (2.16, 1.605), (2.85, 1.665), (3.9, 1.655), (4.42, 1.61), (4.56, 1.34), (4.42, 1.235), (2.6, 1.155)),
    pillars=((2.60, 0.06, 0.032), (3.62, 0.06, 0.034)), lean=0.27, wheel='ten', cladding=0.04)

# A square four-wheel drive: upright screens, flat sides, big wheels.
four = replace(
    suv, length=4.86, width=1.93, wheels=((0.92, 3.72), 0.400, 0.945),
    top=((0, 1.06), (0.25, 1.13), (0.8, 1.17), (1.2, 1.185), (1.7, 1.17), (3, 1.19), (4.3, 1.20), (4.86, 1.20)),
    bottom=((0, 0.42), (0.5, 0.32), (1.3, 0.30), (3.3, 0.30), (4.1, 0.36), (4.86, 0.50)),
    plan=((0, 0.91), (0.5, 0.94), (1.2, 0.95), (3.4, 0.95), (4.4, 0.945), (4.86, 0.92)),
    nose=((0.3, 0.10), (0.45, 0.02), (0.58, 0.0), (0.8, 0.015), (1.0, 0.03), (1.15, 0.07)),
    tail=((0.4, 0.08), (0.52, 0.01), (0.62, 0.0), (0.74, 0.035), (1.0, 0.045), (1.25, 0.06)),
    screen=(1.36, 1.175, 1.92, 1.80), rear=(4.80, 1.18, 4.68, 1.82), roof=((1.6, 1.80), (2.1, 1.86), (2.9, 1.875), (4.0, 1.865), (4.86, 1.83)),
    cabin=0.865, belt=1.18, lean=0.20, screen_bow=0.16, rear_bow=0.05,
    window=((1.62, 1.20), (2.02, 1.70), (2.7, 1.765), (4.0, 1.755), (4.58, 1.72), (4.66, 1.60), (4.66, 1.24), (4.5, 1.215), (2.8, 1.205)),
    pillars=((2.58, 0.03, 0.036), (3.58, 0.03, 0.038)),
    doors=(((1.50, 1.21), (1.48, 0.8), (1.53, 0.44), (2.57, 0.44), (2.58, 0.7), (2.57, 1.22), (2.56, 1.6), (1.95, 1.5)),
           ((2.57, 1.22), (2.58, 0.7), (2.57, 0.44), (3.05, 0.44), (3.14, 0.54), (3.32, 0.85), (3.58, 1.02), (3.58, 1.22), (3.57, 1.6), (2.62, 1.6))),
    crease=((0.4, 0.98), (1.5, 0.99), (3.4, 1.0), (4.8, 1.01)), handles=(2.40, 3.40),
    front_corner=0.30, rear_corner=0.18, front_sweep=0.12, rear_sweep=0.05, shoulder=0.07, flare=0.035, cladding=0.07, sill=0.10,
    bonnet=((0.11, 0.3), (0.15, 0.62), (0.6, 0.80), (1.45, 0.765), (1.7, 0.5)), seats=(2.12, 3.05), wheel='six',
    face=Face(
        lamp=((0.56, 0.87), (0.56, 1.01), (0.86, 1.02), (1.10, 1.02), (1.10, 0.87), (0.86, 0.865)),
        grille=((0, 0.80), (0.46, 0.80), (0.53, 0.84), (0.53, 1.0), (0.50, 1.03), (0, 1.03)), grille_kind='slats',
        intake=((0, 0.46), (0.5, 0.46), (0.6, 0.52), (0.54, 0.60), (0, 0.60)), vent=((0.68, 0.54), (0.82, 0.54), (0.82, 0.67), (0.70, 0.67)),
        tail=((0.74, 0.86), (0.74, 1.13), (1.02, 1.13), (1.02, 0.86)), plate_front=0.53, plate_rear=0.80))

pickup = stretch(ute, ((0, 0), (1.3, 1.42), (3.6, 3.98), (5.36, 5.86)), height=1.055, width=1.055, wheel=1.05)

# The sedan's front, the hatch's idea of a back.
wagon = replace(
    sedan, tail=hatch.tail, rear=(4.68, 1.02, 4.28, 1.41), rear_bow=0.14, spoiler=True, rails=True,
    top=((0, 0.72), (0.3, 0.80), (0.8, 0.885), (1.3, 0.955), (1.8, 0.945), (3.2, 0.97), (4.2, 1.01), (4.78, 1.01)),
    roof=((1.7, 1.37), (2.3, 1.445), (2.8, 1.462), (3.6, 1.445), (4.7, 1.37)),
    window=((1.60, 0.975), (2.30, 1.33), (2.8, 1.372), (3.6, 1.352), (4.12, 1.29), (4.36, 1.12), (4.1, 1.05), (2.6, 0.99)),
    pillars=((2.62, 0.08, 0.03), (3.60, 0.12, 0.028)), face=replace(sedan.face, tail=hatch.face.tail, tail_bar=False, plate_rear=0.66), wheel='five')

# Two doors, low, a fast roof.
coupe = replace(
    stretch(sedan, ((0, 0), (1.14, 1.22), (3.76, 3.66), (4.78, 4.52)), height=0.97, width=1.015, wheel=1.03),
    screen=(1.30, 0.915, 2.26, 1.30), rear=(4.18, 0.985, 3.02, 1.29), roof=((1.8, 1.27), (2.4, 1.325), (2.75, 1.328), (3.2, 1.295), (4.2, 1.10)),
    window=((1.76, 0.945), (2.38, 1.222), (2.75, 1.248), (3.15, 1.22), (3.50, 1.115), (3.62, 1.02), (3.4, 0.985), (2.6, 0.96)),
    pillars=((2.92, 0.25, 0.030),), lean=0.40,
    doors=(((1.62, 0.96), (1.59, 0.68), (1.63, 0.26), (2.93, 0.26), (3.0, 0.6), (3.0, 0.97), (2.96, 1.1), (2.1, 1.07)),),
    handles=(2.78,), seats=(2.22, 3.0), flare=0.034, wheel='ten')

# A panel van: short nose, tall square load space, glass only in front.
van = replace(
    suv, length=5.28, width=1.95, wheels=((0.98, 4.22), 0.345, 0.955),
    top=((0, 1.00), (0.25, 1.07), (0.6, 1.14), (0.9, 1.17), (1.7, 1.16), (3, 1.17), (5.28, 1.17)),
    bottom=((0, 0.27), (0.5, 0.20), (1.3, 0.19), (3.9, 0.20), (4.7, 0.25), (5.28, 0.36)),
    plan=((0, 0.88), (0.5, 0.935), (1.2, 0.96), (4.2, 0.96), (5.0, 0.95), (5.28, 0.93)),
    nose=((0.2, 0.12), (0.32, 0.03), (0.46, 0.0), (0.7, 0.015), (0.95, 0.06), (1.15, 0.16)),
    tail=((0.3, 0.10), (0.42, 0.02), (0.55, 0.0), (0.66, 0.03), (1.0, 0.035), (2.0, 0.09)),
    screen=(0.66, 1.15, 1.42, 1.90), rear=(5.26, 1.17, 5.17, 1.93), roof=((1.2, 1.90), (1.7, 1.955), (2.6, 1.975), (4.4, 1.975), (5.3, 1.95)),
    cabin=0.875, belt=1.17, lean=0.15, screen_bow=0.20, rear_bow=0.03,
    window=((1.02, 1.20), (1.52, 1.755), (1.80, 1.815), (2.14, 1.815), (2.17, 1.70), (2.17, 1.17), (1.75, 1.13), (1.5, 1.16)), pillars=((1.42, 0.30, 0.016),),
    doors=(((1.18, 1.2), (1.22, 0.85), (1.36, 0.50), (1.5, 0.36), (2.22, 0.36), (2.23, 0.9), (2.22, 1.5), (2.20, 1.85), (1.6, 1.84)),
           ((2.26, 0.42), (3.42, 0.42), (3.42, 1.86), (2.26, 1.86))),
    crease=((0.4, 0.90), (1.5, 0.95), (3.4, 0.97), (5.2, 0.98)), handles=(2.08, 2.42),
    front_corner=0.40, rear_corner=0.10, front_sweep=0.20, rear_sweep=0.03, shoulder=0.08, flare=0.012, cladding=0.02, sill=0.06,
    rails=False, spoiler=False, bonnet=((0.13, 0.3), (0.17, 0.58), (0.45, 0.74), (0.80, 0.70), (1.0, 0.5)), seats=(1.88, 2.2), wheel='six',
    face=Face(
        lamp=((0.52, 0.80), (0.54, 0.93), (0.85, 1.00), (1.28, 1.06), (1.22, 0.92), (0.9, 0.81)),
        grille=((0, 0.72), (0.44, 0.72), (0.50, 0.77), (0.48, 0.88), (0, 0.90)), grille_kind='bars',
        intake=((0, 0.30), (0.56, 0.30), (0.66, 0.38), (0.58, 0.52), (0, 0.52)), vent=((0.72, 0.38), (0.82, 0.38), (0.83, 0.52), (0.75, 0.53)),
        tail=((0.80, 0.90), (0.80, 1.36), (1.05, 1.36), (1.05, 0.90)), plate_front=0.42, plate_rear=0.74))

# The van lower, with windows all round and seats for eight.
people_mover = replace(
    stretch(van, ((0, 0), (0.98, 1.0), (4.22, 4.08), (5.28, 5.12)), height=0.915, width=0.99),
    screen=(0.60, 1.06, 1.56, 1.69), roof=((1.2, 1.68), (1.8, 1.765), (2.6, 1.785), (4.0, 1.77), (5.2, 1.70)),
    rear=(5.07, 1.07, 4.84, 1.73), lean=0.24, belt=1.05, cabin=0.865, rear_bow=0.10, rear_corner=0.24, rear_sweep=0.10, spoiler=True, cladding=0.0, rails=False,
    window=((1.12, 1.08), (1.66, 1.575), (2.2, 1.66), (3.4, 1.665), (4.42, 1.62), (4.70, 1.50), (4.76, 1.12), (4.4, 1.075), (2.4, 1.065)),
    pillars=((2.24, 0.05, 0.030), (3.42, 0.02, 0.032)),
    doors=(((1.30, 1.10), (1.28, 0.8), (1.42, 0.46), (1.55, 0.34), (2.22, 0.34), (2.25, 0.8), (2.24, 1.3), (2.26, 1.6), (1.75, 1.5)),
           ((2.27, 0.34), (3.30, 0.34), (3.44, 0.55), (3.44, 1.6), (2.28, 1.6))),
    handles=(2.08, 2.44), seats=(1.98, 3.0), wheel='ten',
    face=replace(faces['split'], tail=((0.30, 0.86), (0.30, 0.93), (0.8, 0.97), (1.25, 1.00), (1.22, 0.88), (0.8, 0.85)), tail_bar=False, plate_rear=0.70))

# One row of seats and a flat tray (laid on in tray.py).
single_cab = replace(
    ute, length=5.28, rear=(2.46, 1.12, 2.36, 1.74), roof=((1.6, 1.74), (1.95, 1.79), (2.2, 1.795), (2.5, 1.77)),
    window=((1.50, 1.165), (2.00, 1.655), (2.15, 1.69), (2.26, 1.66), (2.33, 1.60), (2.36, 1.20), (2.0, 1.175)), pillars=((9.0, 0.0, 0.03),),
    doors=(((1.42, 1.17), (1.41, 0.8), (1.45, 0.44), (2.36, 0.44), (2.40, 0.7), (2.40, 1.18), (2.36, 1.6), (1.85, 1.4)),),
    handles=(2.22,), bed=None, cut=2.56, extra='tray', seats=(2.0, 2.02), wheel='six')

# The coupe with its roof down.
convertible = replace(coupe, open=True)

# A van's cab in front of a living space or a load box (laid on in boxes.py).
_cab = replace(van, cut=2.30, doors=van.doors[:1], handles=van.handles[:1], tail=((0.3, 0.0), (2.0, 0.0)), rear=(9.0, 1.17, 8.9, 1.93), roof=((1.2, 1.90), (1.7, 1.955), (2.6, 1.975), (9.0, 1.97)))
motorhome = replace(_cab, length=6.70, wheels=((0.98, 5.05), 0.350, 0.965), tall=2.98, room=2.0, turn=42, extra='living')
light_truck = replace(_cab, length=6.20, wheels=((0.98, 4.60), 0.365, 0.965), tall=2.75, room=2.05, turn=42, extra='load')

bodies = {**bodies, 'motorhome': motorhome, 'light-truck': light_truck, 'suv-small': suv_small, 'suv-large': suv_large, '4x4': four, 'pickup': pickup, 'wagon': wagon, 'coupe': coupe, 'van': van,
          'people-mover': people_mover, 'single-cab': single_cab, 'convertible': convertible}


def lifted(face, by):
    """A face drawn for the SUV, at another height."""
    up = lambda points: points and tuple((u, z + by) for u, z in points)
    return replace(face, lamp=up(face.lamp), grille=up(face.grille), intake=up(face.intake), vent=up(face.vent), tail=up(face.tail),
                   plate_front=face.plate_front + by, plate_rear=face.plate_rear + by)


def dressed(name, face):
    """A body with one of its faces: `a` is its own, `b` and `c` are shared."""
    body = bodies[name]
    if face == 'a':
        return body
    middle = lambda f: sum(z for _, z in f.lamp) / len(f.lamp)
    return replace(body, face=lifted(faces[{'b': 'split', 'c': 'electric'}[face]], middle(body.face) - middle(suv.face)))
