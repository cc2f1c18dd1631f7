"""Puts a car together in the studio: body, lenses, wheels, cabin and trims."""
import bpy
import numpy as np
import fittings
import materials as m
import wheels
from fields import skin
from hull import Hull
from lines import Lines
from scene import place


def build(body, face, step=0.011):
    """Everything of a car; answers its hull, which knows how long and high it is."""
    hull = Hull(body, face)
    high = hull.height() + 0.14
    shell = skin(hull.surface, (-0.03, 0, 0.05), (hull.long + 0.03, hull.half + 0.1, high), step, mirror=True)
    lines = Lines(hull).at(shell[0])
    place('body', shell, m.body_material(sum(k.startswith('gap') for k in lines), strip=body.get('strip', 0.02)), lines)
    lamps(hull)
    nose(hull)
    outside(hull)
    inside(hull)
    roll(hull.axles, hull.half + body.get('track', -0.015), hull.radius, body.get('rim', face.get('rim', 'five')), body.get('tread', 0.225))
    return hull


def lamps(hull):
    ball, ring = m.simple('projector', 0.02, 0.03, coat=1.0), m.simple('bright', 0.6, 0.15, 1.0)
    for name in ('lamp', 'tail'):
        if name not in hull.drawn:
            continue
        cover, edge = fittings.lens(hull, name)
        place(f'{name} lens', cover, m.cover(name), {name: edge})
        for k, at in enumerate(fittings.projectors(cover, edge, hull.face.get('projectors', 3)) if name == 'lamp' else []):
            size = hull.face.get('projector', 0.019)
            bpy.ops.mesh.primitive_uv_sphere_add(radius=size, location=at, segments=24, ring_count=16)
            bpy.context.object.data.materials.append(ball)
            bpy.ops.object.shade_smooth()
            bpy.ops.mesh.primitive_torus_add(location=at, rotation=(0, np.pi / 2, 0), major_radius=size * 1.12, minor_radius=0.003, major_segments=32, minor_segments=8)
            bpy.context.object.data.materials.append(ring)


def nose(hull):
    kind = hull.face.get('bars', 'slats')
    trim = m.simple('bars', 0.05, 0.3, 0.8) if hull.face.get('ring') else m.simple('bars', 0.012, 0.12, coat=0.6)
    for name, pattern in (('grille', kind), ('intake', 'combs')):
        shape = fittings.bars(hull, name, pattern)
        if shape is not None:
            place(name, shape, trim if name == 'grille' else m.simple('net', 0.012, 0.4))
    front, back = hull.body['plates']
    white = m.simple('plate', 0.55, 0.4)
    place('plate', fittings.plate(float(hull.ahead(0.12, np.array(front))) - 0.012, front, True), white)
    if 'tail' in hull.drawn:
        place('plate', fittings.plate(hull.plate_at() - 0.002, back, False), white)


def outside(hull):
    house, lines, foot, pane = fittings.mirrors(hull)
    place('mirrors', house, m.two_tone('mirror'), lines)
    black = m.simple('black plastic', 0.016, 0.4)
    place('feet', foot, black)
    place('mirror glass', pane, m.simple('mirror glass', 0.8, 0.02, 1.0))
    place('wipers', fittings.wipers(hull), black)
    things = fittings.roof_things(hull)
    if 'rails' in things:
        place('rails', things['rails'], m.simple('rails', 0.35, 0.25, 1.0))
    if 'spoiler' in things:
        place('spoiler', things['spoiler'], m.painted())


def inside(hull):
    b = hull.body
    cloth, hard = m.simple('cloth', 0.10, 0.8), m.simple('dash', 0.055, 0.55)
    floor = b.get('seat_floor', float(hull.floor(2.0)) + 0.27)
    tall = b.get('seat_back', b['belt'] + 0.03 - floor)
    one, bench = fittings.seat(0.25, tall), fittings.seat(0.62, tall - 0.02)
    for row, at in enumerate(b['seats']):
        for across in ((-0.37, 0.37) if row == 0 or b.get('single_seats') else (0,)):
            place('seat', one if across else bench, cloth, at=(at - 0.25, across, floor))
    board, ring = fittings.dash(hull)
    place('dash', board, hard)
    place('steering wheel', ring, hard)


def roll(axles, half, radius, style, tread, seat_share=0.70, sides=(1, -1)):
    """The wheels of all axles; `half` is from the middle to the outer wall."""
    seat = radius * seat_share
    rubber, alloy = m.simple('rubber', 0.012, 0.6), m.alloy(style != 'steel')
    dark, steel = m.simple('barrel', 0.03, 0.4, 0.5), m.simple('disc', 0.30, 0.34, 1.0)
    places, faces, edge = wheels.rim(seat, style)
    made = [('tyre', wheels.tyre(radius, tread, seat), rubber, None), ('rim', (places, faces), alloy, {'edge': edge}),
            ('barrel', wheels.lathe([(seat - 0.004, 0.004), (seat - 0.014, 0.03), (seat - 0.016, tread - 0.02)]), dark, None),
            ('disc', wheels.lathe([(0.05, 0.088), (seat * 0.80, 0.088), (seat * 0.80, 0.108), (0.05, 0.108)], 72), steel, None),
            ('well', wheels.lathe([(0.001, 0.13), (seat - 0.015, 0.13)], 48), m.simple('shade', 0.006, 0.9), None)]
    for name, shape, material, lines in made:
        first = place(name, shape, material, lines)
        for at in axles:
            for side in sides:
                twin = bpy.data.objects.new(name, first.data)
                twin.location, twin.rotation_euler = (at, -side * half, radius), (0, 0.4 * at, 0 if side > 0 else np.pi)
                bpy.context.collection.objects.link(twin)
        bpy.data.objects.remove(first)
