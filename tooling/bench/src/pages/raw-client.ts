import { connect, type Socket } from 'node:net';

export type RawAnswer = { status: number; headers: ReadonlyMap<string, string>; body: Buffer };

const END_OF_HEAD = '\r\n\r\n';

/** Bytes of the answer that a buffer begins with, head and body; null when its head has not come whole. */
function lengthOfAnswer(bytes: Buffer): number | null {
  const end = bytes.indexOf(END_OF_HEAD);
  if (end === -1) return null;
  const [, length = '0'] = /\r\ncontent-length: *(\d+)/i.exec(bytes.toString('latin1', 0, end)) ?? [];
  return end + END_OF_HEAD.length + Number(length);
}

/** The whole answer at the beginning of a buffer, or null when some of it has not come. `length`: its bytes, head and body. */
export function parseAnswer(bytes: Buffer): { answer: RawAnswer; length: number } | null {
  const length = lengthOfAnswer(bytes);
  if (length === null || bytes.length < length) return null;
  const end = bytes.indexOf(END_OF_HEAD);
  const [statusLine = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()] as const),
  );
  const start = end + END_OF_HEAD.length;
  return { answer: { status: Number(statusLine.split(' ')[1]), headers, body: bytes.subarray(start, length) }, length };
}

/**
 * One connection that asks for one page again and again. A library would cost as much as the server that is measured; so of all answers
 * but the first no more is read than their length.
 */
export class RawConnection {
  readonly #socket: Socket;
  readonly #request: string;
  #first: RawAnswer | null = null;
  #head: Buffer = Buffer.alloc(0);
  #missing = 0;
  #arrived: () => void = () => {};
  #failed: (error: Error) => void = () => {};

  private constructor(socket: Socket, request: string) {
    this.#socket = socket;
    this.#request = request;
    socket.on('data', (piece: Buffer) => this.#take(piece));
    socket.on('error', (error) => this.#failed(error));
    socket.once('close', () => this.#failed(new Error('the server closed the connection')));
  }

  static async open(port: number, path: string): Promise<{ connection: RawConnection; first: RawAnswer }> {
    const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: br\r\nCookie: locale=ru\r\n\r\n`;
    const connection = new RawConnection(connect(port, '127.0.0.1').setNoDelay(true), request);
    await connection.ask();
    const first = connection.#first;
    if (first === null) throw new Error('no answer');
    return { connection, first };
  }

  /** Asks once more; resolves when the whole answer has come. */
  ask(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#arrived = resolve;
      this.#failed = reject;
      this.#socket.write(this.#request);
    });
  }

  close(): void {
    this.#failed = () => {};
    this.#socket.destroy();
  }

  #take(piece: Buffer): void {
    if (this.#missing > 0) {
      this.#missing -= piece.length;
      if (this.#missing === 0) this.#arrived();
      return;
    }
    const bytes = this.#head.length === 0 ? piece : Buffer.concat([this.#head, piece]);
    const length = lengthOfAnswer(bytes);
    // The first one is read whole, of the others the end of the head is enough.
    const wait = length === null || (this.#first === null && bytes.length < length);
    this.#head = wait ? bytes : Buffer.alloc(0);
    if (wait) return;
    this.#first ??= parseAnswer(bytes)?.answer ?? null;
    this.#missing = length - bytes.length;
    if (this.#missing === 0) this.#arrived();
  }
}
