import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ToolParts } from './parts.ts';

const UI_FILES = new Set(['swagger-ui.css', 'swagger-ui-bundle.js', 'swagger-ui-standalone-preset.js', 'favicon-32x32.png']);
/** Swagger UI draws its icons as data: pictures; it needs no inline script or style. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Muddat API reference</title><link rel="stylesheet" href="/docs/assets/swagger-ui.css"><link rel="icon" href="/docs/assets/favicon-32x32.png"></head><body><div id="reference"></div><script src="/docs/assets/swagger-ui-bundle.js"></script><script src="/docs/assets/swagger-ui-standalone-preset.js"></script><script src="/docs/start.js"></script></body></html>';

/** /docs: the reference of the five contracts, with calls that can be tried against this sandbox. */
export function registerDocs(app: FastifyInstance, { contracts }: ToolParts): void {
  const headers = { 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' };
  const urls = contracts.map(({ api }) => ({ url: `/docs/contracts/${api}.json`, name: api }));
  const start = `SwaggerUIBundle({urls:${JSON.stringify(urls)},dom_id:'#reference',deepLinking:true,layout:'StandaloneLayout',presets:[SwaggerUIBundle.presets.apis,SwaggerUIStandalonePreset],validatorUrl:null})`;
  app.get('/docs', async (_request, reply) => reply.headers(headers).type('text/html; charset=utf-8').send(PAGE));
  app.get('/docs/start.js', async (_request, reply) => reply.headers(headers).type('text/javascript; charset=utf-8').send(start));
  for (const { api, document } of contracts) {
    // Each API stands under its own name here; in the contract the address of the server is left open.
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
