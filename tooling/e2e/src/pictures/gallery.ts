import { LANGS, THEMES, WIDTHS } from './options.ts';
import type { Shot } from './report.ts';

const STYLE = `
:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}
body{margin:0;background:light-dark(#eef1f4,#14181d)}
header{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:8px 24px;padding:12px 24px;background:light-dark(#fff,#1d232a);border-bottom:1px solid #8884}
fieldset{border:0;margin:0;padding:0;display:flex;gap:12px}
main{padding:8px 24px 48px}
.shots{display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start}
figure{margin:0}
img{display:block;border:1px solid #8886;background:#fff;height:auto}
.w360 img{width:240px}.w768 img{width:384px}.w1280 img{width:560px}
figcaption{font-size:13px}
.faults{white-space:pre-wrap;border-left:4px solid #c33;padding:8px 16px}
`;

const SCRIPT = `
const form = document.querySelector('form');
const apply = () => {
  const chosen = new FormData(form);
  for (const figure of document.querySelectorAll('figure')) {
    figure.hidden = !['width', 'lang', 'theme'].every((key) => chosen.getAll(key).includes(figure.dataset[key]));
  }
};
form.addEventListener('change', apply);
apply();
`;

const plain = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The page beside the pictures: a grid by group and screen, filters by width, language and theme, and what was found wrong. */
export function gallery(shots: readonly Shot[], faults: readonly string[]): string {
  const boxes = (name: string, values: readonly (string | number)[]) =>
    `<fieldset>${values.map((value) => `<label><input type="checkbox" name="${name}" value="${value}" checked> ${value}</label>`).join('')}</fieldset>`;
  const figure = ({ screen, file, width, lang, theme }: Shot) =>
    `<figure class="w${width}" data-width="${width}" data-lang="${lang}" data-theme="${theme}"><a href="${file}"><img src="${file}" loading="lazy" alt="${screen}"></a><figcaption>${width} ${lang} ${theme}</figcaption></figure>`;
  const screens = (of: readonly Shot[]) =>
    [...Map.groupBy(of, ({ screen }) => screen)]
      .map(([screen, same]) => `<h3 id="${screen}">${screen}</h3><div class="shots">${same.map(figure).join('')}</div>`)
      .join('');
  const groups = [...Map.groupBy(shots, ({ group }) => group)].map(([group, same]) => `<h2>${group}</h2>${screens(same)}`).join('');
  const wrong = faults.length === 0 ? '' : `<h2>Found wrong</h2><p class="faults">${faults.map(plain).join('\n')}</p>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pictures of Muddat</title><style>${STYLE}</style>
<header><strong>${shots.length} pictures</strong><form style="display:contents">${boxes('width', WIDTHS)}${boxes('lang', LANGS)}${boxes('theme', THEMES)}</form></header>
<main>${wrong}${groups}</main><script>${SCRIPT}</script></html>`;
}
