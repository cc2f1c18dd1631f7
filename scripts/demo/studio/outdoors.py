"""The open air: sky, sun, asphalt, leaves, and what yards are built of. Unlike in the studio, colours are true here."""
import math
import bpy
import numpy as np
from mathutils import Euler, Matrix
from layers import linear
from materials import Nodes, simple
from scene import place


def tone(colour):
    return tuple(float(share) for share in linear(colour)) + (1,)


class Air(Nodes):
    """The nodes of the world around a scene."""

    def __init__(self, scene):
        self.tree = scene.world.node_tree
        self.tree.nodes.clear()

    def end(self, shader):
        self.tree.links.new(shader, self.tree.nodes.new('ShaderNodeOutputWorld').inputs[0])


def sky(scene, sun, clouds=0.4, haze=1.0, strength=0.1, cloud='#ffffff', **_):
    """A sky for a sun so many degrees (up, round); thin clouds are drawn over it, closer together towards the horizon."""
    n = Air(scene)
    way = n('TexCoord', take='Generated')
    up = n('SeparateXYZ', way, take=2)
    air = n('TexSky', sky_type='MULTIPLE_SCATTERING', sun_disc=False, sun_elevation=math.radians(sun[0]), sun_rotation=math.radians(sun[1]), aerosol_density=haze)
    near = n.sum('ADD', n.sum('MAXIMUM', up, 0.0), 0.10)
    flat = n('VectorMath', way, n('CombineXYZ', near, near, 1.0), operation='DIVIDE')
    drawn = n('TexNoise', named={'Vector': flat, 'Scale': 1.1, 'Detail': 10.0, 'Roughness': 0.56, 'Distortion': 0.3})
    share = n('MapRange', drawn, 0.62 - 0.25 * clouds, 0.86 - 0.2 * clouds, 0.0, 0.8, interpolation_type='SMOOTHSTEP')
    lit = n('Background', tone(cloud), 0.75 * strength / 0.1)
    n.end(n.over(share, n('Background', air, strength), lit))


def sunlight(sun, power, colour='#fff1dc', soft=0.9):
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.angle, light.color = power, math.radians(soft), tone(colour)[:3]
    thing = bpy.data.objects.new('sun', light)
    thing.rotation_euler = Euler((math.radians(90 - sun[0]), 0, math.radians(180 - sun[1])))
    bpy.context.collection.objects.link(thing)


def asphalt(wet=0.0):
    """Grains, stains a few metres wide, and long worn strips; wet, its hollows mirror."""
    n = Nodes('asphalt')
    at = n('TexCoord', take='Object')
    grain = n('TexNoise', named={'Vector': at, 'Scale': 38.0, 'Detail': 4.0})
    stain = n('TexNoise', named={'Vector': at, 'Scale': 0.22, 'Detail': 5.0, 'Roughness': 0.6})
    value = n.sum('ADD', n('MapRange', grain, 0.3, 0.7, 0.060, 0.100), n('MapRange', stain, 0.3, 0.7, -0.024, 0.024))
    rough = n('MapRange', stain, 0.42, 0.58, 0.86 - 0.68 * wet, 0.9)
    bump = n('Bump', named={'Height': grain, 'Strength': 0.35 * (1 - wet), 'Distance': 0.01})
    return n.end(n('BsdfPrincipled', named={'Base Color': n('CombineColor', value, value, n.sum('MULTIPLY', value, 1.04)), 'Roughness': rough, 'Specular IOR Level': 0.3, 'Normal': bump}))


def sheet(colour, pitch=0.2, rough=0.45, along=0):
    """Ribbed metal sheet: ribs every `pitch` metres, across x (0), y (1) or z (2)."""
    n = Nodes('sheet')
    at = n('SeparateXYZ', n('NewGeometry', take=0), take=along)
    wave = n.sum('SINE', n.sum('MULTIPLY', at, 2 * math.pi / pitch))
    bump = n('Bump', named={'Height': wave, 'Strength': 0.6, 'Distance': 0.02})
    return n.end(n.stuff(tone(colour), rough, Normal=bump))


def plain(colour, rough=0.6, grain=0.12):
    """Render, concrete, paint: one colour, a little uneven."""
    n = Nodes('plain')
    noise = n('TexNoise', named={'Vector': n('NewGeometry', take=0), 'Scale': 0.7, 'Detail': 8.0, 'Roughness': 0.6})
    c = tone(colour)
    low, high = (tuple(min(1, x * k) for x in c[:3]) + (1,) for k in (1 - grain, 1 + grain))
    return n.end(n.stuff(n('MixRGB', noise, low, high), rough))


def green(colour, spread=0.35):
    """Leaves and grass: every leaf its own green, some light let through."""
    n = Nodes('green')
    noise = n('TexNoise', named={'Vector': n('NewGeometry', take=0), 'Scale': 1.6, 'Detail': 6.0})
    c = tone(colour)
    shade = n('MixRGB', n('MapRange', noise, 0.3, 0.7, 0.0, 1.0), tuple(x * (1 - spread) for x in c[:3]) + (1,), tuple(x * (1 + spread) for x in c[:3]) + (1,))
    return n.end(n.over(0.25, n.stuff(shade, 0.75), n('BsdfTranslucent', shade)))


def leaves(rng, middles, sizes, count, leaf):
    """Small bent cards about the shells of egg-shaped clusters, as (places, faces)."""
    pick = rng.integers(len(middles), size=count)
    way = rng.normal(size=(count, 3))
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    at = middles[pick] + way * sizes[pick] * rng.uniform(0.55, 1.0, (count, 1)) ** 0.6
    a = rng.normal(size=(count, 3)) + way * 0.3
    a /= np.linalg.norm(a, axis=1, keepdims=True)
    b = np.cross(a, rng.normal(size=(count, 3)))
    b /= np.linalg.norm(b, axis=1, keepdims=True)
    a, b = a * leaf * rng.uniform(0.6, 1.5, (count, 1)), b * leaf * 0.5
    places = np.stack([at - a, at - b, at + a, at + b], 1).reshape(-1, 3)
    return places, np.arange(count * 4).reshape(-1, 4)


def tree(seed, tall=8.0, wide=3.0, clear=0.35, colour='#41502c', count=9000, trunk=True):
    """One tree at the origin: a few clusters of leaves over a trunk that parts."""
    rng = np.random.default_rng(seed)
    k = 9
    turn, out, up = rng.uniform(0, 2 * np.pi, k), rng.uniform(0.1, 0.75, k) * wide, np.linspace(clear + 0.12, 0.9, k) * tall
    middles = np.stack([np.cos(turn) * out, np.sin(turn) * out, up], 1)
    sizes = rng.uniform(0.32, 0.55, (k, 1)) * wide * np.array([1, 1, 0.62])
    things = [place('leaves', leaves(rng, middles, sizes, count, 0.10), green(colour))]
    if trunk:
        bark = plain('#6b5f52', 0.9, 0.3)
        for middle in middles[::2]:
            things.append(place('limb', limb((0, 0, 0), middle, 0.02 * tall, 0.006 * tall), bark))
    return things


def limb(start, end, thick, thin, sides=7, steps=8):
    """A tapering branch that leaves the trunk late."""
    t = np.linspace(0, 1, steps)[:, None]
    line = np.array(start) * (1 - t) + np.array(end) * np.concatenate([t**2.2, t**2.2, t], 1)
    ring = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    round_ = np.stack([np.cos(ring), np.sin(ring), ring * 0], 1)
    places = (line[:, None] + round_ * (thick * (1 - t) + thin * t)[:, None]).reshape(-1, 3)
    faces = [[i * sides + j, i * sides + (j + 1) % sides, (i + 1) * sides + (j + 1) % sides, (i + 1) * sides + j] for i in range(steps - 1) for j in range(sides)]
    return places, faces


def copies(things, where):
    """The things of a group stand again at every (x, y, turn, size) and no longer at the origin."""
    for x, y, turn, size in where:
        move = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Scale(size, 4)
        for thing in things:
            twin = bpy.data.objects.new(thing.name, thing.data)
            twin.matrix_basis, twin.color = move @ thing.matrix_basis, thing.color
            bpy.context.collection.objects.link(twin)
    for thing in things:
        bpy.data.objects.remove(thing)
