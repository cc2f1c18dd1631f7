"""The photo studio: Blender scene, materials, lights, cameras, render. x runs back from the nose, z up, metres."""
import math, time
import bpy, numpy as np
from mathutils import Vector


# ---------- materials ----------

def linear(hex_colour):
    c = [int(hex_colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(v / 12.92 if v < 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in c) + (1.0,)


class Graph:
    """A material's node tree, written as nested calls. Sockets go in as values."""

    def __init__(self, name):
        self.mat = bpy.data.materials.new(name)
        self.mat.use_nodes = True
        self.tree = self.mat.node_tree
        self.tree.nodes.clear()

    def node(self, kind, inputs=None, out=0, **props):
        n = self.tree.nodes.new('ShaderNode' + kind)
        for k, v in props.items():
            setattr(n, k, v)
        for k, v in (inputs or {}).items():
            if isinstance(v, bpy.types.NodeSocket):
                self.tree.links.new(v, n.inputs[k])
            else:
                n.inputs[k].default_value = v
        return n.outputs[out]

    def math(self, op, a, b=0.0):
        return self.node('Math', {0: a, 1: b}, operation=op)

    def attr(self, name):
        return self.node('Attribute', out='Fac', attribute_name=name)

    def below(self, name, limit=0.0):
        return self.math('LESS_THAN', self.attr(name), limit)

    def mix(self, fac, a, b):
        return self.node('MixShader', {0: fac, 1: a, 2: b})

    def colour(self, fac, a, b):
        return self.node('MixRGB', {0: fac, 1: a, 2: b})

    def principled(self, colour, rough=0.5, metal=0.0, coat=0.0, coat_rough=0.03, **more):
        return self.node('BsdfPrincipled', {'Base Color': colour, 'Roughness': rough, 'Metallic': metal, 'Coat Weight': coat, 'Coat Roughness': coat_rough, **more})

    def thin_glass(self, tint, ior=1.5, extra=0.0):
        """Glass without refraction: see-through, mirrors by Fresnel. No caustics, no noise, light gets in."""
        fresnel = self.math('ADD', self.node('Fresnel', {'IOR': ior}), extra)
        return self.mix(fresnel, self.node('BsdfTransparent', {'Color': tint}), self.node('BsdfGlossy', {'Color': (1, 1, 1, 1), 'Roughness': 0.0}))

    def mark(self, layer, value=1.0):
        """Writes a number into one of the mask layers wherever this material is seen."""
        n = self.tree.nodes.new('ShaderNodeOutputAOV')
        n.aov_name = layer
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, n.inputs['Value'])
        else:
            n.inputs['Value'].default_value = value

    def done(self, shader):
        self.tree.links.new(shader, self.node_output().inputs[0])
        return self.mat

    def node_output(self):
        return self.tree.nodes.new('ShaderNodeOutputMaterial')


def plain(name, hex_colour, rough=0.5, metal=0.0, coat=0.0, **more):
    g = Graph(name)
    return g.done(g.principled(linear(hex_colour), rough, metal, coat, **more))


# ---------- scene ----------

def start():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    c = s.cycles
    c.device = 'CPU'
    c.use_denoising = True
    c.denoiser = 'OPENIMAGEDENOISE'
    c.denoising_input_passes = 'RGB_ALBEDO_NORMAL'
    c.denoising_prefilter = 'ACCURATE'
    c.use_adaptive_sampling = True
    c.adaptive_threshold = 0.08
    c.adaptive_min_samples = 3
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transparent_max_bounces, c.transmission_bounces = 4, 1, 2, 8, 1
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = 6
    s.render.use_persistent_data = True
    c.use_light_tree = False
    s.render.threads_mode = 'FIXED'
    s.render.threads = 2
    world = bpy.data.worlds.new('w')
    s.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (1, 1, 1, 1)
    world.node_tree.nodes['Background'].inputs[1].default_value = 0.80
    return s


def add(name, verts, faces, material, normals=None, attributes=None, smooth=True):
    """A mesh object from arrays, with exact normals and named per-vertex numbers."""
    m = bpy.data.meshes.new(name)
    verts, faces = np.asarray(verts, np.float32), np.asarray(faces, np.int32)
    k = faces.shape[1]
    m.vertices.add(len(verts))
    m.vertices.foreach_set('co', verts.ravel())
    m.loops.add(faces.size)
    m.loops.foreach_set('vertex_index', faces.ravel())
    m.polygons.add(len(faces))
    m.polygons.foreach_set('loop_start', np.arange(0, faces.size, k, dtype=np.int32))
    m.update(calc_edges=True)
    m.polygons.foreach_set('use_smooth', np.full(len(faces), smooth))
    if normals is not None:
        m.normals_split_custom_set_from_vertices(np.asarray(normals, np.float32))
    for key, values in (attributes or {}).items():
        m.attributes.new(key, 'FLOAT', 'POINT').data.foreach_set('value', np.asarray(values, np.float32))
    if material:
        m.materials.append(material)
    o = bpy.data.objects.new(name, m)
    bpy.context.collection.objects.link(o)
    return o


# The picture is rendered once for all paints and grounds. Light of one colour channel never mixes with another's, and all
# else in the studio is grey, so each channel can carry an experiment of its own: red sees white paint, green black paint,
# both on a pale ground; blue sees black paint on a dark ground. lay.py mixes any paint and ground from these three.
PAINT = (0.80, 0.0, 0.0, 1)
GROUND = (0.60, 0.60, 0.10)


def cyclorama(centre, radius=30, bend=17, height=22, gloss=0.5, floor=0.56, wall=1.05):
    """Floor that curves up into a round wall: no horizon line anywhere, also not in the paint."""
    prof = [(r, 0) for r in np.linspace(0.0, radius - bend, 6)]
    prof += [(radius - bend + bend * math.sin(a), bend - bend * math.cos(a)) for a in np.linspace(0.08, math.pi / 2, 20)]
    prof += [(radius, height)]
    n = 96
    ring = np.linspace(0, 2 * math.pi, n, endpoint=False)
    v = np.array([[centre + r * math.cos(t), r * math.sin(t), z] for r, z in prof for t in ring])
    f = [[i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j] for i in range(len(prof) - 1) for j in range(n)]
    g = Graph('ground')
    # the floor lies under the lamps and the wall does not: a darker floor makes both the same tone
    height_ = g.node('SeparateXYZ', {0: g.node('NewGeometry', out='Position')}, out='Z')
    up = g.node('MapRange', {'Value': height_, 'From Min': 0.0, 'From Max': 5.0}, interpolation_type='SMOOTHSTEP')
    # black cloth behind the camera: what the near side of the car mirrors, so that its paint is deep
    y = g.node('SeparateXYZ', {0: g.node('NewGeometry', out='Position')}, out='Y')
    behind = g.math('MULTIPLY', g.node('MapRange', {'Value': y, 'From Min': -8.0, 'From Max': -13.0}, interpolation_type='SMOOTHSTEP'), 0.88)
    colour = g.colour(up, tuple(k * floor for k in GROUND) + (1,), tuple(k * wall for k in GROUND) + (1,))
    colour = g.colour(behind, colour, (0.01, 0.01, 0.01, 1))
    g.mark('ground')
    return add('cyc', v, f, g.done(g.principled(colour, gloss, **{'Specular IOR Level': 0.15})))


def softbox(at, target, size, power):
    """A rectangular lamp of `power` watts that also shows in reflections."""
    data = bpy.data.lights.new('softbox', 'AREA')
    data.shape, data.size, data.size_y, data.energy = 'RECTANGLE', size[0], size[1], power
    o = bpy.data.objects.new('softbox', data)
    o.location = at
    aim(o, target)
    o.visible_camera = False
    bpy.context.collection.objects.link(o)
    return o


def aim(o, target):
    d = Vector(target) - o.location
    o.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()


def light_car(length, side=-1):
    """The lighting recipe: one big box overhead, a long strip on the camera's side, a front fill, two rims from behind."""
    mid = length / 2
    top = softbox((mid, 0.2, 5.0), (mid, 0, 0), (length * 1.7, 3.4), 400)
    top.rotation_euler = (0, 0, 0)
    softbox((mid, side * 7.5, 3.4), (mid, 0, 0.9), (10, 0.8), 300)
    softbox((-7.0, side * 2.0, 3.0), (0, 0, 0.7), (5.0, 2.0), 210)
    softbox((mid + 1, -side * 6.5, 4.0), (mid, 0, 1.0), (7, 0.8), 260)
    softbox((length + 6.5, side * 1.0, 3.2), (length, 0, 0.9), (5, 1.6), 120)


def light_wall(mid, power=2600):
    """Washes the wall behind the car so that it stands in one tone with the floor."""
    softbox((mid, 9.0, 9.0), (mid, 26.0, 5.0), (26, 4), power)


def camera(body, view):
    """hero: low front three-quarter; side; rear: rear three-quarter."""
    length, height = body.length, max(getattr(body, 'tall', 0), *(r[1] for r in body.roof))
    mid, size = length / 2, max(length, height * body.room)
    data = bpy.data.cameras.new('cam')
    o = bpy.data.objects.new('cam', data)
    # turn from the nose (degrees), eye height, distance in lengths, aimed-at height share, lens, shift along the vehicle
    turn, eye, far, share, data.lens, shift = {
        'hero': (-body.turn, 1.02, 2.28, 0.42, 78, -0.03), 'rear': (218, 1.22, 2.28, 0.43, 78, 0.03), 'side': (-90, 1.0, 2.75, 0.45, 88, 0.0),
    }[view]
    a = math.radians(turn)
    away = min(size * far, 16.0)  # further off the floor bends up and hides the vehicle
    data.lens *= away / (size * far)
    o.location = (mid - math.cos(a) * away, math.sin(a) * away, eye)
    aim(o, (mid + shift * length, 0, height * share))
    bpy.context.collection.objects.link(o)
    bpy.context.scene.camera = o


def render(path, width, tall, samples):
    """Writes the layers as a half-float EXR of several layers: Combined, red, ground."""
    s = bpy.context.scene
    layer = s.view_layers[0]
    if not layer.aovs:
        for name in ('red', 'ground'):
            aov = layer.aovs.add()
            aov.name, aov.type = name, 'VALUE'
    s.render.resolution_x, s.render.resolution_y = width, tall
    s.cycles.samples = samples
    image = s.render.image_settings
    image.media_type = 'MULTI_LAYER_IMAGE'
    image.file_format, image.color_depth, image.exr_codec = 'OPEN_EXR_MULTILAYER', '16', 'DWAA'
    s.render.filepath = path
    t, cpu = time.time(), time.process_time()
    bpy.ops.render.render(write_still=True)
    print(f'{path} {width}x{tall} {samples} spp: {time.time() - t:.1f} s wall, {time.process_time() - cpu:.1f} s cpu', flush=True)
