import { expect, test } from 'vitest';
import { gallery } from './gallery.ts';

const shot = { group: 'public', screen: 'home', lang: 'uz', width: 360, theme: 'dark', file: 'home.360.uz.dark.png' } as const;

test('each picture stands under its group and screen, with what the filters go by', () => {
  const page = gallery([shot, { ...shot, screen: 'not-found', file: 'not-found.360.uz.dark.png' }], []);
  expect(page.match(/<h2>public<\/h2>/g)).toHaveLength(1);
  expect(page).toContain('<h3 id="home">');
  expect(page).toContain('data-width="360" data-lang="uz" data-theme="dark"><a href="home.360.uz.dark.png">');
  expect(page).not.toContain('Found wrong');
});

test('what was found wrong is text, and nothing is fetched from elsewhere', () => {
  const page = gallery([shot], ['home: overflow: <nav> sticks out']);
  expect(page).toContain('home: overflow: &lt;nav> sticks out');
  expect(page).not.toMatch(/https?:/);
});
