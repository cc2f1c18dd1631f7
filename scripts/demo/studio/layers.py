"""Lays paint and ground into a render. Light of one channel never mixes with another's, so one render holds three experiments:
red has pale paint on pale ground, green black paint on pale ground, blue black paint on dark ground. Light adds up, so any
paint on any ground is a sum of the three."""
import cv2
import numpy as np
import OpenEXR
from materials import GROUND, PAINT


def linear(colour):
    c = np.array([int(colour[k:k + 2], 16) / 255 for k in (1, 3, 5)])
    return np.where(c < 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def read(path):
    """The three experiments (h, w, 3) and where red glass is (h, w)."""
    with OpenEXR.File(str(path)) as file:
        parts = {name: channel.pixels for part in file.parts for name, channel in part.channels.items()}
    light = next(pixels for name, pixels in parts.items() if name.endswith('Combined'))[..., :3]
    red = next(pixels for name, pixels in parts.items() if name.endswith('red.X'))
    return light.astype(np.float32), np.clip(red.astype(np.float32), 0, 1)


def even_floor(light, start=0.83):
    """The floor nearest to the camera lies behind a lamp and fades: below `start` of the height, where nothing stands, every row is
    brought to the light of the first."""
    first = int(len(light) * start)
    rows = light[first:].mean(1, keepdims=True)
    gain = np.clip(rows[:1] / np.maximum(rows, 1e-4), 1, 3)
    return np.concatenate([light[:first], light[first:] * gain])


def lay(light, red, paint, ground):
    """A picture of that paint on that ground: (h, w, 3) from 0 to 1, ready for the screen."""
    paint, ground = linear(paint), linear(ground)
    pale, black, dark = (light[..., k:k + 1] for k in range(3))
    share = (ground - GROUND[2]) / (GROUND[0] - GROUND[2])
    lit = 0.72 + 0.28 * float(share.mean())
    out = dark + (black - dark) * share + (pale - black) * (paint / PAINT[0]) * lit
    out = out * (1 - red[..., None] * np.array([0, 0.96, 0.94]))
    return develop(np.maximum(out, 0))


def develop(light, exposure=1.17, knee=0.76):
    """Linear below the knee, softly to white above it, so that colours stay what they are."""
    light = (light * exposure) ** 1.24  # a little more contrast than the eye of a linear camera
    peak = light.max(-1, keepdims=True)
    room = 1 - knee
    pressed = np.where(peak > knee, 1 - room * room / (peak - knee + room), peak)
    light = light * pressed / np.maximum(peak, 1e-6)
    whiter = 1 - 1 / (0.2 * np.maximum(peak - pressed, 0) + 1)
    light = light * (1 - whiter) + pressed * whiter
    return np.where(light < 0.0031308, light * 12.92, 1.055 * np.maximum(light, 1e-6) ** (1 / 2.4) - 0.055)


def film(light):
    """The open air as a film shows it: a long shoulder for skies, deep shade."""
    light = np.maximum(light, 0)
    pressed = light * (2.51 * light + 0.03) / (light * (2.43 * light + 0.59) + 0.14)
    pressed = np.clip(pressed, 0, 1)
    return np.where(pressed < 0.0031308, pressed * 12.92, 1.055 * np.maximum(pressed, 1e-6) ** (1 / 2.4) - 0.055)


def save(picture, path, wide=None, quality=78):
    picture = np.clip(picture[..., ::-1] * 255 + 0.5, 0, 255).astype(np.uint8)
    if wide:
        size = (wide, round(wide * len(picture) / picture.shape[1]))
        way = cv2.INTER_LANCZOS4 if wide > picture.shape[1] else cv2.INTER_AREA
        picture = cv2.resize(picture, size, interpolation=way)
    cv2.imwrite(str(path), picture, [cv2.IMWRITE_WEBP_QUALITY, quality])
