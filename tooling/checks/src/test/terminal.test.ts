import { expect, test } from 'vitest';
import { Terminal } from './terminal.ts';

/** Simulates a terminal: returns the visible rows, also the last one that is overwritten. */
function screen(isTTY: boolean, columns = 20) {
  let text = '';
  const out = { isTTY, columns, write: (piece: string) => (text += piece) };
  const rows = () => text.split('\n').map((row) => row.split('\r\u001b[2K').at(-1));
  return { out, rows, raw: () => text };
}

test('on a terminal the status line is below the printed lines and disappears at the end', () => {
  const { out, rows } = screen(true);
  const terminal = new Terminal(out);
  const status = terminal.status(() => 'Gateway 1/2');
  terminal.print('✓ Packages');
  expect(rows()).toEqual(['✓ Packages', 'Gateway 1/2']);
  status.stop();
  terminal.print('✓ Gateway');
  expect(rows()).toEqual(['✓ Packages', '✓ Gateway', '']);
});

test('a status line that is too long is cut, so that it stays one row', () => {
  const { out, rows } = screen(true);
  const terminal = new Terminal(out);
  const status = terminal.status(() => 'x'.repeat(50));
  terminal.print('line');
  status.stop();
  expect(rows()[0]).toBe('line');
  expect(rows().every((row = '') => row.length < 20)).toBe(true);
});

test('a terminal of unknown width shows the whole status line', () => {
  const { out, raw } = screen(true, 0);
  const terminal = new Terminal(out);
  const shown = terminal.status(() => 'about 2 min left');
  terminal.print('line');
  shown.stop();
  expect(raw()).toContain('about 2 min left');
});

test('in a pipe only the printed lines appear, without control characters', () => {
  const { out, raw } = screen(false);
  const terminal = new Terminal(out);
  const status = terminal.status(() => 'Gateway 1/2');
  terminal.print('✓ Packages');
  status.stop();
  expect(raw()).toBe('✓ Packages\n');
});
