"""python render.py BODY FACE VIEWS FOLDER [SAMPLES] [WIDTH]: renders views (hero,side,rear) of one vehicle that are not there yet."""
import sys
import time
from pathlib import Path
import yaml

HERE = Path(__file__).parent


def body_table():
    """Every body, with what it leaves unsaid taken from the one it is like."""
    table = yaml.safe_load((HERE / 'bodies.yaml').read_text())

    def full(name):
        own = table[name]
        base = full(own['like']) if 'like' in own else {}
        return {key: value for key, value in {**base, **own}.items() if value is not None}

    return {name: full(name) for name in table if name != 'flank'}


def assemble(body, face, step=0.011):
    """Puts a vehicle on the stage, its body `step` metres fine; answers how long and how high it is."""
    import car
    import kit
    kits = yaml.safe_load((HERE / 'kits.yaml').read_text())
    if body in kits:
        own = kits[body]
        if 'body' in own:
            car.build(body_table()[own['body']], yaml.safe_load((HERE / 'faces.yaml').read_text())[face], step)
        kit.build(own['parts'])
        for wheel in own.get('wheels', []):
            kit.cycle_wheel(*wheel)
        if 'car_wheels' in own:
            w = own['car_wheels']
            car.roll(w['axles'], w['half'], w['radius'], w['rim'], 0.225)
        return own['length'], own['height']
    hull = car.build(body_table()[body], yaml.safe_load((HERE / 'faces.yaml').read_text())[face], step)
    return hull.long, hull.height()


def main(body, face, views, folder, samples=12, width=1080):
    targets = {view: Path(folder) / f'{body}-{face}-{view}.exr' for view in views.split(',')}
    missing = {view: path for view, path in targets.items() if not path.exists()}
    if not missing:
        return
    import scene
    began = time.time()
    stage = scene.start(int(samples), (int(width), int(width) * 2 // 3))
    long, tall = assemble(body, face)
    print(f'{body} {face} built in {time.time() - began:.0f} s, {time.process_time():.0f} s of processor', flush=True)
    for view, path in missing.items():
        part = path.with_name(f'part-{path.name}')
        with scene.set_up(stage, view, long, tall):
            scene.render(stage, part)
        part.rename(path)
        print(f'{path.stem}: {time.time() - began:.0f} s, {time.process_time():.0f} s of processor', flush=True)


if __name__ == '__main__':
    main(*sys.argv[1:])
