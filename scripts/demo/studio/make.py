"""Renders what is missing of the set, most wanted first: python make.py [--fine]. Stop it and start it again as you like.

What is wanted stands in queue.txt, a line per body and face with the views. Each render lands as layers/BODY-FACE-VIEW.webp;
remove one to have it rendered again. While the file named by STUDIO_PAUSE exists no new render begins."""
import os, subprocess, sys, tempfile, time
from pathlib import Path
from layers import pack

HERE = Path(__file__).parent
LAYERS = HERE / 'layers'


def jobs():
    lines = [line.split() for line in (HERE / 'queue.txt').read_text().splitlines() if line.strip() and not line.startswith('#')]
    return [(body, face, view) for body, face, views in lines for view in views.split(',')]


def missing(failed):
    """The first job of the queue, as it stands now, that is neither rendered nor failed."""
    return next((job for job in jobs() if job not in failed and not (LAYERS / f'{"-".join(job)}.webp').exists()), None)


def wait():
    pause = os.environ.get('STUDIO_PAUSE')
    while pause and os.path.exists(pause):
        time.sleep(2)


def main():
    LAYERS.mkdir(exist_ok=True)
    failed = set()
    with tempfile.TemporaryDirectory() as folder:
        while job := missing(failed):
            wait()
            exr = Path(folder, f'{"-".join(job)}.exr')
            # a process for each: little memory, and what was changed meanwhile counts
            done = subprocess.run([sys.executable, 'render.py', *job, folder, *sys.argv[1:]], cwd=HERE)
            if done.returncode or not exr.exists():
                failed.add(job)
                print('could not render', *job, flush=True)
                continue
            pack(exr, LAYERS / f'{"-".join(job)}.webp')
            exr.unlink()
    print('could not be rendered:', ', '.join('-'.join(job) for job in sorted(failed)) or 'none')


main()
