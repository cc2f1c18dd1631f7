"""python lay.py RENDERS [BODY ...]: lays the paints and grounds that set.yaml wants into the renders of a folder, as pictures/*.webp;
of these bodies, or of all."""
import sys
from pathlib import Path
import yaml
import layers

HERE = Path(__file__).parent
VIEWS = ('hero', 'side', 'rear')


def main(renders, *bodies):
    wanted = yaml.safe_load((HERE / 'set.yaml').read_text())
    target = HERE / 'pictures'
    target.mkdir(exist_ok=True)
    for body, faces in wanted['bodies'].items():
        if bodies and body not in bodies:
            continue
        for face in faces:
            for view in VIEWS:
                render = Path(renders) / f'{body}-{face}-{view}.exr'
                if render.exists():
                    light, red = layers.read(render)
                    light = layers.even_floor(light) if view == 'side' else light
                    lay(wanted, body, face, view, (light, red), target)


def lay(wanted, body, face, view, render, target):
    for ground, sold in wanted['wanted'].items():
        for paint in sold.get(body, {}).get(face, []):
            path = target / f'{body}-{face}-{paint}-{ground}-{view}.webp'
            picture = layers.lay(*render, wanted['paints'][paint], wanted['grounds'][ground])
            layers.save(picture, path, wide=1440)
            print(path.name, path.stat().st_size // 1024, 'KB', flush=True)


if __name__ == '__main__':
    main(*sys.argv[1:])
