"""The list of kinds: which category they belong to, in which variants they exist, and what their pictures show."""
from dataclasses import dataclass, field

# One quiet background per category of the seed: linear RGB, light enough for text, dark enough for white goods.
BACKGROUNDS = {
    'sand': (0.70, 0.60, 0.47), 'dune': (0.66, 0.58, 0.50), 'clay': (0.66, 0.49, 0.40), 'saffron': (0.74, 0.58, 0.33), 'apricot': (0.74, 0.55, 0.40),
    'rose': (0.67, 0.47, 0.46), 'blush': (0.70, 0.56, 0.53), 'sage': (0.50, 0.58, 0.48), 'mint': (0.50, 0.63, 0.56), 'leaf': (0.53, 0.60, 0.42),
    'sky': (0.47, 0.57, 0.68), 'ice': (0.55, 0.64, 0.70), 'tile': (0.44, 0.61, 0.64), 'night': (0.40, 0.46, 0.58), 'stone': (0.56, 0.57, 0.58),
    'lilac': (0.55, 0.52, 0.63),
}
CATEGORY_BACKGROUND = {
    'smartphones': 'sand', 'laptops': 'ice', 'tablets': 'blush', 'tvs': 'dune', 'audio': 'apricot',
    'fridges': 'sky', 'washing-machines': 'tile', 'air-conditioners': 'mint', 'vacuum-cleaners': 'stone', 'stoves': 'clay',
    'multicookers': 'leaf', 'kettles': 'saffron', 'blenders': 'rose', 'cookware': 'sage',
    'sofas': 'sand', 'beds': 'lilac', 'tables': 'mint', 'wardrobes': 'dune', 'carpets': 'stone',
    'women': 'blush', 'men': 'ice', 'outerwear': 'sky', 'national': 'saffron',
    'sneakers': 'apricot', 'boots': 'dune', 'dress-shoes': 'stone',
    'strollers': 'mint', 'cribs': 'blush', 'toys': 'sky', 'school': 'leaf',
    'hair': 'lilac', 'perfume': 'rose', 'health': 'tile',
    'glasses': 'sand', 'watches': 'clay', 'smart-watches': 'night',
    'power-tools': 'saffron', 'generators': 'stone', 'heating': 'sky', 'materials': 'dune',
    'tyres': 'stone', 'batteries': 'sky', 'car-electronics': 'night', 'care': 'tile',
    'bicycles': 'sage', 'fitness': 'lilac', 'camping': 'leaf', 'games': 'mint',
}
# The colours as the seed names them, for alternative texts: Russian and Uzbek.
COLOUR_WORDS = {
    'ink': ('чёрный', 'qora'), 'silver': ('стальной', 'poʻlatrang'), 'white': ('белый', 'oq'), 'blue': ('синий', 'koʻk'), 'navy': ('тёмно-синий', 'toʻq koʻk'),
    'grey': ('серый', 'kulrang'), 'oak': ('дуб', 'eman'), 'walnut': ('орех', 'yongʻoq'), 'green': ('зелёный', 'yashil'), 'sand': ('бежевый', 'bej'),
    'wine': ('бордовый', 'toʻq qizil'), 'red': ('красный', 'qizil'), 'turquoise': ('бирюзовый', 'feruza'), 'saffron': ('жёлтый', 'sariq'),
}


@dataclass
class Look:
    """One picture to be made: the view (1 or 2), the colour, and what else differs between variants."""
    view: int
    colour: str
    options: dict = field(default_factory=dict)

    def get(self, name, default):
        return self.options.get(name, default)


@dataclass
class Kind:
    name: str
    category: str
    build: object
    colours: list
    variants: dict
    views: tuple


KINDS = {}


def kind(name, category, colours, *views, **variants):
    """
    Registers a function that builds a thing. colours are the words of the seed in which the thing is sold, separated by spaces.
    Each view is a pair of texts (Russian, Uzbek) that say what is visible. A variant is a set of options, such as the number of doors;
    the variant "main" needs options only where the seed chooses between sizes. The option "note" is added to the texts; the option
    "seen" has other texts for some views. A variant whose name ends in "-morning" or "-moon" is another design of the variant before the hyphen.
    """
    def register(build):
        KINDS[name] = Kind(name, category, build, colours.split(), {'main': {}, **variants}, views)
        return build
    return register


def pictures_of(what):
    """The pictures of a kind, a category, all kinds ("all"), or one picture ("fridge/wide/2")."""
    name, _, rest = what.partition('/')
    # "glasses" is a kind and a category: the kind is meant.
    chosen = [KINDS[name]] if name in KINDS else [k for k in KINDS.values() if name in ('all', k.category)]
    if not chosen:
        raise SystemExit(f'there is no kind or category {name}')
    variant, _, view = rest.partition('/')
    return [(k, v, n) for k in chosen for v in k.variants if variant in ('', v)
            for n in range(1, len(k.views) + 1) if view in ('', str(n))]


def facts_of(kind_, variant, view, colour):
    """What the manifest says about a picture."""
    options = kind_.variants[variant]
    ru, uz = options.get('seen', {}).get(view, kind_.views[view - 1])
    words, note = COLOUR_WORDS[colour], options.get('note')
    return {
        'kind': kind_.name, 'category': kind_.category, 'variant': variant, 'view': view, 'colour': colour,
        'options': {key: value for key, value in options.items() if key not in ('note', 'seen')},
        'altRu': f'{ru}{", " + note[0] if note else ""}; цвет: {words[0]}', 'altUz': f'{uz}{", " + note[1] if note else ""}; rangi: {words[1]}',
    }
