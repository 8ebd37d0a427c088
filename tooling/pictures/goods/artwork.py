"""Pictures for screens and printed surfaces, computed from a few lines of geometry, so that nothing is taken from others."""
import math
import random

import bpy

# sRGB
SAND, SAFFRON, POMEGRANATE, GREEN = (0.93, 0.84, 0.68), (0.95, 0.66, 0.20), (0.70, 0.13, 0.20), (0.12, 0.42, 0.32)
NIGHT, BLUE, TILE, ROSE = (0.05, 0.09, 0.22), (0.14, 0.33, 0.66), (0.16, 0.62, 0.64), (0.90, 0.56, 0.50)


def blend(a, b, t):
    t = max(0.0, min(1.0, t))
    return tuple(x + (y - x) * t for x, y in zip(a, b))


def image(width, height, paint):
    """An image from a function of x and y (0 to 1, y grows upwards) that returns an sRGB colour."""
    result = bpy.data.images.new('art', width, height)
    pixels = []
    for row in range(height):
        y = (row + 0.5) / height
        for column in range(width):
            pixels += (*paint((column + 0.5) / width, y), 1.0)
    result.pixels.foreach_set(pixels)
    result.pack()
    return result


# Times of day of the wallpaper: the upper and the lower colour of the sky, the sun or moon, its glow, and the hills from the farthest.
EVENING = (NIGHT, ROSE, (1.0, 0.86, 0.55), SAFFRON, ((0.83, 0.42, 0.33), POMEGRANATE, (0.36, 0.12, 0.30), (0.12, 0.18, 0.42), NIGHT))
MORNING = (TILE, SAND, (1.0, 0.86, 0.55), SAFFRON, ((0.55, 0.75, 0.66), (0.25, 0.58, 0.52), GREEN, (0.07, 0.30, 0.33), (0.05, 0.17, 0.28)))
MOONLIGHT = ((0.03, 0.06, 0.20), (0.30, 0.42, 0.72), (0.97, 0.97, 0.92), (0.62, 0.74, 0.95),
             ((0.36, 0.46, 0.72), (0.22, 0.32, 0.60), (0.14, 0.22, 0.46), (0.08, 0.14, 0.34), (0.04, 0.07, 0.20)))


def hills(width, height, seed=3, sun=(0.68, 0.66), light=EVENING):
    """A sun or moon above ranges of hills: the wallpaper of our screens."""
    dice = random.Random(seed)
    top, low, disc, glow, colours = light
    ranges = [(0.52 - 0.105 * i, [(dice.uniform(0.02, 0.07), dice.uniform(1.2, 3.4), dice.uniform(0, 6.3)) for _ in range(3)]) for i in range(5)]
    shape, soft = width / height, 1.6 / height

    def paint(x, y):
        colour = blend(low, top, (y - 0.35) / 0.65)
        colour = blend(colour, glow, 0.55 * math.exp(-(((x - sun[0]) * shape) ** 2 + (y - sun[1]) ** 2) / 0.06))
        gap = math.hypot((x - sun[0]) * shape, y - sun[1]) - 0.12
        colour = blend(colour, disc, -gap / soft + 0.5)
        for (base, waves), own in zip(ranges, colours):
            edge = base + sum(a * math.sin(x * shape * f * 2 + p) for a, f, p in waves)
            inside = (edge - y) / soft + 0.5
            if inside > 0:
                colour = blend(colour, blend(own, low, max(0.0, 0.30 - (edge - y) * 1.6)), inside)
        return colour
    return image(width, height, paint)


def star(width, height, background=(0.06, 0.20, 0.36), line=SAFFRON, field=TILE, repeat=3.0):
    """Eight-pointed stars in a grid, the ornament of the shop."""
    shape = width / height

    def paint(x, y):
        u, v = (x * shape * repeat) % 1 - 0.5, (y * repeat) % 1 - 0.5
        square, turned_square = max(abs(u), abs(v)), (abs(u) + abs(v)) / math.sqrt(2)
        distance = min(square, turned_square) - 0.30
        colour = blend(background, field, 0.5 - distance * 60)
        return blend(colour, line, 1.4 - abs(distance) * 70)
    return image(width, height, paint)


def tiles(width, height, columns, rows, colours, wallpaper):
    """A home screen: a wallpaper and a grid of coloured tiles with round corners."""
    base = list(wallpaper.pixels)
    shape = width / height

    def paint(x, y):
        index = (min(height - 1, int(y * height)) * width + min(width - 1, int(x * width))) * 4
        colour = tuple(base[index:index + 3])
        if 0.12 < y < 0.56:
            cx, cy = x * columns, (y - 0.12) / 0.44 * rows
            u, v = cx % 1 - 0.5, (cy % 1 - 0.5) * (0.44 * columns) / (rows * shape)
            qx, qy = max(abs(u) - 0.14, 0), max(abs(v) - 0.14, 0)
            gap = math.hypot(qx, qy) - 0.16
            own = colours[(int(cx) * 3 + int(cy) * 5) % len(colours)]
            colour = blend(colour, own, 0.5 - gap * 60)
        return colour
    return image(width, height, paint)


def desktop(width, height):
    """A window with a side bar and bars of a chart in front of the wallpaper."""
    back = list(hills(width, height, 5, (0.8, 0.74), MORNING).pixels)
    heights = (0.30, 0.46, 0.38, 0.62, 0.54, 0.78, 0.70)

    def paint(x, y):
        index = (min(height - 1, int(y * height)) * width + min(width - 1, int(x * width))) * 4
        colour = tuple(back[index:index + 3])
        if 0.12 < x < 0.88 and 0.16 < y < 0.86:
            colour = (0.96, 0.965, 0.97)
            if x < 0.27:
                colour = (0.09, 0.16, 0.30)
                if x > 0.145 and x < 0.245 and (y - 0.16) % 0.09 > 0.055 and y < 0.78:
                    colour = (0.30, 0.42, 0.58)
            elif y > 0.80:
                colour = (0.90, 0.92, 0.94)
            else:
                slot = (x - 0.31) / 0.54 * len(heights)
                if 0 <= slot < len(heights) and slot % 1 < 0.62 and 0.22 < y < 0.22 + 0.5 * heights[int(slot)]:
                    colour = SAFFRON if int(slot) == 5 else TILE
        return colour
    return image(width, height, paint)
