import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { picturesIn } from './picture-problems';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'diwan-pictures-'));
  await mkdir(path.join(folder, 'Tables'));
  const image = sharp({ create: { width: 40, height: 40, channels: 3, background: '#7a5638' } });
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const bytes = await image.clone().toFormat(format).toBuffer();
    await writeFile(path.join(folder, `whole.${format}`), bytes);
    await writeFile(path.join(folder, `cut.${format}`), bytes.subarray(0, bytes.length - 20));
  }
  const photo = await image.clone().jpeg().toBuffer();
  // Cameras store a small picture before the pixels.
  const small = Buffer.concat([
    Buffer.from([0xff, 0xe1, (photo.length + 2) >> 8, (photo.length + 2) & 0xff]),
    photo,
  ]);
  const withSmall = Buffer.concat([photo.subarray(0, 2), small, photo.subarray(2)]);
  const avif = await image.clone().avif().toBuffer();
  const mif = Buffer.from(avif);
  mif.write('mif1', 8);
  const files: Record<string, string | Buffer> = {
    'camera.jpg': withSmall,
    'camera-cut.jpg': withSmall.subarray(0, withSmall.length - 20),
    'camera-header.jpg': withSmall.subarray(0, 60),
    'other.avif': mif,
    'design.jpg': Buffer.from('8BPS\0\x01', 'latin1'),
    'price-list.jpg': '%PDF-1.7',
    'new.jpg': Buffer.from('\0\0\0\x0cJXL \r\n', 'latin1'),
    'scan.jpg': Buffer.from('II+\0\0\0\0\0', 'latin1'),
    'logo.svg': '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    'page.svg': '<!doctype html><html></html>',
    'photo.svg': photo,
    'empty.jpg': '',
    'page.jpg': '<!doctype html><html></html>',
    'photo.heic': Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'),
    'photo.jpg': Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0', 'latin1'),
    'scan.tif': Buffer.from('II*\0\0\0\0\0', 'latin1'),
    'old.bmp': 'BM      ',
    'moving.gif': 'GIF89a',
    'Tables/OAK.JPG': await image.jpeg().toBuffer(),
    'e\u0301te.png': await image.png().toBuffer(),
    'Twice.png': await image.png().toBuffer(),
    'TWICE.png': await image.png().toBuffer(),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each([
  ['whole.jpeg', undefined],
  ['whole.png', undefined],
  ['whole.webp', undefined],
  ['whole.avif', undefined],
  ['https://cdn.example.org/a.jpg', undefined],
  ['cut.jpeg', /cut off/],
  ['cut.png', /cut off/],
  ['cut.webp', /cut off/],
  ['cut.avif', /cut off/],
  ['camera.jpg', undefined],
  ['camera-cut.jpg', /cut off/],
  ['camera-header.jpg', /cut off/],
  ['other.avif', undefined],
  ['design.jpg', /PSD/],
  ['price-list.jpg', /PDF/],
  ['new.jpg', /JPEG XL/],
  ['scan.jpg', /TIFF/],
  ['logo.svg', undefined],
  ['page.svg', /no image/],
  ['photo.svg', /no image/],
  ['empty.jpg', /empty/],
  ['page.jpg', /no image/],
  ['photo.heic', /HEIC/],
  ['photo.jpg', /HEIC/],
  ['scan.tif', /TIFF/],
  ['old.bmp', /BMP/],
  ['moving.gif', /GIF/],
  ['none.jpg', /^image not found$/],
  ['media/whole.png', /the folder has it as whole\.png$/],
  ['tables/oak.jpg', /the folder has it as Tables\/OAK\.JPG$/],
  ['\u00e9te.png', /the folder has it as /],
])('%s', (picture, words) => {
  const problem = picturesIn(folder).problemOf(picture);
  if (words) expect(problem).toMatch(words);
  else expect(problem).toBeUndefined();
});

it.each([
  ['whole.png', 'whole.png'],
  ['media/whole.png', 'whole.png'],
  ['tables/oak.jpg', 'Tables/OAK.JPG'],
  ['media/TABLES/oak.jpg', 'Tables/OAK.JPG'],
  ['\u00e9te.png', 'e\u0301te.png'],
  ['Twice.png', 'Twice.png'],
  // Which of both is meant is unknown.
  ['twice.png', 'twice.png'],
  ['none.png', 'none.png'],
  ['whole.png/none.png', 'whole.png/none.png'],
  ['https://cdn.example.org/A.jpg', 'https://cdn.example.org/A.jpg'],
])('%s is found as %s', (picture, path) => expect(picturesIn(folder).pathOf(picture)).toBe(path));
