import { UPLOADS_PATH } from '../shared/photo/upload-photo.ts';

type ReceivedUpload = { id: string; length: number; metadata: Map<string, string>; bytes: Uint8Array<ArrayBuffer> };
/** The fate of a chunk: received and answered, received but the response is lost, or lost before it is received. */
type ChunkFate = 'answered' | 'answer-lost' | 'lost';

const TUS = { 'Tus-Resumable': '1.0.0' };

/** A tus 1.0 server with what an upload needs. `fateOf` decides the fate of each chunk, counted from 0. */
export function fakeTus(fateOf: (part: number) => ChunkFate = () => 'answered') {
  const uploads = new Map<string, ReceivedUpload>();
  const calls: { method: string; size: number }[] = [];
  let parts = 0;

  const answer = async (request: Request, url: URL): Promise<Response> => {
    const body = new Uint8Array(await request.arrayBuffer());
    calls.push({ method: request.method, size: body.length });
    if (request.method !== 'HEAD' && request.headers.get('x-requested-with') !== 'muddat-web') return new Response('{}', { status: 403 });
    if (request.method === 'POST') {
      const id = `up_${uploads.size + 1}`;
      const metadata = metadataOf(request.headers.get('upload-metadata') ?? '');
      uploads.set(id, { id, length: Number(request.headers.get('upload-length')), metadata, bytes: new Uint8Array() });
      return new Response(null, { status: 201, headers: { ...TUS, Location: `${UPLOADS_PATH}/${id}` } });
    }
    const upload = uploads.get(url.pathname.split('/').at(-1) ?? '');
    if (upload === undefined) return new Response('{"code":"not_found","message":"Не найдено"}', { status: 404 });
    if (request.method === 'DELETE') {
      uploads.delete(upload.id);
      return new Response(null, { status: 204, headers: TUS });
    }
    if (request.method === 'PATCH') {
      const fate = fateOf(parts);
      parts += 1;
      if (fate === 'lost') throw new TypeError('Failed to fetch');
      if (Number(request.headers.get('upload-offset')) !== upload.bytes.length) return new Response('{}', { status: 409 });
      upload.bytes = new Uint8Array([...upload.bytes, ...body]);
      if (fate === 'answer-lost') throw new TypeError('Failed to fetch');
    }
    const headers = { ...TUS, 'Upload-Offset': String(upload.bytes.length), 'Upload-Length': String(upload.length) };
    return new Response(null, { status: request.method === 'PATCH' ? 204 : 200, headers });
  };
  return { answer, uploads, calls };
}
export type FakeTus = ReturnType<typeof fakeTus>;

const metadataOf = (header: string): Map<string, string> =>
  new Map(
    header.split(',').map((pair) => {
      const [name = '', value = ''] = pair.split(' ');
      return [name, new TextDecoder().decode(Uint8Array.from(atob(value), (letter) => letter.charCodeAt(0)))];
    }),
  );
