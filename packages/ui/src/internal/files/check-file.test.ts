import { describe, expect, it } from 'vitest';
import { checkFile, sortFiles } from './check-file.ts';

const PHOTO = { accept: ['image/jpeg', 'image/png', '.heic'], maxBytes: 1_000 };
const file = (name: string, type: string, size = 10) => ({ name, type, size });

describe('checkFile', () => {
  it.each([
    ['a JPEG', file('a.jpg', 'image/jpeg'), PHOTO, null],
    ['a file of exactly the greatest size', file('a.jpg', 'image/jpeg', 1_000), PHOTO, null],
    ['one byte more', file('a.jpg', 'image/jpeg', 1_001), PHOTO, { code: 'file_too_large', maxBytes: 1_000 }],
    ['an empty file', file('a.jpg', 'image/jpeg', 0), PHOTO, { code: 'file_empty' }],
    ['a PDF', file('a.pdf', 'application/pdf'), PHOTO, { code: 'file_type' }],
    ['a program called a photo', file('a.jpg', 'application/x-msdownload'), PHOTO, { code: 'file_type' }],
    ['a photo whose type the system does not tell', file('IMG.JPG', ''), PHOTO, null],
    ['a HEIC by its ending, whatever its type', file('IMG.HEIC', 'image/heif'), PHOTO, null],
    ['no type and a foreign ending', file('a.exe', ''), PHOTO, { code: 'file_type' }],
    ['any image', file('a.webp', 'image/webp'), { accept: ['image/*'], maxBytes: 1_000 }, null],
    ['no image', file('a.mp4', 'video/mp4'), { accept: ['image/*'], maxBytes: 1_000 }, { code: 'file_type' }],
    ['anything, where anything is taken', file('a.xyz', ''), { accept: [], maxBytes: 1_000 }, null],
  ] as const)('%s', (_what, given, limits, expected) => {
    expect(checkFile(given, limits)).toEqual(expected);
  });
});

describe('sortFiles', () => {
  const [a, b, c] = [file('a.jpg', 'image/jpeg'), file('b.jpg', 'image/jpeg'), file('c.jpg', 'image/jpeg')];

  it('takes what there is room for and names the rest', () => {
    expect(sortFiles([a, b, c], PHOTO, { max: 3, used: 1 })).toEqual({
      taken: [a, b],
      refused: [{ name: 'c.jpg', problem: { code: 'files_too_many', max: 3 } }],
    });
  });

  it('gives no room to what is refused anyway', () => {
    const bad = file('x.exe', 'application/x-msdownload');
    const { taken, refused } = sortFiles([bad, a], PHOTO, { max: 1, used: 0 });
    expect(taken).toEqual([a]);
    expect(refused).toEqual([{ name: 'x.exe', problem: { code: 'file_type' } }]);
  });
});
