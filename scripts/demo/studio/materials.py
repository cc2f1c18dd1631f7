"""What things are made of. Each of a picture's three channels carries an experiment (see layers.py), so nothing here has a hue:
paint is pale in the first and black in the others, the ground dark in the last. A yard gives its vehicles paints of their own."""
import bpy

PAINT = (0.72, 0.0, 0.0, 1)
GROUND = (0.60, 0.60, 0.02, 1)


class Nodes:
    """One material, its node tree built by calls whose arguments may be sockets."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def __call__(self, kind, /, *inputs, take=0, named=None, **settings):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in [*enumerate(inputs), *(named or {}).items()]:
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[key])
            elif value is not None:
                node.inputs[key].default_value = value
        return node.outputs[take]

    def sum(self, what, a, b=0.0):
        return self('Math', a, b, operation=what)

    def line(self, name):
        return self('Attribute', attribute_name=name, take='Fac')

    def within(self, name, limit=0.0):
        return self.sum('LESS_THAN', self.line(name), limit)

    def over(self, share, below, above):
        return self('MixShader', share, below, above)

    def stuff(self, tone, rough=0.5, metal=0.0, coat=0.0, **more):
        colour = (tone, tone, tone, 1) if isinstance(tone, float) else tone
        named = {'Base Color': colour, 'Roughness': rough, 'Metallic': metal, 'Coat Weight': coat, 'Coat Roughness': 0.02}
        return self('BsdfPrincipled', named={**named, **{k.replace('_', ' '): v for k, v in more.items()}})

    def pane(self, tint, ior=1.5):
        """Glass that lets light straight through and mirrors by its angle."""
        mirror = self('BsdfGlossy', named={'Color': (1, 1, 1, 1), 'Roughness': 0.0})
        clear = self('BsdfTransparent', tint if isinstance(tint, bpy.types.NodeSocket) else (tint, tint, tint, 1))
        return self.over(self('Fresnel', named={'IOR': ior}), clear, mirror)

    def base(self):
        edge = self('LayerWeight', 0.32, take='Facing')
        paint = self('ObjectInfo', take='Color')
        return self('MixRGB', edge, paint, self('MixRGB', 1.0, paint, (0.38, 0.38, 0.38, 1), blend_type='MULTIPLY'))

    def facing(self):
        """1 where the outside of a surface is seen, 0 on its back."""
        return self.sum('SUBTRACT', 1.0, self('NewGeometry', take='Backfacing'))

    def lacquer(self, normal=None):
        """Car paint: a base that falls off towards the edge, under a hard clear coat."""
        more = {'Normal': normal} if normal else {}
        return self.stuff(self.base(), 0.36, 0.35, 1.0, Coat_IOR=1.62, Specular_IOR_Level=0.3, **more)

    def tinted(self, mask):
        """Tells the layers where red glass is."""
        self.tree.nodes.new('ShaderNodeOutputAOV').aov_name = 'red'
        out = self.tree.nodes[-1]
        if isinstance(mask, bpy.types.NodeSocket):
            self.tree.links.new(mask, out.inputs['Value'])
        else:
            out.inputs['Value'].default_value = mask

    def end(self, shader):
        self.tree.links.new(shader, self.tree.nodes.new('ShaderNodeOutputMaterial').inputs[0])
        return self.material


def simple(name, tone, rough=0.5, metal=0.0, coat=0.0, **more):
    nodes = Nodes(name)
    return nodes.end(nodes.stuff(tone, rough, metal, coat, **more))


def glow(name, strength):
    nodes = Nodes(name)
    return nodes.end(nodes('Emission', (1, 1, 1, 1), strength))


def painted(name='paint'):
    nodes = Nodes(name)
    return nodes.end(nodes.lacquer())


def clear(name, tint, red=0.0):
    nodes = Nodes(name)
    if red:
        nodes.tinted(red)
    return nodes.end(nodes.pane(tint))


def cover(name):
    """A lamp's lens, which ends where its drawing does."""
    n = Nodes(f'{name} lens')
    n.tinted(n.within(name)) if name == 'tail' else None
    lens = n.pane(0.85 if name == 'lamp' else 0.62, 1.42)
    return n.end(n.over(n.within(name), n('BsdfTransparent', (1, 1, 1, 1)), lens))


def two_tone(name):
    """Paint above, plastic below the line `dark`."""
    n = Nodes(name)
    z = Zones(n, tone=n.base(), rough=0.36, metal=0.35, coat=1.0, shine=0.0)
    z.zone(n.within('dark'), tone=0.012, rough=0.3, metal=0.0, coat=0.0)
    return n.end(z.shader(None))


def alloy(bright=True):
    """A rim whose turned face is bright and whose flanks are dark."""
    n = Nodes('alloy')
    z = Zones(n, tone=(0.03, 0.03, 0.03, 1), rough=0.3, metal=0.6, coat=0.3, shine=0.0)
    z.zone(n.within('edge', -0.005), tone=0.5 if bright else 0.2, rough=0.27 if bright else 0.4, metal=0.95)
    return n.end(z.shader(None))


class Zones:
    """One surface whose qualities change from zone to zone: a single shader, so that a body of ten materials costs as one."""

    def __init__(self, nodes, **base):
        self.nodes, self.now = nodes, base

    def zone(self, mask, **qualities):
        for key, value in qualities.items():
            if key == 'tone':
                self.now[key] = self.nodes('MixRGB', mask, self.now[key], (value, value, value, 1))
            else:
                self.now[key] = self.nodes('Mix', mask, take=0, named={2: self.now[key], 3: value}, data_type='FLOAT')

    def shader(self, normal):
        now = self.now
        return self.nodes.stuff(now['tone'], now['rough'], now['metal'], now['coat'], Coat_IOR=1.62, Specular_IOR_Level=0.35,
                                Emission_Strength=now['shine'], Emission_Color=(1, 1, 1, 1), Normal=normal)


def body_material(seams, tint=0.62, strip=0.02):
    """The whole body's one material, parted by the distances of lines.py."""
    n = Nodes('body')
    gap = 1.0
    for k in range(seams):
        gap = n.sum('MINIMUM', gap, n.sum('ABSOLUTE', n.line(f'gap{k}')))
    lip = n('MapRange', gap, 0.0, 0.010, 0.0, 1.0, interpolation_type='SMOOTHSTEP')
    z = Zones(n, tone=n.base(), rough=0.36, metal=0.35, coat=1.0, shine=0.0)
    z.zone(n.sum('LESS_THAN', gap, 0.0028), tone=0.004, rough=0.8, metal=0.0, coat=0.0)
    z.zone(n.within('dark'), tone=0.018, rough=0.5, metal=0.0, coat=0.0)
    z.zone(n.within('hood'), tone=0.022, rough=0.9, metal=0.0, coat=0.0)
    z.zone(n.within('surround'), tone=0.55, rough=0.18, metal=1.0, coat=0.0)
    z.zone(n.within('frame'), tone=0.006, rough=0.07, metal=0.0, coat=1.0)
    z.zone(n.within('strip'), tone=0.6 if strip > 0.1 else 0.006, rough=0.18, metal=1.0 if strip > 0.1 else 0.0)
    for name, tone, metal, glow in (('lamp', 0.05, 0.6, 3.0), ('tail', 0.2, 0.0, 2.4)):
        z.zone(n.within(name, 0.003), tone=0.012, rough=0.25, metal=0.0, coat=0.0)
        z.zone(n.within(name, -0.003), tone=tone, metal=metal)
        d = n.line(name)
        band = n.sum('MULTIPLY', n.sum('GREATER_THAN', d, -0.020), n.sum('LESS_THAN', d, -0.009))
        z.zone(n.sum('MULTIPLY', band, n.sum('MULTIPLY', n.line('glowing'), n.facing())), shine=glow)
    n.tinted(n.within('tail', -0.001))
    inside = n.sum('SUBTRACT', 1.0, n.facing())
    z.zone(inside, tone=0.2, rough=0.8, metal=0.0, coat=0.0)
    shader = z.shader(n('Bump', named={'Height': lip, 'Strength': 0.5, 'Distance': 0.003}))
    behind = n.sum('GREATER_THAN', n.line('privacy'), 0.0)
    shade = n('MixRGB', behind, (tint,) * 3 + (1,), (tint * 0.28,) * 3 + (1,))
    return n.end(n.over(n.within('glass'), shader, n.pane(shade)))


def red_lamp():
    """A lit tail lamp of one piece."""
    n = Nodes('red lamp')
    n.tinted(1.0)
    return n.end(n.stuff(0.22, 0.08, coat=1.0, Emission_Strength=0.12, Emission_Color=(1, 1, 1, 1)))
