import { closeSync, existsSync, fstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import path from 'node:path';

const isExternal = (picture: string): boolean => /^https?:/.test(picture);

/** Formats that browsers don't show, by the beginning of a file. */
const UNSHOWN: readonly [format: string, start: RegExp][] = [
  ['HEIC', /^....ftyp(?:hei|hev|mif1|msf1)/s],
  ['TIFF', /^(?:II[*+]\0|MM\0[*+])/],
  ['JPEG 2000', /^(?:....jP {2}|\xff\x4f\xff\x51)/s],
  ['JPEG XL', /^(?:....JXL |\xff\n)/s],
  ['PSD', /^8BPS/],
  ['PDF', /^%PDF/],
  ['BMP', /^BM/],
  ['GIF', /^GIF8/],
];
const SHOWN_END = /\.(?:jpe?g|png|webp|avif|svg)$/i;
const CONVERT = 'convert it to JPEG, PNG or WebP';

type ReadBytes = (from: number, length: number) => string;

/** Other encoders name the container first: `ftypmif1…avif`. */
const AVIF = /^....ftyp(?:....){0,8}?avi[fs]/s;

/** The last bytes of a picture, behind which cameras write some of their own. */
const END_SIZE = 65_536;

const numberAt = (read: ReadBytes, from: number, length: number): number =>
  Buffer.from(read(from, length), 'latin1').readUIntBE(0, length);

/** The place of a JPEG's pixels: the parts before may contain a small picture, with an end of its own. */
function pixelsOf(read: ReadBytes, size: number): number {
  let place = 2;
  while (place + 4 <= size) {
    const [mark = '', kind = ''] = read(place, 2);
    if (mark !== '\xff' || kind === '\xda') return place;
    // Marks may be filled up.
    place += kind === '\xff' ? 1 : 2 + numberAt(read, place + 2, 2);
  }
  return size;
}

/** The place at which the last box of an AVIF ends. */
function endOfBoxes(read: ReadBytes, size: number): number {
  let place = 0;
  while (place + 8 <= size) {
    const length = numberAt(read, place, 4);
    // 1 is a length of eight bytes, 0 the rest of the file.
    if (length < 8) return size;
    place += length;
  }
  return place;
}

/** Whether a file ends before its picture does, as after an upload that broke off. */
function isTruncated(start: string, read: ReadBytes, size: number): boolean {
  const endFrom = (least: number) => read(Math.max(least, size - END_SIZE), END_SIZE);
  if (start.startsWith('\xff\xd8\xff')) return !endFrom(pixelsOf(read, size)).includes('\xff\xd9');
  if (start.startsWith('\x89PNG')) return !endFrom(0).includes('IEND');
  if (AVIF.test(start)) return endOfBoxes(read, size) > size;
  if (!/^RIFF....WEBP/s.test(start)) return false;
  return Buffer.from(start, 'latin1').readUInt32LE(4) + 8 > size;
}

function contentProblem(file: string): string | undefined {
  const handle = openSync(file, 'r');
  try {
    const { size } = fstatSync(handle);
    if (size === 0) return 'image is an empty file';
    const read: ReadBytes = (from, length) => {
      const buffer = Buffer.alloc(Math.min(length, size));
      return buffer.toString('latin1', 0, readSync(handle, buffer, 0, buffer.length, from));
    };
    const start = read(0, 64);
    const isAvif = AVIF.test(start);
    const [unshown] = UNSHOWN.find(([, pattern]) => !isAvif && pattern.test(start)) ?? [];
    if (unshown) return `image is in ${unshown}, which can't be shown; ${CONVERT}`;
    if (!SHOWN_END.test(file)) return `image has a name that can't be shown; ${CONVERT}`;
    const isPicture = /\.svg$/i.test(file)
      ? read(0, END_SIZE).includes('<svg')
      : isAvif || /^(?:\xff\xd8\xff|\x89PNG|RIFF....WEBP)/s.test(start);
    if (!isPicture) return 'file is no image, whatever its name says';
    return isTruncated(start, read, size) ? 'image is cut off; copy the file again' : undefined;
  } finally {
    closeSync(handle);
  }
}

const folded = (name: string): string => name.normalize('NFC').toLowerCase();

/** The same function, which is called once for each text. */
function once<Result>(find: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    if (!known.has(text)) known.set(text, find(text));
    return known.get(text) as Result;
  };
}

/** Paths that differ only in case or in Unicode form, as the media folder has them. */
function nearlySame(mediaFolder: string, picture: string): string[] {
  let found: string[][] = [[]];
  for (const part of picture.split('/'))
    found = found.flatMap((parts) => {
      const folder = path.join(mediaFolder, ...parts);
      const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
      const names = isFolder ? readdirSync(folder).filter((name) => folded(name) === folded(part)) : [];
      return names.map((name) => [...parts, name]);
    });
  return found.map((parts) => parts.join('/'));
}

/** The images of a media folder. */
export interface MediaPictures {
  /** Why an image can't be shown; undefined for one that can. */
  problemOf(picture: string): string | undefined;
  /** The path by which the folder has an image, whose name may be written in another case or Unicode form, or with `media/`. */
  pathOf(picture: string): string;
}

/** Looks for images in a media folder, for each once. */
export function picturesIn(mediaFolder: string): MediaPictures {
  const has = (picture: string) => existsSync(path.join(mediaFolder, picture));
  /** As it is named, and without the folder's own name. */
  const written = (picture: string) => [picture, picture.replace(/^media\//, '')];

  const sameAs = once((picture: string): string[] => {
    const exact = isExternal(picture) ? [picture] : written(picture).filter(has);
    return exact.length > 0 ? exact : written(picture).flatMap((one) => nearlySame(mediaFolder, one));
  });
  const problemOf = once((picture: string): string | undefined => {
    if (isExternal(picture)) return undefined;
    if (has(picture)) return contentProblem(path.join(mediaFolder, picture));
    const same = [...new Set(sameAs(picture))];
    return same.length > 0
      ? `image not found; the folder has it as ${same.join(' and ')}`
      : 'image not found';
  });
  return {
    problemOf,
    pathOf(picture) {
      const [found, ...others] = new Set(sameAs(picture));
      return found !== undefined && (others.length === 0 || found === picture) ? found : picture;
    },
  };
}
