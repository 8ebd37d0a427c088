import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Chromium's own fake camera gives 640 x 480, in which no document can be read. */
const [WIDTH, HEIGHT] = [1280, 720];
const [GROUND, CARD, INK, NO_COLOUR] = [110, 215, 40, 128];

/** A document on a table: a light card with lines of dashes that look like text. Grey values of one frame. */
function documentPicture(): Buffer {
  const light = Buffer.alloc(WIDTH * HEIGHT, GROUND);
  for (let y = 90; y < HEIGHT - 90; y += 1) {
    for (let x = 140; x < WIDTH - 140; x += 1) {
      const isLine = y % 36 < 14 && y > 130 && y < HEIGHT - 130 && x > 180 && x < WIDTH - 180;
      light[y * WIDTH + x] = isLine && (x * 7 + y) % 23 < 9 ? INK : CARD;
    }
  }
  return light;
}

/** Chromium arguments for a fake camera that shows a document, with camera permission granted. */
export function fakeCameraArgs(): string[] {
  const file = join(mkdtempSync(join(tmpdir(), 'camera-')), 'document.y4m');
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, NO_COLOUR);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), documentPicture(), colour]);
  writeFileSync(file, Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]));
  return ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', `--use-file-for-fake-video-capture=${file}`];
}
