const drawing = (width: number, height: number, ground: string, shape: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid meet" style="background:${ground}"><g fill="none" stroke="#1b1e1c" stroke-width="1">${shape}</g></svg>`,
  )}`;

const sofa =
  '<path d="M18 62V50a6 6 0 0 1 12 0v6h40v-6a6 6 0 0 1 12 0v12zM28 50V38h44v12M50 38v18M24 62v5M76 62v5"/>';
const chair = '<path d="M34 70V44a16 16 0 0 1 32 0v26M34 56h32M40 70V56M60 70V56"/>';
const lamp = '<path d="M42 34h16l5 16H37zM50 50v26M40 76h20"/>';

/** Generated images, so that tests and stories need no files or network. */
export const sampleImages = [
  { id: 'sofa', src: drawing(800, 1000, '#f1efea', sofa), width: 800, height: 1000 },
  { id: 'chair', src: drawing(800, 1000, '#e6e3dc', chair), width: 800, height: 1000 },
  { id: 'lamp', src: drawing(800, 1000, '#e2ebe6', lamp), width: 800, height: 1000 },
] as const;
