"""python yard.py RENDERS [NAME ...] [--wide=1080] [--samples=12]: renders into a folder the yards of yards.yaml that it has not, as EXR,
and puts all of these as WebP beside their dealers' files."""
import math
import subprocess
import sys
import time
from pathlib import Path
import yaml

HERE = Path(__file__).parent
DEALERS = HERE.parents[2] / 'dealers'


def table():
    """Every yard, with what it leaves unsaid taken from the one it is like; `more` is added to the other's parts."""
    read = yaml.safe_load((HERE / 'yards.yaml').read_text())

    def full(name):
        own = read[name]
        base = full(own['like']) if 'like' in own else {}
        return {**base, **own, 'parts': own.get('parts', base.get('parts', [])) + own.get('more', [])}

    return {name: full(name) for name in read if not name.startswith('_')}


def vehicles(wanted):
    """Cars on their places. Each body is made once; `cars` lists body, face, paint, x, y, turn (0 looks to the camera)."""
    import bpy
    import outdoors
    from render import assemble
    groups = {}
    for body, face, paint, x, y, turn in wanted:
        groups.setdefault((body, face), []).append((paint, x, y, turn))
    for (body, face), cars in groups.items():
        before = set(bpy.data.objects)
        long, _ = assemble(body, face, 0.02)
        things = [thing for thing in bpy.data.objects if thing not in before]
        for paint, x, y, turn in cars:
            park(things, long, outdoors.tone(PAINTS[paint]), x, y, turn)
        for thing in things:
            bpy.data.objects.remove(thing)


def park(things, long, paint, x, y, turn):
    import bpy
    from mathutils import Matrix
    move = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(math.radians(turn + 90), 4, 'Z') @ Matrix.Translation((-long / 2, 0, 0))
    for thing in things:
        twin = bpy.data.objects.new(thing.name, thing.data)
        twin.matrix_basis, twin.color = move @ thing.matrix_basis, paint
        bpy.context.collection.objects.link(twin)


PAINTS = yaml.safe_load((HERE / 'set.yaml').read_text())['paints']


def look(scene, camera):
    import bpy
    from mathutils import Vector
    thing = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
    thing.data.lens = camera.get('lens', 32)
    thing.location = camera['at']
    # Upright lines stay upright: the camera looks level, and the picture is shifted.
    aim = Vector(camera['to']) - Vector(camera['at'])
    thing.data.shift_y = thing.data.lens / 36 * aim.z / math.hypot(aim.x, aim.y)
    thing.rotation_euler = Vector((aim.x, aim.y, 0)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(thing)
    scene.camera = thing


def render(name, folder, wide, samples):
    import buildings
    import outdoors
    import scene
    yard, began = table()[name], time.time()
    stage = scene.start(samples, (wide, wide * 9 // 16))
    outdoors.sky(stage, **yard['sky'])
    if yard['sky'].get('power', 3):
        outdoors.sunlight(yard['sky']['sun'], yard['sky'].get('power', 3.0), yard['sky'].get('light', '#fff1dc'), yard['sky'].get('soft', 0.9))
    buildings.build(yard['parts'])
    vehicles(yard['cars'])
    look(stage, yard['camera'])
    path = Path(folder) / f'{name}-{wide}.exr'
    print(f'{name} built in {time.time() - began:.0f} s', flush=True)
    scene.render(stage, path.with_name(f'part-{path.name}'))
    path.with_name(f'part-{path.name}').rename(path)
    print(f'{name}: {time.time() - began:.0f} s, {time.process_time():.0f} s of processor', flush=True)


def main(folder, *rest):
    options = dict(arg[2:].split('=') for arg in rest if arg.startswith('--'))
    wide, samples = int(options.get('wide', 1080)), int(options.get('samples', 12))
    names = [arg for arg in rest if not arg.startswith('--')]
    if 'one' in options:
        return render(options['one'], folder, wide, samples)
    for name in names or table():
        if not (Path(folder) / f'{name}-{wide}.exr').exists():
            # A process for each yard: the renderer gives memory back only at its end.
            subprocess.run([sys.executable, __file__, folder, f'--one={name}', f'--wide={wide}', f'--samples={samples}'], check=True)
        develop(name, folder, wide)


def develop(name, folder, wide):
    """The picture of a page and a small one for cards, beside the dealer's files."""
    import numpy as np
    import layers
    yard = table()[name]
    light, red = layers.read(Path(folder) / f'{name}-{wide}.exr')
    picture = layers.film(light * yard.get('exposure', 1.0) * (1 - red[..., None] * np.array([0, 0.9, 0.88])))
    for end, width, quality in (('', 1440, 84), ('-small', 720, 80)):
        path = DEALERS / f"{yard['file']}{end}.webp"
        layers.save(picture, path, width, quality)
        print(path.name, path.stat().st_size // 1024, 'KB', flush=True)


if __name__ == '__main__':
    main(*sys.argv[1:])
