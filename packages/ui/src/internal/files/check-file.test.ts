import { describe, expect, it } from 'vitest';
import { checkFile, partitionFiles } from './check-file.ts';

const PHOTO = { accept: ['image/jpeg', 'image/png', '.heic'], maxBytes: 1_000 };
const file = (name: string, type: string, size = 10) => ({ name, type, size });

describe('checkFile', () => {
  it.each([
    ['accepts a JPEG', file('a.jpg', 'image/jpeg'), PHOTO, null],
    ['accepts a file of exactly the maximum size', file('a.jpg', 'image/jpeg', 1_000), PHOTO, null],
    ['refuses a file of one byte more', file('a.jpg', 'image/jpeg', 1_001), PHOTO, { code: 'file_too_large', maxBytes: 1_000 }],
    ['refuses an empty file', file('a.jpg', 'image/jpeg', 0), PHOTO, { code: 'file_empty' }],
    ['refuses a PDF instead of a photo', file('a.pdf', 'application/pdf'), PHOTO, { code: 'file_type' }],
    ['refuses a program named as a photo', file('a.jpg', 'application/x-msdownload'), PHOTO, { code: 'file_type' }],
    ['accepts a photo whose type the system does not report', file('IMG.JPG', ''), PHOTO, null],
    ['accepts a HEIC by its extension, whatever its type', file('IMG.HEIC', 'image/heif'), PHOTO, null],
    ['refuses another extension without a type', file('a.exe', ''), PHOTO, { code: 'file_type' }],
    ['accepts any image for `image/*`', file('a.webp', 'image/webp'), { accept: ['image/*'], maxBytes: 1_000 }, null],
    ['refuses a video for `image/*`', file('a.mp4', 'video/mp4'), { accept: ['image/*'], maxBytes: 1_000 }, { code: 'file_type' }],
    ['accepts any file if no type is required', file('a.xyz', ''), { accept: [], maxBytes: 1_000 }, null],
  ] as const)('%s', (_what, given, limits, expected) => {
    expect(checkFile(given, limits)).toEqual(expected);
  });
});

describe('partitionFiles', () => {
  const [a, b, c] = [file('a.jpg', 'image/jpeg'), file('b.jpg', 'image/jpeg'), file('c.jpg', 'image/jpeg')];

  it('takes files up to the maximum number and refuses the others by name', () => {
    expect(partitionFiles([a, b, c], PHOTO, { max: 3, used: 1 })).toEqual({
      accepted: [a, b],
      refused: [{ name: 'c.jpg', problem: { code: 'files_too_many', max: 3 } }],
    });
  });

  it('does not count a refused file towards the maximum number', () => {
    const bad = file('x.exe', 'application/x-msdownload');
    const { accepted, refused } = partitionFiles([bad, a], PHOTO, { max: 1, used: 0 });
    expect(accepted).toEqual([a]);
    expect(refused).toEqual([{ name: 'x.exe', problem: { code: 'file_type' } }]);
  });
});
