import { readFile } from 'node:fs/promises';

/** Pictures of several goods together, made by tooling/pictures/goods/scene.py. */
const SCENES: ReadonlySet<string> = new Set(['home']);

export const readScene = async (name: string): Promise<Buffer | null> =>
  SCENES.has(name) ? readFile(new URL(`../../assets/scenes/${name}.webp`, import.meta.url)) : null;
