/** A QR code as plain data, so that a server can draw it and serialise it into a page. */
export interface QrCodeDrawing {
  /** Modules per side, without the quiet zone. */
  size: number;
  /** SVG path of the dark modules, one unit each. */
  path: string;
}

/** Merges adjacent dark modules of a row into one rectangle: a third of the path length, without seams. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    const length = x + 1 - start;
    path += `M${start} ${y}h${length}v1h-${length}z`;
  }
  return path;
}

/**
 * Draws the QR code of a text, usually a URL. The library loads on the first call.
 * @throws Error if the text is empty or longer than a QR code can hold (2331 bytes)
 */
export async function drawQrCode(text: string): Promise<QrCodeDrawing> {
  const { create } = await import('qrcode');
  const { modules } = create(text);
  const { size } = modules;
  const rows = Array.from({ length: size }, (_row, y) =>
    Array.from({ length: size }, (_module, x) => Boolean(modules.get(y, x))),
  );
  return { size, path: rows.map(rowPath).join('') };
}
