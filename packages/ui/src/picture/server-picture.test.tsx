import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const picture = { url: '/api/mobile/v2/picture/product/tv.ink', width: 400, height: 300, placeholder: 'data:image/svg+xml,blur' };

it('the server renders a picture with its size, widths and placeholder, without a style attribute', () => {
  const html = renderToString(<Picture picture={picture} name="TV" sizes="50vw" widest={320} />);
  expect(html).toMatch(/<img[^>]*src="data:image\/svg\+xml,blur"[^>]*aria-hidden="true"/);
  expect(html).toMatch(/srcSet="[^"]*\/images\/640\/product\/tv\.ink 640w"/);
  expect(html).toMatch(/src="\/images\/320\/product\/tv\.ink"/);
  expect(html).toMatch(/width="400" height="300" alt="" loading="lazy"/);
  expect(html).not.toMatch(/\sstyle=/);
});

it('a picture with `priority` is loaded eagerly and with high priority', () => {
  const html = renderToString(<Picture picture={picture} name="TV" sizes="50vw" widest={320} priority />);
  expect(html).toMatch(/loading="eager" fetchPriority="high"/i);
});

it('a missing picture is replaced by the ornament of its name', () => {
  expect(renderToString(<Picture picture={null} name="TV" sizes="50vw" widest={320} ratio="wide" />)).toMatch(
    /^<span[^>]*><span[^>]*><svg/,
  );
});
