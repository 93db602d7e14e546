const PICTURE_END = /\.(?:jpe?g|png|webp|avif|svg|gif|heic|tiff?|bmp)$/i;

/** An https address with spaces and Arabic letters as browsers write it. */
function encoded(path: string): string {
  if (!/^https:/i.test(path) || !/[\s\u0080-\uffff]/.test(path)) return path;
  return URL.canParse(path) ? new URL(path).href : path;
}

/** The parts of a list that commas separate; a name with a comma stays whole. */
function byCommas(list: string): string[] {
  const parts = list.split(/,\s*(?=https?:)/i);
  if (parts.length > 1) return parts;
  const names = list.split(',').map((name) => name.trim());
  return names.every((name) => PICTURE_END.test(name)) ? names : [list];
}

/** The pictures that a cell lists, as they are written. */
const writtenIn = (cell: string): string[] =>
  cell
    .split(/[|\n]/)
    .flatMap(byCommas)
    .map((path) => path.trim())
    .filter((path) => path !== '');

/** The addresses of pictures on other sites in a cell. */
export const addressesIn = (cell: string): string[] =>
  writtenIn(cell).filter((path) => /^https?:/i.test(path));

/** The pictures that a cell lists, separated by bars, line breaks or commas. Folders may be separated as on Windows. */
export const pathsIn = (cell: string): string[] =>
  writtenIn(cell)
    .map((path) =>
      /^(?:[a-z]:|\\\\)/i.test(path) || /^https?:/i.test(path)
        ? path
        : path.replaceAll('\\', '/').replace(/^\.\//, ''),
    )
    .map(encoded);

/** Why a picture's path can't be used. */
export function whyNoPicture(path: string): string {
  if (/^http:/i.test(path)) return 'must be a path in the media folder or an https URL';
  if (/^(?:[a-z]:[\\/]|\\\\|file:)/i.test(path))
    return 'is a path on one computer; copy the file into the media folder and write its path in there';
  const [sign] = /[?#:]/.exec(path) ?? [];
  if (sign && !/^[a-z]+:\/\//i.test(path))
    return `has a "${sign}", which addresses can't have in a name; rename the file`;
  return 'must be a path in the media folder or an https URL';
}
