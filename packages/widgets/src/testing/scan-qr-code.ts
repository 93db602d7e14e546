import jsqr from 'jsqr';

const PIXELS_PER_MODULE = 4;
const RECTANGLE = /M(\d+) (\d+)h(\d+)v1h-\d+z/g;

/** Scans a QR code as a camera would: rasterises it and decodes the pixels. Undefined if it can't be read. */
export function scanQrCode({ viewBox, path }: { viewBox: string; path: string }): string | undefined {
  const [left = 0, top = 0, width = 0] = viewBox.split(' ').map(Number);
  const side = width * PIXELS_PER_MODULE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(RECTANGLE)) {
    const from = (Number(x) - left) * PIXELS_PER_MODULE;
    const to = from + Number(length) * PIXELS_PER_MODULE;
    const firstRow = (Number(y) - top) * PIXELS_PER_MODULE;
    for (let row = firstRow; row < firstRow + PIXELS_PER_MODULE; row += 1)
      for (let column = from; column < to; column += 1)
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
  }
  return jsqr(pixels, side, side)?.data;
}
