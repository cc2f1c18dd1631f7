"""The studio: a cove, lamps and a camera that stand alike however the vehicle is turned, and the renderer's settings."""
import math
from contextlib import contextmanager
import bpy
import numpy as np
from mathutils import Matrix, Vector
from materials import GROUND, PAINT, Nodes

# Degrees from the nose, eye height, distance in lengths, lens, how far the aim lies behind the middle (shares of the length).
VIEWS = {'hero': (36, 1.12, 2.35, 82, -0.025), 'side': (90, 1.05, 2.9, 92, 0.0), 'rear': (141, 1.28, 2.35, 82, 0.025)}


def start(samples, size):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    wanted = dict(device='CPU', samples=samples, use_denoising=True, denoiser='OPENIMAGEDENOISE', denoising_prefilter='ACCURATE',
                  denoising_input_passes='RGB_ALBEDO_NORMAL', use_adaptive_sampling=True, adaptive_threshold=0.03, use_light_tree=False,
                  max_bounces=6, diffuse_bounces=2, glossy_bounces=3, transmission_bounces=2, transparent_max_bounces=10,
                  caustics_reflective=False, caustics_refractive=False, sample_clamp_indirect=5)
    for key, value in wanted.items():
        setattr(scene.cycles, key, value)
    scene.render.use_persistent_data = True
    scene.render.resolution_x, scene.render.resolution_y = size
    aov = scene.view_layers[0].aovs.add()
    aov.name, aov.type = 'red', 'VALUE'
    scene.render.image_settings.media_type = 'MULTI_LAYER_IMAGE'
    scene.render.image_settings.file_format = 'OPEN_EXR_MULTILAYER'
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True
    scene.world.node_tree.nodes['Background'].inputs[0].default_value = (1, 1, 1, 1)
    scene.world.node_tree.nodes['Background'].inputs[1].default_value = 0.22
    return scene


def place(name, shape, material, lines=None, at=None):
    """An object from (places, faces) or (places, faces, normals), moved `at`, with numbers kept at its places."""
    places, faces, *normals = shape
    if len(places) == 0:
        return None
    places = np.asarray(places, np.float32) + (0 if at is None else np.asarray(at, np.float32))
    mesh = bpy.data.meshes.new(name)
    corners = np.asarray(faces, np.int32)
    mesh.vertices.add(len(places))
    mesh.vertices.foreach_set('co', places.ravel())
    mesh.loops.add(corners.size)
    mesh.loops.foreach_set('vertex_index', corners.ravel())
    mesh.polygons.add(len(corners))
    mesh.polygons.foreach_set('loop_start', np.arange(0, corners.size, corners.shape[1], dtype=np.int32))
    mesh.update(calc_edges=True)
    mesh.polygons.foreach_set('use_smooth', np.ones(len(corners), bool))
    if normals:
        mesh.normals_split_custom_set_from_vertices(np.asarray(normals[0], np.float32))
    for key, values in (lines or {}).items():
        mesh.attributes.new(key, 'FLOAT', 'POINT').data.foreach_set('value', np.asarray(values, np.float32))
    mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    thing.color = PAINT
    bpy.context.collection.objects.link(thing)
    return thing


def cove(turn, front):
    """A floor that bends up into a wall behind the vehicle, wide enough to fill the picture. It ends `front` metres ahead: paint is to mirror
    the dark behind the camera."""
    bend, back, tall = 11.0, 9.0, 16.0
    arc = np.linspace(0, math.pi / 2, 24)
    profile = [(-front, 0.0), (-4, 0), (0, 0), (back * 0.6, 0), *[(back + bend * math.sin(t), bend - bend * math.cos(t)) for t in arc], (back + bend, tall + bend)]
    across = np.linspace(-70, 70, 3)
    places = [(u, w, z) for w, z in profile for u in across]
    faces = [[i * 3 + j, i * 3 + j + 1, i * 3 + j + 4, i * 3 + j + 3] for i in range(len(profile) - 1) for j in range(2)]
    n = Nodes('ground')
    thing = place('cove', (places, faces), n.end(n.stuff(GROUND, 0.55, Specular_IOR_Level=0.12)))
    thing.matrix_world = turn
    return thing


def lamp(turn, at, to, size, watts, mirrored=True):
    """A soft rectangle of light, placed in the camera's own directions: right, away, up."""
    light = bpy.data.lights.new('lamp', 'AREA')
    light.shape, light.size, light.size_y, light.energy = 'RECTANGLE', *size, watts
    thing = bpy.data.objects.new('lamp', light)
    bpy.context.collection.objects.link(thing)
    aim = (Vector(to) - Vector(at)).to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    thing.matrix_world = turn @ Matrix.Translation(at) @ aim
    thing.visible_camera, thing.visible_glossy = False, mirrored


def lights(turn, reach, tall):
    """`reach` is half of what the vehicle measures across the picture."""
    above = (0, 0.4, tall + 3.6), (0, 0.4, 0), (reach * 3.2, 3.4)  # roof, bonnet, the shadow below
    lamp(turn, *above, 400, mirrored=False)  # most of it unseen in glass and paint, or both go white
    lamp(turn, *above, 170)
    lamp(turn, (-reach * 0.5, -6.5, 3.6), (0, 0, 0.8), (reach * 3.4, 0.8), 400)  # the long line along the shoulder
    lamp(turn, (-reach - 5.5, -3.0, 2.6), (-reach * 0.6, 0, 0.7), (3.0, 2.0), 150)  # the end on the left
    lamp(turn, (reach + 6.5, -1.0, 2.8), (reach * 0.7, 0, 0.7), (2.2, 2.4), 120)  # the end on the right
    lamp(turn, (0, 5.0, 6.5), (0, 19, 4.0), (30, 2.5), 2100)  # the wall


@contextmanager
def set_up(scene, view, long, tall, frame=1.0):
    """Camera, lamps and cove for a view; taken away again afterwards, so that the vehicle can be seen from the next side."""
    before = set(bpy.data.objects)
    degrees, eye, far, lens, aside = VIEWS[view]
    angle = math.radians(degrees)
    away = Vector((math.cos(angle), math.sin(angle), 0))  # from the camera into the picture
    right = Vector((away.y, -away.x, 0))
    turn = Matrix.Translation((long / 2, 0, 0)) @ Matrix((right, away, (0, 0, 1))).transposed().to_4x4()
    size = max(long, tall * 2.2) * frame
    cove(turn, 0.64 * size * far)
    lights(turn, (abs(right.x) * long + abs(right.y) * 1.9) / 2, tall)
    camera = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
    camera.data.lens = lens
    bpy.context.collection.objects.link(camera)
    camera.location = Vector((long / 2, 0, eye * max(1, tall / 1.9))) - away * size * far
    target = Vector((long / 2 + aside * long, 0, tall * 0.44))
    camera.rotation_euler = (target - camera.location).to_track_quat('-Z', 'Y').to_euler()
    scene.camera = camera
    yield
    for thing in set(bpy.data.objects) - before:
        bpy.data.objects.remove(thing)


def render(scene, path):
    scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)
