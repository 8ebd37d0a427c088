import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { PAGE_STYLE } from './shared/page-style.ts';
import type { ToolContext } from './shared/tool-context.ts';

const UI_FILES = new Set(['swagger-ui.css', 'swagger-ui-bundle.js']);
/** Swagger UI draws its icons as `data:` pictures; it needs no inline script or style. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** The query parameter `api` names the API to show, so that a link to it can be shared; an unknown name shows the first API. */
const START = `
const links = [...document.querySelectorAll('nav a')], wanted = new URLSearchParams(location.search).get('api');
const current = links.find((link) => link.dataset.api === wanted) ?? links[0];
current.setAttribute('aria-current', 'page');
SwaggerUIBundle({ url: '/docs/contracts/' + current.dataset.api + '.json', dom_id: '#reference', deepLinking: true, validatorUrl: null });
`;
const STYLE = `${PAGE_STYLE}header .wrap{max-width:1460px}#reference{background:#fff;color-scheme:light}`;

/** /docs: the reference of the five contracts. Its calls can be tried against this sandbox. */
export function registerDocs(app: FastifyInstance, { contracts }: ToolContext): void {
  const headers = { 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' };
  const links = contracts.map(({ api }) => `<a href="/docs?api=${api}" data-api="${api}">${api}</a>`).join('');
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Muddat API reference</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/docs/assets/swagger-ui.css"><link rel="stylesheet" href="/docs/page.css"></head><body><header><div class="wrap"><strong>Muddat API</strong><nav>${links}<a href="/sandbox/inbox">inbox</a></nav></div></header><main id="reference"></main><script src="/docs/assets/swagger-ui-bundle.js"></script><script src="/docs/start.js"></script></body></html>`;
  app.get('/docs', async (_request, reply) => reply.headers(headers).type('text/html; charset=utf-8').send(page));
  app.get('/docs/start.js', async (_request, reply) => reply.headers(headers).type('text/javascript; charset=utf-8').send(START));
  app.get('/docs/page.css', async (_request, reply) => reply.headers(headers).type('text/css; charset=utf-8').send(STYLE));
  for (const { api, document } of contracts) {
    // Serves each API under its own path; the contract does not fix the server's address.
    app.get(`/docs/contracts/${api}.json`, async (_request, reply) =>
      reply.headers(headers).send({ ...document, servers: [{ url: `/${api}` }] }),
    );
  }
  void app.register(fastifyStatic, {
    root: dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json'))),
    prefix: '/docs/assets/',
    decorateReply: false,
    allowedPath: (path) => UI_FILES.has(path.replace(/^\/+/, '')),
  });
}
