import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';

/** Runs a script if it is treated as markup or if it closes an attribute. */
export const HOSTILE_TEXT = `<img src=x onerror="window.__xss='img'"><script>window.__xss='script'</script>"'><svg onload="window.__xss='svg'">`;
const HOSTILE_ADDRESS = "javascript:window.__xss='address'";

/** Names of fields with text for people, even if it is a single word. */
const TEXT_FIELDS =
  /^(name|title|subtitle|text|body|description|label|message|question|answer|value|address|caption|merchant|store|product)(_\w+)?$/;
const ADDRESS_FIELDS = /(^|_)(url|href|link|to)$/;
/** Names of fields that code reads, not people. */
const CODE_FIELDS = /^(code|type|kind|status|lang|locale|currency|id|phone|alias)$|(^|_)(id|token|at|date|key)$/;

const toHostileText = (key: string, text: string): string => {
  if (CODE_FIELDS.test(key)) return text;
  if (ADDRESS_FIELDS.test(key)) return HOSTILE_ADDRESS;
  return TEXT_FIELDS.test(key) || /[\sа-яё]/i.test(text.replace(/[\w+:.,/-]/g, '')) ? `${text} ${HOSTILE_TEXT}` : text;
};

function addHostileTexts(key: string, value: unknown): unknown {
  if (typeof value === 'string') return toHostileText(key, value);
  if (Array.isArray(value)) return value.map((item) => addHostileTexts(key, item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, addHostileTexts(name, item)]));
}

/** A compromised backend: it adds hostile markup to every text for people, and turns every address into one that runs a script. */
export async function startHostileBackend(target: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const { hostname, port } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    const { 'accept-encoding': _packed, 'if-none-match': _known, ...headers } = incoming.headers;
    const onward = httpRequest({ hostname, port, path: incoming.url ?? '/', method: incoming.method ?? 'GET', headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        const isJson = String(answer.headers['content-type'] ?? '').startsWith('application/json') && body.length > 0;
        const { 'content-length': _length, 'transfer-encoding': _encoding, etag: _tag, ...kept } = answer.headers;
        outgoing
          .writeHead(answer.statusCode ?? 502, kept)
          .end(isJson ? JSON.stringify(addHostileTexts('', JSON.parse(body.toString('utf8')))) : body);
      });
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
