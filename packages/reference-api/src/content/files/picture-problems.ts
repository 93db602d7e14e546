import { closeSync, existsSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs';
import path from 'node:path';

const isExternal = (picture: string): boolean => /^https?:/.test(picture);

/** Formats that browsers don't show, by the beginning of a file. */
const UNSHOWN: readonly [format: string, start: RegExp][] = [
  ['HEIC', /^....ftyp(?:hei|hev|mif1|msf1)/s],
  ['TIFF', /^(?:II\*\0|MM\0\*)/],
  ['BMP', /^BM/],
  ['GIF', /^GIF8/],
];
const SHOWN_END = /\.(?:jpe?g|png|webp|avif|svg)$/i;
const CONVERT = 'convert it to JPEG, PNG or WebP';

/** Whether a file ends before its picture does, as after an upload that broke off. */
function isTruncated(start: string, end: string, size: number): boolean {
  if (start.startsWith('\xff\xd8\xff')) return !end.includes('\xff\xd9');
  if (start.startsWith('\x89PNG')) return !end.includes('IEND');
  if (!/^RIFF....WEBP/s.test(start)) return false;
  return Buffer.from(start, 'latin1').readUInt32LE(4) + 8 > size;
}

/** The last bytes of a picture, behind which cameras write some of their own. */
const END_SIZE = 65_536;

function contentProblem(file: string): string | undefined {
  const handle = openSync(file, 'r');
  try {
    const { size } = fstatSync(handle);
    if (size === 0) return 'image is an empty file';
    const read = (from: number, length: number) => {
      const buffer = Buffer.alloc(Math.min(length, size));
      return buffer.toString('latin1', 0, readSync(handle, buffer, 0, buffer.length, from));
    };
    const start = read(0, 64);
    const [unshown] = UNSHOWN.find(([, pattern]) => pattern.test(start)) ?? [];
    if (unshown) return `image is in ${unshown}, which can't be shown; ${CONVERT}`;
    if (!SHOWN_END.test(file)) return `image has a name that can't be shown; ${CONVERT}`;
    const isPicture = /^(?:\xff\xd8\xff|\x89PNG|RIFF....WEBP|....ftypavi)/s.test(start);
    if (!isPicture && !/\.svg$/i.test(file)) return 'file is no image, whatever its name says';
    if (isTruncated(start, read(Math.max(0, size - END_SIZE), END_SIZE), size))
      return 'image is cut off; copy the file again';
    return undefined;
  } finally {
    closeSync(handle);
  }
}

const folded = (name: string): string => name.normalize('NFC').toLowerCase();

/** A path that differs only in case, in Unicode form, or by the folder's own name, as the media folder has it. */
function nearlySame(mediaFolder: string, picture: string): string | undefined {
  const within = picture.replace(/^media\//, '');
  if (within !== picture && existsSync(path.join(mediaFolder, within))) return within;
  const found: string[] = [];
  for (const part of within.split('/')) {
    const folder = path.join(mediaFolder, ...found);
    const name = existsSync(folder)
      ? readdirSync(folder).find((one) => folded(one) === folded(part))
      : undefined;
    if (name === undefined) return undefined;
    found.push(name);
  }
  return found.join('/');
}

/** Why an image of the media folder can't be shown; undefined for one that can. */
export type PictureProblem = (picture: string) => string | undefined;

/** Looks for images in a media folder, for each once. */
export function pictureProblemsIn(mediaFolder: string): PictureProblem {
  const known = new Map<string, string | undefined>();
  const problemOf = (picture: string): string | undefined => {
    if (isExternal(picture)) return undefined;
    const file = path.join(mediaFolder, picture);
    if (existsSync(file)) return contentProblem(file);
    const same = nearlySame(mediaFolder, picture);
    return same ? `image not found; the folder has it as ${same}` : 'image not found';
  };
  return (picture) => {
    if (!known.has(picture)) known.set(picture, problemOf(picture));
    return known.get(picture);
  };
}
