"""Renders one vehicle from some sides into layers of light: python render.py BODY FACE VIEW,VIEW FOLDER [--fine]"""
import argparse, hashlib, os, pickle, tempfile
from pathlib import Path
import bpy, numpy as np
from mathutils import Vector
from bikes import bikes, build as build_bike
from boxes import boxes, build as build_box, extras
from variants import dressed
from car import Car
import parts
from studio import add, camera, cyclorama, light_car, light_wall, plain, render, start, Graph
from materials import body_material, bowl_material, paint_material


# In pixels, with samples a pixel and the mesh's step in metres. The first picture of a gallery is seen largest.
COARSE = {'hero': (900, 600), 'side': (720, 480), 'rear': (720, 480)}, 5, 0.013
FINE = dict.fromkeys(('hero', 'side', 'rear'), (1440, 960)), 24, 0.010


def cached(body, step, build):
    """The body's mesh, kept between pictures for as long as neither its numbers nor the code that builds it change."""
    code = ''.join(Path(__file__).with_name(name).read_text() for name in ('field.py', 'car.py'))
    key = hashlib.sha256(f'{body}{step}{code}'.encode()).hexdigest()[:16]
    file = Path(tempfile.gettempdir(), f'studio-{key}.pickle')
    if not file.exists():
        file.write_bytes(pickle.dumps(build()))
    return pickle.loads(file.read_bytes())


def assemble(body, step, hand=1):
    """Builds a car and puts its parts into the studio. `hand` 1 has the wheel on the right."""
    car = Car(body)
    built = cached(body, step, lambda: car.build(step))
    p, q, n, lines = built
    lines['clear'] = np.minimum.reduce([lines['glass'], lines['lamp'], lines['tail']])
    add('body', p, q, body_material(lines), n, lines)
    black = plain('black', '#141414', 0.45)
    gloss = plain('gloss black', '#080808', 0.08, coat=1.0)
    for key, front in (('lamp', True), ('tail', False)):
        v, f, nn, d = car.patch(built, key, 0.035 if front else 0.02)
        z = v[:, 2]
        low = np.ones(len(v))
        if front and len(v):
            unroll = np.abs(v[:, 1]) + 0.9 * v[:, 0]
            bins = np.digitize(unroll, np.linspace(unroll.min(), unroll.max(), 30))
            mid = np.array([z[bins == k].mean() if (bins == k).any() else 0 for k in range(31)])[bins]
            low = ((z < mid) if body.face.drl == 'lower' else (z > mid)).astype(float)
        add(key, v, f, bowl_material(front), nn, {'edge': d, 'low': low})
        if front:
            projectors(v, nn, d)
    (mp, mq, mn), (fp, fq, fn), glass_at = car.mirrors()
    add('mirror', mp, mq, paint_material(), mn)
    mirror_glass(glass_at)
    add('mirror foot', fp, fq, gloss, fn)
    gp, gq, gn = car.grille()
    add('grille', gp, gq, gloss, gn)
    wv, wf, wn = car.wipers()
    add('wipers', wv, wf, black, wn)
    if body.rails:
        rp, rq, rn = car.rails()
        add('rails', rp, rq, plain('rail', '#9a9a9a', 0.25, 1.0), rn)
    wheels(body)
    leather, dark = plain('seat', '#4a4a4a', 0.5), plain('dash', '#2a2a2a', 0.6)
    for make, mat in ((parts.seats, leather), (parts.dash, dark)):
        v, f, nn = make(body)
        add(make.__name__, v, f, mat, nn)
    v, f, nn = parts.steering(body, hand)
    add('steering', v, f, dark, nn)
    under(body, black)
    plates(car)


def mirror_glass(at):
    x, y, z = at
    for side in (-1, 1):
        bpy.ops.mesh.primitive_cube_add(size=1, location=(x - 0.012, side * y, z))
        o = bpy.context.object
        o.scale = (0.006, 0.20, 0.10)
        o.rotation_euler = (0, 0, side * 0.27)
        o.data.materials.append(plain('mirror glass', '#e8e8e8', 0.02, 1.0))


def projectors(v, n, d):
    """Two lens projectors in each lamp, standing in its bowl where the lamp is tallest."""
    g = Graph('projector')
    ball = g.done(g.principled((0.4, 0.4, 0.4, 1), 0.03, 0.9))
    ring = plain('ring', '#c8c8c8', 0.15, 1.0)
    unroll = np.abs(v[:, 1]) + 0.9 * v[:, 0]
    for share in (0.32, 0.55):
        u = unroll.min() + (unroll.max() - unroll.min()) * share
        for side in (1, -1):
            near = np.where((np.abs(unroll - u) < 0.025) & (v[:, 1] * side > 0.1))[0]
            if not len(near):
                continue
            k = near[np.argmin(d[near])]
            r = min(0.030, -d[k] * 0.75)
            if r < 0.01:
                continue
            turn = Vector(n[k]).to_track_quat('Z', 'Y').to_euler()
            bpy.ops.mesh.primitive_uv_sphere_add(segments=32, ring_count=16, radius=r, location=v[k] + n[k] * 0.002)
            bpy.context.object.data.materials.append(ball)
            bpy.ops.object.shade_smooth()
            bpy.ops.mesh.primitive_torus_add(major_radius=r * 1.1, minor_radius=r * 0.13, location=v[k] + n[k] * 0.008, rotation=turn)
            bpy.context.object.data.materials.append(ring)
            bpy.ops.object.shade_smooth()


def wheels(body, alloy='#bcbcbc'):
    places, radius, track = body.wheels
    rubber = plain('rubber', '#0d0d0d', 0.62)
    meshes = [('tyre', parts.tyre(radius), rubber), ('disc', parts.disc(radius), plain('steel', '#7a7a7a', 0.3, 1.0))]
    v, f, n = parts.rim(radius, body.wheel)
    cal = parts.caliper(radius)
    for x in places:
        for side in (-1, 1):
            objects = [add(k, vv, ff, m) for k, (vv, ff), m in meshes]
            objects.append(add('rim', v, f, plain('alloy', alloy, 0.22, 0.9, 0.6), n))
            objects.append(add('caliper', cal[0], cal[1], plain('caliper', '#2a2a2a', 0.4), cal[2]))
            turn = (x * 3.1 + side) % 1.2
            for o in objects:
                o.location = (x, side * track, radius)
                o.rotation_euler = (0, turn if 'caliper' not in o.name else 0.4, 0)
                if side > 0:
                    o.scale = (1, -1, 1)


def under(body, black):
    """A dark floor so that no light comes up through the car, and a wall behind a cab that ends."""
    lift = body.bottom[2][1]
    end = body.cut - 0.12 if body.cut else body.length - 0.45
    lo, hi = body.screen[0] + 0.05, body.cut - 0.12 if body.cut else body.bed[0] - 0.15 if body.bed else body.rear[0] - 0.2
    slabs = [((0.45, end), 1.08, lift + 0.10, 0.14), ((lo, hi), 1.5, lift + 0.2, 0.10)]
    for (x0, x1), wide, z, thick in slabs[:1] if body.open else slabs:
        bpy.ops.mesh.primitive_cube_add(size=1, location=((x0 + x1) / 2, 0, z))
        bpy.context.object.scale = (x1 - x0, wide, thick)
        bpy.context.object.data.materials.append(black)
    if body.cut:
        bpy.ops.mesh.primitive_cube_add(size=1, location=(body.cut - 0.06, 0, 1.1))
        bpy.context.object.scale = (0.03, 1.45, 1.15)
        bpy.context.object.data.materials.append(black)


def plates(car):
    """Blank plates: no letters, no country."""
    b = car.b
    at = [(float(car.front(np.array(0.0), b.face.plate_front)) - 0.006, b.face.plate_front)]
    if not b.cut:
        at.append((float(car.back(np.array(0.0), b.face.plate_rear)) + (0.0 if b.bed else -0.03), b.face.plate_rear))
    for x, z in at:
        bpy.ops.mesh.primitive_cube_add(size=1, location=(x, 0, z))
        o = bpy.context.object
        o.scale = (0.012, 0.372, 0.107)
        o.data.materials.append(plain('plate', '#d8d8d8', 0.35))
        bevel = o.modifiers.new('b', 'BEVEL')
        bevel.width, bevel.segments = 0.006, 3


def stuff():
    """What parts are made of, by name."""
    paint, g = paint_material(), Graph('lens')
    lens = g.done(g.principled((0.75, 0.75, 0.75, 1), 0.05, 0.6, 1.0))
    g = Graph('red')
    g.mark('red')
    tail = g.done(g.principled((0.5, 0.5, 0.5, 1), 0.1, 0.0, 1.0))
    g = Graph('clear')
    clear = g.done(g.thin_glass((0.75, 0.75, 0.75, 1), 1.45))
    return {
        'paint': paint, 'lamp': lens, 'tail': tail, 'clear': clear, 'rubber': plain('rubber', '#101010', 0.62),
        'black': plain('black', '#161616', 0.42), 'gloss': plain('gloss', '#080808', 0.06, coat=1.0), 'chrome': plain('chrome', '#dcdcdc', 0.08, 1.0),
        'steel': plain('steel', '#9c9c9c', 0.28, 1.0), 'gunmetal': plain('gunmetal', '#4c4c4c', 0.32, 0.9), 'engine': plain('engine', '#2c2c2c', 0.38, 0.5),
        'seat': plain('seat', '#1b1b1b', 0.68), 'white': plain('white', '#e6e6e6', 0.35), 'shell': plain('shell', '#dedede', 0.28, coat=0.6),
        'alloy': plain('alloy', '#bcbcbc', 0.22, 0.9, 0.6), 'grey': plain('grey', '#6a6a6a', 0.45), 'glass': plain('dark glass', '#050505', 0.03, coat=1.0),
    }


def place(parts):
    """Puts (name, (vertices, quads, normals), material name) into the studio."""
    materials = stuff()
    for name, (v, f, n), material in parts:
        add(name, v, f, materials[material], n)


def main():
    """Writes FOLDER/BODY-FACE-VIEW.exr for each view."""
    a = argparse.ArgumentParser(description=main.__doc__)
    a.add_argument('body'), a.add_argument('face'), a.add_argument('views'), a.add_argument('folder')
    a.add_argument('--fine', action='store_true', help='for a machine with a night to spare')
    o = a.parse_args()
    sizes, samples, step = FINE if o.fine else COARSE
    body = bikes.get(o.body) or boxes.get(o.body) or dressed(o.body, o.face)
    start()
    cyclorama(body.length / 2)
    light_car(body.length)
    light_wall(body.length / 2)
    if o.body in bikes:
        place(build_bike(body))
    elif o.body in boxes:
        place(build_box(body))
    else:
        assemble(body, step)
        if body.extra:
            place(extras[body.extra](body))
    for view in o.views.split(','):
        camera(body, view)
        path = os.path.join(o.folder, f'{o.body}-{o.face}-{view}.exr')
        render(path + '.part.exr', *sizes[view], samples)
        os.replace(path + '.part.exr', path)


main()
