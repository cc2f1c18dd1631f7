"""What a vehicle's skin is made of: paint, glass, lenses and trims, parted by the distances kept at its vertices."""
from studio import Graph, PAINT


class Trims:
    """One surface whose colour, roughness, metal and coat change from region to region. Choosing among numbers is far
    cheaper to trace than mixing as many shaders."""

    def __init__(self, graph, colour, rough, metal, coat):
        self.g, self.colour, self.rough, self.metal, self.coat = graph, colour, rough, metal, coat

    def put(self, where, colour, rough, metal=0.0, coat=0.0):
        self.colour = self.g.colour(where, self.colour, colour)
        self.rough, self.metal, self.coat = (
            self.number(where, was, now) for was, now in ((self.rough, rough), (self.metal, metal), (self.coat, coat)))

    def number(self, where, was, now):
        return self.g.node('Mix', {0: where, 2: was, 3: now}, data_type='FLOAT')

    def shader(self, normal):
        return self.g.node('BsdfPrincipled', {
            'Base Color': self.colour, 'Roughness': self.rough, 'Metallic': self.metal, 'Coat Weight': self.coat,
            'Coat Roughness': 0.012, 'Coat IOR': 1.65, 'Normal': normal})


def grey(v):
    return (v, v, v, 1)


def painted(g):
    """Car paint: metallic base that darkens towards grazing angles, under a hard clear coat."""
    facing = g.node('LayerWeight', {'Blend': 0.35}, out='Facing')
    return Trims(g, g.colour(facing, PAINT, tuple(v * 0.30 for v in PAINT[:3]) + (1,)), 0.34, 0.5, 1.0)


def paint_material():
    g = Graph('paint')
    flat = g.node('NewGeometry', out='Normal')
    return g.done(painted(g).shader(flat))


def body_material(lines, tint=0.6, bright=False):
    """`lines` names the distances the body carries: gap0..n, black, dlo, chrome, glass, privacy, lamp, tail, clear."""
    g = Graph('body')
    gap = g.math('ABSOLUTE', g.attr('gap0'))
    for name in sorted(n for n in lines if n.startswith('gap') and n != 'gap0'):
        gap = g.math('MINIMUM', gap, g.math('ABSOLUTE', g.attr(name)))
    # a rounded edge to either side of each gap, seen only in the reflections
    height = g.node('MapRange', {'Value': gap, 'From Min': 0.0, 'From Max': 0.009, 'To Min': 0.0, 'To Max': 1.0}, interpolation_type='SMOOTHSTEP')
    normal = g.node('Bump', {'Height': height, 'Strength': 0.5, 'Distance': 0.003})
    trims = painted(g)
    trims.put(g.math('LESS_THAN', gap, 0.0028), grey(0.004), 0.8)
    trims.put(g.below('black'), grey(0.020), 0.55)
    trims.put(g.below('dlo'), grey(0.006), 0.06, 0, 1)
    trims.put(g.below('chrome'), *((grey(0.75), 0.16, 1.0) if bright else (grey(0.006), 0.06, 0, 1)))
    trims.put(g.below('lamp', 0.0035), grey(0.01), 0.3)
    trims.put(g.below('tail', 0.0035), grey(0.01), 0.3)
    back = g.node('NewGeometry', out='Backfacing')
    trims.put(back, grey(0.28), 0.9)  # the inside of the shell is lined
    solid = trims.shader(normal)
    dark = g.math('GREATER_THAN', g.attr('privacy'), 0.0)
    through = g.colour(dark, grey(tint), grey(tint * 0.35))
    through = g.colour(g.below('lamp'), through, grey(0.94))
    red = g.below('tail')
    through = g.colour(red, through, grey(0.62))  # reddened where pictures are laid, like all that is marked `red`
    clear = g.below('clear')
    g.mark('red', g.math('MULTIPLY', red, clear))
    return g.done(g.mix(clear, solid, g.thin_glass(through, 1.5)))


def bowl_material(front=True, signature=2.4):
    """Inside of a lamp: dark glossy bowl and a light line that follows the lamp's own edge."""
    g = Graph('bowl')
    d = g.attr('edge')
    line = g.math('MULTIPLY', g.math('GREATER_THAN', d, -0.022), g.math('LESS_THAN', d, -0.011))
    line = g.math('MULTIPLY', line, g.math('SUBTRACT', 1.0, g.node('NewGeometry', out='Backfacing')))  # no glow into the cabin
    if front:
        bowl = g.principled(grey(0.035), 0.18, 0.7)
        glow = g.node('Emission', {'Color': grey(1), 'Strength': signature})
        return g.done(g.mix(g.math('MULTIPLY', line, g.attr('low')), bowl, glow))
    bowl = g.principled(grey(0.10), 0.25)
    glow = g.node('Emission', {'Color': grey(1), 'Strength': 2.6})
    g.mark('red')
    return g.done(g.mix(line, bowl, glow))
