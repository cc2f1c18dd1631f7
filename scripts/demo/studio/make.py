"""python make.py RENDERS [SAMPLES] [WIDTH]: renders into a folder what set.yaml wants and the folder has not, one vehicle at a time.
May be stopped and started at any time; a render is whole or absent."""
import subprocess
import sys
from pathlib import Path
import yaml

HERE = Path(__file__).parent


def main(renders, *quality):
    Path(renders).mkdir(parents=True, exist_ok=True)
    for body, faces in yaml.safe_load((HERE / 'set.yaml').read_text())['bodies'].items():
        for face in faces:
            # A process for each vehicle: the renderer gives memory back only at its end.
            subprocess.run([sys.executable, HERE / 'render.py', body, face, 'hero,side,rear', renders, *quality], check=True)


if __name__ == '__main__':
    main(*sys.argv[1:])
