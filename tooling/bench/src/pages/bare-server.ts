import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import * as v from 'valibot';

// Run as a process of its own with a folder: answers everybody with the headers and the body that lie there, and does nothing else.
const [folder = ''] = process.argv.slice(2);
const headers = v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(`${folder}/headers.json`, 'utf8')));
const body = readFileSync(`${folder}/body`);
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' && address !== null ? address.port : 0 });
});
process.on('disconnect', () => process.exit(0));
