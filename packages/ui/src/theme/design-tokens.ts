import { motion } from './media.ts';
import { parseOklch, toHexColor } from './oklch.ts';
import { COLOR_NAMES, type Palette, type Theme } from './theme-shape.ts';
import { contrastDark, contrastLight, dark, light } from './themes.ts';
import { COLOR_NOTES, FONT_SIZE_NOTES, FONT_WEIGHT_NOTES, RADIUS_NOTES, SHADOW_NOTES, SPACE_NOTES } from './token-notes.ts';
import { FONT_SIZE, FONT_WEIGHT, SPACE } from './tokens.ts';

interface Token {
  $value: unknown;
  $description: string;
}
type Group = { $type: string } & Record<string, Token | string>;
type Tokens = Record<string, Group>;

const EASE_OUT = [0, 0, 0.58, 1];
const ROOT_FONT_PX = 16;

/**
 * The themes in the W3C's design-token format, for design tools (designtokens.org, Format Module 2025.10): one file with what all themes
 * share, and one per theme.
 */
export const designTokenFiles = (): Record<string, Tokens> => ({
  'base.tokens.json': baseTokens(light),
  'light.tokens.json': themeTokens(light),
  'dark.tokens.json': themeTokens(dark),
  'contrast-light.tokens.json': themeTokens(contrastLight),
  'contrast-dark.tokens.json': themeTokens(contrastDark),
});

function group<Name extends string>($type: string, notes: Record<Name, string>, value: (name: Name) => unknown): Group {
  const tokens: Record<string, Token> = {};
  for (const name in notes) tokens[name] = { $value: value(name), $description: notes[name] };
  return { $type, ...tokens };
}

function themeTokens({ color, shadow }: Theme): Tokens {
  return {
    color: group('color', COLOR_NOTES, (name) => colorValue(color[name])),
    shadow: group('shadow', SHADOW_NOTES, (name) => shadow[name].split(/,\s*(?![^(]*\))/).map((text) => shadowValue(text, color))),
  };
}

function baseTokens({ radius, font }: Theme): Tokens {
  const families = font.text.split(',').map((name) => name.trim().replaceAll("'", ''));
  return {
    space: group('dimension', SPACE_NOTES, (name) => dimension(SPACE[name])),
    radius: group('dimension', RADIUS_NOTES, (name) => dimension(radius[name])),
    fontSize: group('dimension', FONT_SIZE_NOTES, (name) => ({ value: Number.parseFloat(FONT_SIZE[name]) * ROOT_FONT_PX, unit: 'px' })),
    fontWeight: group('fontWeight', FONT_WEIGHT_NOTES, (name) => Number(FONT_WEIGHT[name])),
    fontFamily: { $type: 'fontFamily', text: { $value: families, $description: 'All text. Onest is free (OFL)' } },
    motion: group('transition', { quick: 'Response to hovering and pressing', calm: 'Appearing and leaving' }, (name) => ({
      duration: { value: Number.parseInt(motion[name], 10), unit: 'ms' },
      delay: { value: 0, unit: 'ms' },
      timingFunction: EASE_OUT,
    })),
  };
}

function colorValue(text: string) {
  const color = parseOklch(text);
  const { lightness, chroma, hue, alpha } = color;
  return { colorSpace: 'oklch', components: [lightness, chroma, hue], ...(alpha < 1 ? { alpha } : {}), hex: toHexColor(color) };
}

function dimension(text: string) {
  return { value: Number.parseFloat(text), unit: 'px' };
}

/** `x y blur spread? color`, lengths in px. A colour of the palette becomes an alias: the edges in high contrast have the colour `line`. */
function shadowValue(text: string, palette: Palette) {
  const [lengths = '', color = ''] = text.split(/ (?=oklch)/);
  const alias = COLOR_NAMES.find((name) => palette[name] === color);
  const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.trim().split(' ');
  return {
    color: alias ? `{color.${alias}}` : colorValue(color),
    offsetX: dimension(offsetX),
    offsetY: dimension(offsetY),
    blur: dimension(blur),
    spread: dimension(spread),
  };
}
