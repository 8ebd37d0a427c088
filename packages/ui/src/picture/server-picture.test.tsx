import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const picture = { url: '/api/mobile/v2/picture/product/tv.ink', width: 400, height: 300, placeholder: 'data:image/svg+xml,blur' };

it('a page from the server has the place, the widths and the placeholder of a picture, and no style attribute', () => {
  const html = renderToString(<Picture picture={picture} name="TV" sizes="50vw" widest={320} />);
  expect(html).toMatch(/<img[^>]*src="data:image\/svg\+xml,blur"[^>]*aria-hidden="true"/);
  expect(html).toMatch(/srcSet="[^"]*\/images\/640\/product\/tv\.ink 640w"/);
  expect(html).toMatch(/src="\/images\/320\/product\/tv\.ink"/);
  expect(html).toMatch(/width="400" height="300" alt="" loading="lazy"/);
  expect(html).not.toMatch(/\sstyle=/);
});

it('the first picture of a page is asked for before the others', () => {
  const html = renderToString(<Picture picture={picture} name="TV" sizes="50vw" widest={320} priority />);
  expect(html).toMatch(/loading="eager" fetchPriority="high"/i);
});

it('no picture is the ornament of its name, in the same place', () => {
  expect(renderToString(<Picture picture={null} name="TV" sizes="50vw" widest={320} ratio="wide" />)).toMatch(
    /^<span[^>]*><span[^>]*><svg/,
  );
});
