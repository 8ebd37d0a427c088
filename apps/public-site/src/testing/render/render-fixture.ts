import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startStubBackend } from '../backend.ts';
import { buildSite } from '../build-site.ts';
import { OPERATOR } from '../operator.ts';

/** The built site with stub backends. A build takes long, so all cases share one. */
export async function openRenderFixture() {
  const [backend, built] = await Promise.all([startStubBackend(), buildSite()]);
  const inputFor = (locale: 'ru' | 'uz', path = '') => ({
    url: `/${locale}${path}`,
    locale,
    origin: 'https://muddat.example',
    api: { baseUrls: backend.baseUrls, getAccessToken: async () => 'guest-token' },
    requestId: 'test',
    operator: OPERATOR,
  });
  return {
    backend,
    built,
    inputFor,
    render: (locale: 'ru' | 'uz', path?: string) => built.site.render(inputFor(locale, path)),
    loadPage: (locale: 'ru' | 'uz', path?: string) => built.site.loadPage(inputFor(locale, path)),
    renderError: (failure: { status: number; message: string; path: string }, locale: 'ru' | 'uz' = 'ru') =>
      built.site.renderError({ ...inputFor(locale), ...failure }),
    /** Size in bytes of a file of the build as the gateway sends it. */
    packed: (href: string) => readFileSync(join(built.client, existsSync(join(built.client, `${href}.br`)) ? `${href}.br` : href)).length,
    async close() {
      await backend.close();
      built.remove();
    },
  };
}
export type RenderFixture = Awaited<ReturnType<typeof openRenderFixture>>;

/** A function, because the site is built only after the cases are defined. */
export type GetRenderFixture = () => RenderFixture;
