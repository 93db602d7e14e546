import { closeSync, existsSync, fstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
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
