/** A picture that has changed. Its URLs are relative to the page. */
export interface PictureChange {
  name: string;
  before?: string | undefined;
  after?: string | undefined;
  difference?: string | undefined;
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const figure = (title: string, address: string | undefined) =>
  `<figure><figcaption>${title}</figcaption>${address ? `<a href="${escapeHtml(address)}"><img src="${escapeHtml(address)}" alt="${title}"></a>` : '—'}</figure>`;

/** The review page: before, after and difference side by side. */
export function renderReviewPage(changes: readonly PictureChange[], looked: number): string {
  const rows = changes.map(
    ({ name, before, after, difference }) =>
      `<section><h2>${escapeHtml(name)}</h2><div>${figure('Было', before)}${figure('Стало', after)}${figure('Разница', difference)}</div></section>`,
  );
  return `<!doctype html>
<html lang="ru"><meta charset="utf-8"><title>Картинки комплекта</title>
<style>body{font:16px/1.5 system-ui;margin:24px;background:#eee}div{display:grid;grid-template-columns:repeat(3,1fr);gap:16px}
figure{margin:0}img{max-width:100%;border:1px solid #bbb;background:#fff}section{margin-block:32px}</style>
<h1>${changes.length === 0 ? 'Всё как было' : `Изменилось: ${changes.length}`}</h1>
<p>Просмотрено картинок: ${looked}. Если новое и есть то, что задумано: <code>pnpm pictures:kit --update</code>, и картинки идут в тот же коммит.</p>
${rows.join('\n')}
</html>
`;
}
