import { readFile } from 'node:fs/promises';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import createIcon, { type IconDrawing, type IconProps } from './create-icon.ts';
import * as icons from './icons.ts';

const isDrawing = (value: unknown): value is IconDrawing =>
  typeof value === 'object' && value !== null && 'node' in value && Array.isArray(value.node);

const FILES = new URL('../../node_modules/lucide-react/dist/esm/icons/', import.meta.url);

/**
 * Reads an icon's drawing from lucide's own file, because lucide's types do not declare it. The file of an icon's former name re-exports
 * the file of its current name.
 */
async function drawingOf(name: string): Promise<IconDrawing> {
  const file = `${name.replace(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase()}.mjs`;
  const [, present] = /export \{ default \} from '\.\/(.+)'/.exec(await readFile(new URL(file, FILES), 'utf8')) ?? [];
  const module: object = await import(new URL(present ?? file, FILES).href);
  const drawing: unknown = '__iconData' in module ? module.__iconData : undefined;
  if (!isDrawing(drawing)) throw new Error(`no drawing in ${file}`);
  return drawing;
}

/** Splits a path at each `M` into separate paths, because our icons join them. */
const apart = (html: string): string =>
  html.replace(/<path d="([^"]*)"><\/path>/g, (_, d: string) => {
    const lines = d.split(/(?=M)/);
    return lines.map((line) => `<path d="${line}"></path>`).join('');
  });

/** Markup with sorted attributes, without the class that lucide derives from the icon's name. */
const drawn = (icon: FunctionComponent<IconProps>, props: IconProps): string[] =>
  apart(renderToStaticMarkup(createElement(icon, props)))
    .split('>')
    .map((tag) =>
      (tag.match(/<\/?\w+|[\w-]+="[^"]*"/g) ?? [])
        .filter((part) => !part.startsWith('xmlns='))
        .map((part) => part.replace(/^class="lucide(?: lucide-[\w-]+)*/, 'class="lucide'))
        .sort()
        .join(' '),
    );

describe('createIcon renders the same markup as lucide for the icon', () => {
  it.each(Object.entries(icons))('%s', async (name, icon) => {
    const ours = createIcon(await drawingOf(name));
    const asLucide: FunctionComponent<IconProps> = (props) => createElement(icon, props);
    for (const props of [{}, { size: 18 }, { size: 16, strokeWidth: 3, className: 'arrow' }, { 'aria-label': 'Назад' }])
      expect(drawn(ours, props)).toEqual(drawn(asLucide, props));
  });
});

it('createIcon joins paths that begin at an absolute point into one element', async () => {
  const lines = (icon: IconDrawing) => renderToStaticMarkup(createElement(createIcon(icon))).match(/<path/g)?.length;
  const drawing = await drawingOf('SlidersHorizontal');
  expect(drawing.node).toHaveLength(9);
  expect(lines(drawing)).toBe(1);
  // A path that starts with a relative `m` depends on the end of the path before it, so it stays separate.
  expect(
    lines({
      node: [
        ['path', { d: 'M1 1h2' }],
        ['path', { d: 'm1 1h2' }],
      ],
    }),
  ).toBe(2);
});

it('an icon is hidden from screen readers unless it has a name', async () => {
  const ours = createIcon(await drawingOf('Search'));
  expect(renderToStaticMarkup(createElement(ours))).toContain('aria-hidden="true"');
  expect(renderToStaticMarkup(createElement(ours, { 'aria-label': 'Поиск' }))).not.toContain('aria-hidden');
});
