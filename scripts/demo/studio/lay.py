"""Lays paint and ground into rendered layers: one render gives every paint on every ground (see PAINT and GROUND in studio.py).

    python lay.py TARGET < names

Reads names of pictures (body-face-paint-ground-view), one a line, and writes each to TARGET/NAME.webp unless it is there and
newer than its layers. Says at the end what is not rendered."""
import sys
from pathlib import Path
import numpy as np
from PIL import Image, ImageFilter
from layers import unpack

LAYERS = Path(__file__).with_name('layers')
PAINT, PALE, DARK = 0.80, 0.60, 0.10  # what studio.py painted with
WIDTH, QUALITY = 1440, 78

# What is mixed into the paint, linear light. Darker than the web colours of the same names: light lifts them.
PAINTS = {
    'white': (0.68, 0.685, 0.68), 'silver': (0.33, 0.34, 0.35), 'grey': (0.085, 0.092, 0.10), 'black': (0.008, 0.008, 0.009),
    'blue': (0.010, 0.060, 0.25), 'red': (0.32, 0.006, 0.010), 'green': (0.045, 0.072, 0.042), 'sand': (0.30, 0.21, 0.12),
}
# Reflectance of floor and wall, linear light.
GROUNDS = {
    'daylight': (0.80, 0.81, 0.82), 'clay': (0.62, 0.47, 0.35), 'sage': (0.44, 0.55, 0.50), 'dusk': (0.045, 0.075, 0.115),
}
RED = (1.0, 0.035, 0.025)  # what a tail lamp's lens lets through


def lay(seen, red, paint, ground):
    """Linear light of the picture in a paint on a ground, rows x columns x 3."""
    white, black, dark = seen[..., 0:1], seen[..., 1:2], seen[..., 2:3]
    c, g = np.array(paint), np.array(ground)
    out = black + (white - black) * c / PAINT + (black - dark) * (g - PALE) / (PALE - DARK)
    return np.maximum(out * (1 - red[..., None] * (1 - np.array(RED))), 0)


def develop(light, exposure=0.1):
    """As a screen shows it (Khronos PBR Neutral): hues stay what they are, only what is brighter than white is rolled off."""
    c = light * 2 ** exposure
    low = c.min(-1, keepdims=True)
    c = c - np.where(low < 0.08, low - 6.25 * low * low, 0.04)
    peak = c.max(-1, keepdims=True)
    start, fade = 0.8 - 0.04, 0.15
    d = 1 - start
    rolled = 1 - d * d / np.maximum(peak + d - start, 1e-6)
    pale = 1 / (fade * np.maximum(peak - rolled, 0) + 1)
    c = np.where(peak < start, c, c * rolled / np.maximum(peak, 1e-6) * pale + rolled * (1 - pale))
    c = np.clip(c, 0, 1)
    return np.where(c < 0.0031308, 12.92 * c, 1.055 * c ** (1 / 2.4) - 0.055)


def picture(seen, red, paint, ground):
    """The finished picture, WIDTH wide."""
    pixels = develop(lay(seen, red, PAINTS[paint], GROUNDS[ground])).astype(np.float32)
    tall, wide = pixels.shape[:2]
    size = (WIDTH, round(WIDTH * tall / wide))
    pixels = np.stack([np.asarray(Image.fromarray(pixels[..., k]).resize(size, Image.LANCZOS)) for k in range(3)], -1)
    noise = np.random.default_rng(1).uniform(-0.5, 0.5, pixels.shape)  # keeps the wide soft ground from banding
    image = Image.fromarray(np.clip(pixels * 255 + noise + 0.5, 0, 255).astype(np.uint8))
    return image.filter(ImageFilter.UnsharpMask(1.4, 55, 2)) if WIDTH > wide else image


def main(target):
    wanted, missing = {}, []
    for name in sys.stdin.read().split():
        body, face, paint, ground, view = name.rsplit('-', 4)
        wanted.setdefault(f'{body}-{face}-{view}', []).append((target / f'{name}.webp', paint, ground))
    for render, pictures in sorted(wanted.items()):
        layers = LAYERS / f'{render}.webp'
        if not layers.exists():
            missing.append(render)
            continue
        stale = [p for p in pictures if not p[0].exists() or p[0].stat().st_mtime < layers.stat().st_mtime]
        parts = unpack(layers) if stale else None
        for file, paint, ground in stale:
            picture(*parts, paint, ground).save(file, 'WEBP', quality=QUALITY, method=5)
    print(len(wanted) - len(missing), 'renders laid; not rendered:', ' '.join(missing) or 'none')


if __name__ == '__main__':
    main(Path(sys.argv[1]))
