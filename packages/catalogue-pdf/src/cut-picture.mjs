import sharp from 'sharp';

/**
 * @typedef {object} CutPicture a picture and its box on a page
 * @property {string} name by which the pages refer to it
 * @property {string} file
 * @property {number} width in pixels
 * @property {number} height
 * @property {boolean} isWhole prefers extending a plain background over cropping
 * @property {boolean} [isLogo] keeps its shape and transparency
 */
/** @typedef {import('sharp').Sharp} Sharp */
/** @typedef {import('sharp').Region} Region */
/** @typedef {{ width: number, height: number }} Size in pixels */

/** Maximum mean difference of neighbouring pixels (0–255) for an edge to count as a plain studio background. */
const PLAIN_EDGE = 2;
const EDGE_PIXELS = 4;

/** Mean difference of neighbouring columns of a strip. @param {Sharp} picture @param {Region} strip @param {boolean} isUpright */
async function unevenness(picture, strip, isUpright) {
  const cut = picture.extract(strip).greyscale();
  const { data, info } = await (isUpright ? cut : cut.rotate(90)).raw().toBuffer({ resolveWithObject: true });
  let sum = 0;
  for (let row = 0; row < info.height; row += 1)
    for (let column = 1; column < info.width; column += 1) {
      const at = (row * info.width + column) * info.channels;
      sum += Math.abs((data[at] ?? 0) - (data[at - info.channels] ?? 0));
    }
  return sum / (info.height * (info.width - 1));
}

/**
 * The padding that gives an image the shape of its box without cropping.
 * @param {Size} own
 * @param {Size} place
 */
function missingGround(own, place) {
  const across = Math.max(0, Math.round((own.height * place.width) / place.height) - own.width);
  const down = Math.max(0, Math.round((own.width * place.height) / place.width) - own.height);
  const left = Math.floor(across / 2);
  const top = Math.floor(down / 2);
  return { left, right: across - left, top, bottom: down - top };
}

/**
 * Whether the background can be extended at the edges that need padding.
 * @param {() => Sharp} open opens the image
 * @param {Size} own
 * @param {ReturnType<typeof missingGround>} missing
 */
async function hasPlainEdges(open, { width, height }, missing) {
  if (Math.min(width, height) < 2 * EDGE_PIXELS) return false;
  const isUpright = missing.right > 0;
  const strips = isUpright
    ? [0, width - EDGE_PIXELS].map((left) => ({ left, top: 0, width: EDGE_PIXELS, height }))
    : [0, height - EDGE_PIXELS].map((top) => ({ left: 0, top, width, height: EDGE_PIXELS }));
  const found = await Promise.all(strips.map((strip) => unevenness(open(), strip, isUpright)));
  return found.every((difference) => difference <= PLAIN_EDGE);
}

/**
 * Draws a logo as large as fits in its box. An SVG is drawn at the resolution of print.
 * @param {CutPicture} picture
 * @returns {Promise<Buffer>} PNG
 */
async function drawLogo({ file, width, height }) {
  const { format, density = 72, height: own = height } = await sharp(file).metadata();
  const source =
    format === 'svg' ? sharp(file, { density: Math.min(2400, (density * height) / own) }) : sharp(file);
  const { data, info } = await source
    .resize({ width, height, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  // The page sets its height: a wide logo gets transparent space above and below.
  const missing = height - info.height;
  const top = Math.floor(missing / 2);
  return sharp(data)
    .extend({ top, bottom: missing - top, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
}

/**
 * Crops an image to the shape of its box. With `isWhole`, a plain background is extended instead, so that a tall lamp
 * keeps its shade.
 * @param {CutPicture} picture
 * @returns {Promise<Buffer>} JPEG; PNG for a logo
 */
export async function cutPicture(picture) {
  const { file, width, height, isWhole, isLogo } = picture;
  if (isLogo) return drawLogo(picture);
  const place = { width, height };
  const jpeg = { quality: 74 };
  const upright = sharp(file).autoOrient().flatten({ background: '#ffffff' });
  if (isWhole) {
    // Resize first: the cost of the next steps grows with the number of pixels.
    const { data, info } = await upright
      .clone()
      .toColourspace('srgb')
      .resize({ ...place, fit: 'inside' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const shrunk = () => sharp(data, { raw: info });
    const missing = missingGround(info, place);
    if (await hasPlainEdges(shrunk, info, missing))
      return shrunk()
        .extend({ ...missing, extendWith: 'copy' })
        .jpeg(jpeg)
        .toBuffer();
  }
  return upright
    .resize({ ...place, fit: 'cover' })
    .jpeg(jpeg)
    .toBuffer();
}

/**
 * What stands in the place of a picture that can't be decoded: white as the paper, so that the page keeps its layout.
 * @param {CutPicture} picture
 * @returns {Promise<Buffer>} JPEG
 */
export const emptyPicture = ({ width, height }) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer();
