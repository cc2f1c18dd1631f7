"""python glance.py OUT.png BODY:FACE ...: bodies as shaded dots from three sides, in seconds and without a renderer: for tuning numbers."""
import sys
import cv2
import numpy as np
import yaml
from fields import skin
from hull import Hull
from lines import Lines
from render import HERE, body_table

SIZE = (420, 280)


def seen(places, normals, tone, degrees, long, tall):
    angle = np.radians(degrees)
    away = np.array([np.cos(angle), np.sin(angle), -0.06])
    right = np.array([np.sin(angle), -np.cos(angle), 0])
    scale = SIZE[0] * 0.86 / max(long, tall * 2)
    u = SIZE[0] / 2 + scale * ((places - [long / 2, 0, 0]) @ right)
    v = SIZE[1] * 0.8 - scale * (places @ [away[0] * 0.06, away[1] * 0.06, 1])
    front = normals @ away < 0.05
    order = np.argsort(-(places @ away)[front])
    light = 0.25 + 0.75 * np.clip(normals @ [-0.3, -0.45, 0.84], 0, 1)
    picture = np.full((SIZE[1], SIZE[0]), 255, np.uint8)
    x, y = u[front][order].astype(int), v[front][order].astype(int)
    picture[np.clip(y, 0, SIZE[1] - 1), np.clip(x, 0, SIZE[0] - 1)] = (tone * light * 235)[front][order]
    return cv2.medianBlur(picture, 3)


def row(body, face):
    hull = Hull(body_table()[body], yaml.safe_load((HERE / 'faces.yaml').read_text())[face])
    places, _, normals = skin(hull.surface, (-0.05, 0, 0.03), (hull.long + 0.05, hull.half + 0.12, hull.height() + 0.1), 0.016, mirror=True)
    lines = Lines(hull).at(places)
    tone = np.ones(len(places))
    for name, value in (('dark', 0.3), ('frame', 0.2), ('glass', 0.45), ('lamp', 0.6), ('tail', 0.5)):
        tone[lines[name] < 0] = value
    for key, distance in lines.items():
        if key.startswith('gap'):
            tone[np.abs(distance) < 0.008] = 0.1
    return np.hstack([seen(places, normals, tone, turn, hull.long, hull.height()) for turn in (36, 90, 141)])


if __name__ == '__main__':
    cv2.imwrite(sys.argv[1], np.vstack([row(*name.split(':')) for name in sys.argv[2:]]))
