"""Rendered layers, kept small enough to be committed: five grey panes one above the other in one WebP.

White paint, black paint, black paint on a dark ground (see PAINT and GROUND in studio.py), then the masks of what is red
and of the empty ground. Run as `python layers.py RENDER.exr LAYERS.webp` it packs one render."""
import sys
import numpy as np
from PIL import Image

KNEE, ROOM = 0.75, 8.0  # light up to 1 has three quarters of the codes, highlights up to ROOM the rest


def coded(light):
    """0..255 for linear light: a power curve up to 1, logarithmic above."""
    x = np.clip(light, 0, ROOM)
    return 255 * np.where(x < 1, KNEE * x ** (1 / 2.4), KNEE + (1 - KNEE) * np.log(np.maximum(x, 1)) / np.log(ROOM))


def decoded(code):
    v = code / 255
    return np.where(v < KNEE, (v / KNEE) ** 2.4, np.exp((v - KNEE) / (1 - KNEE) * np.log(ROOM)))


def blurred(a, r):
    """Three box blurs of radius r: as good as a Gaussian."""
    for axis in (0, 1) * 3:
        pad = [(0, 0)] * a.ndim
        pad[axis] = (r + 1, r)
        sums = np.cumsum(np.pad(a, pad, mode='edge'), axis=axis, dtype=np.float64)
        n = a.shape[axis]
        a = (np.take(sums, range(2 * r + 1, 2 * r + 1 + n), axis) - np.take(sums, range(0, n), axis)) / (2 * r + 1)
    return a


def calmed(seen, ground):
    """Takes the last mottles out of the empty ground, but not near the vehicle or in its shadow."""
    mask = ground[..., None]
    soft = blurred(seen * mask, 5) / np.maximum(blurred(mask, 5), 1e-3)
    far = np.clip((blurred(mask, 12) - 0.93) / 0.07, 0, 1) * (mask > 0.98)
    return seen * (1 - far) + soft * far


def pack(exr, webp, quality=94):
    """Writes a render of studio.py as a layers file."""
    import OpenEXR
    found = {name: channel.pixels.astype(np.float32) for part in OpenEXR.File(str(exr)).parts for name, channel in part.channels.items()}
    ground, red = (np.clip(found[f'ViewLayer.{name}.X'], 0, 1) for name in ('ground', 'red'))
    seen = calmed(found['ViewLayer.Combined'][..., :3], ground)
    dither = np.random.default_rng(1).uniform(-0.5, 0.5, seen.shape)  # the wide soft ground would band without it
    panes = [coded(seen[..., k]) + dither[..., k] for k in range(3)] + [red * 255, ground * 255]
    Image.fromarray(np.clip(np.vstack(panes) + 0.5, 0, 255).astype(np.uint8)).convert('RGB').save(webp, 'WEBP', quality=quality, method=6)


def unpack(webp):
    """(the three experiments as linear light, rows x columns x 3; the red mask, rows x columns)."""
    panes = np.split(np.asarray(Image.open(webp).convert('L'), np.float32), 5)
    ground = panes[4] / 255
    return calmed(np.stack([decoded(pane) for pane in panes[:3]], -1), ground), panes[3] / 255


if __name__ == '__main__':
    pack(*sys.argv[1:3])
