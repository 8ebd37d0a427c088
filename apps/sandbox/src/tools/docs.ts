import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readContract, readLlmsText } from '../core/read-contract.ts';
import { PAGE_STYLE } from './shared/page-style.ts';
import type { ToolContext } from './shared/tool-context.ts';

const UI_FILES = new Set(['swagger-ui.css', 'swagger-ui-bundle.js']);
/** Swagger UI draws its icons as `data:` pictures; it needs no inline script or style. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** The portal's own server. It is not part of the sandbox and accepts calls of the portal's pages only, so its calls cannot be tried here. */
const GATEWAY = 'gateway';
/** The query parameter `api` names the API to show, so that a link to it can be shared; an unknown name shows the first API. */
const START = `
const links = [...document.querySelectorAll('nav a')], wanted = new URLSearchParams(location.search).get('api');
const current = links.find((link) => link.dataset.api === wanted) ?? links[0];
current.setAttribute('aria-current', 'page');
const isGateway = current.dataset.api === '${GATEWAY}';
document.querySelector(isGateway ? '#of-gateway' : '#of-api').hidden = false;
SwaggerUIBundle({
  url: '/docs/contracts/' + current.dataset.api + '.json',
  dom_id: '#reference',
  deepLinking: true,
  displayOperationId: true,
  filter: true,
  persistAuthorization: true,
  tryItOutEnabled: true,
  supportedSubmitMethods: isGateway ? [] : ['get', 'put', 'post', 'delete', 'patch', 'head'],
  validatorUrl: null,
});
`;
const INTRO = `<div class="wrap quiet"><p id="of-api" hidden>Operations are grouped by task; the name at the right is the method of the SDK. To try one that needs a token: run <a href="/docs?api=auth#/session/createToken">createToken</a> with its example, which signs the demo customer in, then press Authorize and paste the <code>access_token</code> under <code>customer</code>.</p><p id="of-gateway" hidden>The gateway is the portal's own server. It answers only to pages of the portal, which hold a session cookie, so its calls cannot be tried here.</p></div>`;
const STYLE = `${PAGE_STYLE}header .wrap{max-width:1460px}#reference{background:#fff;color-scheme:light}`;

/**
 * /docs, to which / leads: the reference of the five contracts, whose calls can be tried against this sandbox, and of the gateway's. /llms.txt: the index of all
 * operations for language models.
 */
export function registerDocs(app: FastifyInstance, { contracts }: ToolContext): void {
  const headers = { 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' };
  const links = [...contracts.map(({ api }) => api), GATEWAY]
    .map((api) => `<a href="/docs?api=${api}" data-api="${api}">${api}</a>`)
    .join('');
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Muddat API reference</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/docs/assets/swagger-ui.css"><link rel="stylesheet" href="/docs/page.css"></head><body><header><div class="wrap"><strong>Muddat API</strong><nav>${links}<a href="/sandbox/inbox">inbox</a></nav></div></header><main>${INTRO}<div id="reference"></div></main><script src="/docs/assets/swagger-ui-bundle.js"></script><script src="/docs/start.js"></script></body></html>`;
  app.get('/docs', async (_request, reply) => reply.headers(headers).type('text/html; charset=utf-8').send(page));
  for (const url of ['/', '/docs/'])
    app.get(url, async ({ raw }, reply) => reply.headers(headers).redirect(`/docs${/\?.*$/.exec(raw.url ?? '')?.[0] ?? ''}`));
  app.get('/docs/start.js', async (_request, reply) => reply.headers(headers).type('text/javascript; charset=utf-8').send(START));
  app.get('/docs/page.css', async (_request, reply) => reply.headers(headers).type('text/css; charset=utf-8').send(STYLE));
  for (const { api, document } of contracts) {
    // Serves each API under its own path; the contract does not fix the server's address.
    app.get(`/docs/contracts/${api}.json`, async (_request, reply) =>
      reply.headers(headers).send({ ...document, servers: [{ url: `/${api}` }] }),
    );
  }
  app.get(`/docs/contracts/${GATEWAY}.json`, async (_request, reply) => reply.headers(headers).send(await readContract(GATEWAY)));
  // In the SDK's package the links lead to its files.
  const sendIndex = async (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .headers(headers)
      .type('text/plain; charset=utf-8')
      .send(
        (await readLlmsText())
          .replaceAll(/\]\(contracts\/(\w+)\.yaml\)/g, '](/docs/contracts/$1.json)')
          .replaceAll('](README.md)', '](/docs)'),
      );
  app.get('/llms.txt', sendIndex);
  app.get('/docs/llms.txt', sendIndex);
  void app.register(fastifyStatic, {
    root: dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json'))),
    prefix: '/docs/assets/',
    decorateReply: false,
    allowedPath: (path) => UI_FILES.has(path.replace(/^\/+/, '')),
  });
}
