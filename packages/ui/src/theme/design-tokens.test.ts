import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { designTokenFiles } from './design-tokens.ts';
import { COLOR_NAMES } from './theme-shape.ts';

const FOLDER = fileURLToPath(new URL('../../tokens/', import.meta.url));
const files = designTokenFiles();

describe('the exported design tokens', () => {
  it.each(Object.keys(files))('%s has the values of the theme; otherwise run `pnpm tokens`', (file) => {
    expect(JSON.parse(readFileSync(`${FOLDER}${file}`, 'utf8'))).toEqual(files[file]);
  });
  it('are the only files in their folder', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(Object.keys(files).sort());
  });
  it('give each token a value and a description, and each group a type of the format', () => {
    const types = ['color', 'dimension', 'fontFamily', 'fontWeight', 'shadow', 'transition'];
    for (const tokens of Object.values(files))
      for (const { $type, ...group } of Object.values(tokens)) {
        expect(types).toContain($type);
        for (const token of Object.values(group)) expect(token).toEqual({ $value: expect.anything(), $description: expect.any(String) });
      }
  });
  it('write colours in oklch with their nearest hex', () => {
    expect(Object.keys(files['light.tokens.json']?.['color'] ?? {})).toEqual(['$type', ...COLOR_NAMES]);
    expect(files['light.tokens.json']?.['color']?.['surface']).toMatchObject({
      $value: { colorSpace: 'oklch', components: [1, 0, 0], hex: '#ffffff' },
    });
    expect(files['light.tokens.json']?.['color']?.['veil']).toMatchObject({ $value: { alpha: 0.5 } });
  });
  it('write shadows and sizes as numbers with units', () => {
    expect(files['light.tokens.json']?.['shadow']?.['float']).toMatchObject({
      $value: [{ blur: { value: 2, unit: 'px' } }, { offsetY: { value: 12, unit: 'px' }, color: { alpha: 0.1 } }],
    });
    expect(files['base.tokens.json']?.['fontSize']?.['hero']).toMatchObject({ $value: { value: 44, unit: 'px' } });
  });
});
