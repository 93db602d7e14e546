/** Kinds of furniture with their own outline; `box` is for all others. */
export const FURNITURE_SHAPES = [
  'sofa',
  'majlis',
  'chair',
  'stool',
  'ottoman',
  'bed',
  'table',
  'cabinet',
  'lamp',
  'pendant',
  'mirror',
  'box',
] as const;
/** A kind of furniture that a drawing shows. */
export type FurnitureShape = (typeof FURNITURE_SHAPES)[number];

/** SVG path data in paint order; each path covers those before it. */
type Outline = readonly string[];

/** Draws one side of a product in a rectangle of its dimensions. */
type Side = (width: number, height: number) => Outline;

const rect = (x: number, y: number, width: number, height: number, radius = 0): string => {
  const r = Math.min(radius, width / 2, height / 2);
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return [
    `M${x + r} ${y}`,
    `h${width - 2 * r}`,
    corner(r, r),
    `v${height - 2 * r}`,
    corner(-r, r),
    `h${2 * r - width}`,
    corner(-r, -r),
    `v${2 * r - height}`,
    corner(r, -r),
    'z',
  ].join('');
};

const upright = (x: number, from: number, to: number): string => `M${x} ${from}V${to}`;

/** Straight legs, slightly inset, from `top` to the floor. */
const legs = (width: number, top: number, floor: number, inset = 0.06): string =>
  upright(width * inset, top, floor) + upright(width * (1 - inset), top, floor);

/** Vertical lines that divide a width into equal pieces. */
const parted = (x: number, width: number, pieces: number, from: number, to: number): string =>
  Array.from({ length: pieces - 1 }, (_, index) =>
    upright(x + (width * (index + 1)) / pieces, from, to),
  ).join('');

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

const sofaFront: Side = (w, h) => {
  const arm = Math.min(w * 0.16, h * 0.28);
  const seat = w - 2 * arm;
  const cushions = between(Math.round(seat / (h * 0.85)), 1, 6);
  return [
    legs(w, h * 0.85, h),
    rect(arm * 0.5, 0, w - arm, h * 0.7, h * 0.12),
    parted(arm, seat, cushions, h * 0.04, h * 0.55),
    rect(arm, h * 0.52, seat, h * 0.38, h * 0.06),
    parted(arm, seat, cushions, h * 0.52, h * 0.7),
    `M${arm} ${h * 0.7}h${seat}`,
    rect(0, h * 0.3, arm, h * 0.6, h * 0.1),
    rect(w - arm, h * 0.3, arm, h * 0.6, h * 0.1),
  ];
};
const sofaSide: Side = (d, h) => [
  legs(d, h * 0.85, h, 0.1),
  rect(0, 0, d * 0.26, h * 0.9, h * 0.1),
  rect(d * 0.1, h * 0.3, d * 0.9, h * 0.6, h * 0.1),
];

/** A mattress on a plinth, low and without arms, because modules stand side by side and arm cushions are loose. */
const majlisFront: Side = (w, h) => {
  const cushions = between(Math.round(w / (h * 1.4)), 1, 8);
  return [
    rect(0, 0, w, h * 0.66, h * 0.1),
    parted(0, w, cushions, h * 0.02, h * 0.58),
    rect(0, h * 0.58, w, h * 0.33, h * 0.05),
    `M0 ${h * 0.66}H${w}`,
    rect(0, h * 0.91, w, h * 0.09),
  ];
};
const majlisSide: Side = (d, h) => [
  rect(0, 0, d * 0.24, h * 0.66, h * 0.1),
  rect(0, h * 0.58, d, h * 0.33, h * 0.05),
  `M0 ${h * 0.66}H${d}`,
  rect(0, h * 0.91, d, h * 0.09),
];

const chairFront: Side = (w, h) => [
  legs(w, h * 0.55, h),
  parted(w * 0.04, w * 0.92, 5, h * 0.3, h * 0.52),
  rect(w * 0.1, 0, w * 0.8, h * 0.38, h * 0.05),
  rect(0, h * 0.5, w, h * 0.1, h * 0.03),
];
const chairSide: Side = (d, h) => [
  legs(d, h * 0.55, h),
  rect(0, 0, d * 0.13, h * 0.54, d * 0.05),
  rect(0, h * 0.5, d, h * 0.1, h * 0.03),
];

const stoolSide: Side = (w, h) => [
  legs(w, h * 0.06, h, 0.12),
  `M${w * 0.12} ${h * 0.72}H${w * 0.88}`,
  rect(0, 0, w, h * 0.1, h * 0.03),
];

const ottomanSide: Side = (w, h) => [
  legs(w, h * 0.8, h, 0.14),
  rect(0, 0, w, h * 0.88, h * 0.16),
  `M0 ${h * 0.34}H${w}`,
];

const bedFront: Side = (w, h) => [
  legs(w, h * 0.85, h, 0.08),
  rect(0, 0, w, h * 0.92, h * 0.06),
  parted(0, w, 8, 0, h * 0.45),
  rect(w * 0.06, h * 0.36, w * 0.4, h * 0.16, h * 0.06),
  rect(w * 0.54, h * 0.36, w * 0.4, h * 0.16, h * 0.06),
  rect(w * 0.02, h * 0.48, w * 0.96, h * 0.26, h * 0.07),
  rect(w * 0.02, h * 0.72, w * 0.96, h * 0.2, h * 0.03),
];
const bedSide: Side = (d, h) => [
  legs(d, h * 0.85, h, 0.08),
  rect(0, 0, d * 0.06, h * 0.94, d * 0.02),
  rect(d * 0.08, h * 0.38, d * 0.18, h * 0.14, h * 0.06),
  rect(d * 0.06, h * 0.48, d * 0.94, h * 0.26, h * 0.07),
  rect(d * 0.06, h * 0.72, d * 0.94, h * 0.2, h * 0.03),
];

const tableSide: Side = (w, h) => {
  const top = Math.min(h * 0.1, w * 0.06);
  const leg = Math.min(w * 0.07, h * 0.12);
  return [
    rect(w * 0.08, top, leg, h - top),
    rect(w * 0.92 - leg, top, leg, h - top),
    rect(0, 0, w, top, top / 2),
  ];
};

const cabinetFront: Side = (w, h) => {
  const isTall = h > w;
  const body = isTall ? h * 0.97 : h * 0.88;
  const doors = between(Math.round((w / h) * (isTall ? 4 : 1.5)), 1, 4);
  const handle = body * (isTall ? 0.08 : 0.14);
  return [
    legs(w, body, h, 0.05),
    rect(0, 0, w, body, Math.min(w, h) * 0.015),
    parted(0, w, doors, 0, body),
    parted(w * 0.04, w, doors, (body - handle) / 2, (body + handle) / 2),
  ];
};
const cabinetSide: Side = (d, h) => {
  const body = h > d * 2 ? h * 0.97 : h * 0.88;
  return [legs(d, body, h, 0.1), rect(0, 0, d, body, d * 0.015)];
};

const lampSide: Side = (w, h) => [
  upright(w / 2, h * 0.26, h * 0.96),
  `M${w * 0.22} 0H${w * 0.78}L${w} ${h * 0.28}H0z`,
  rect(w * 0.2, h * 0.96, w * 0.6, h * 0.04),
];

const pendantSide: Side = (w, h) => [
  upright(w / 2, 0, h * 0.4),
  `M0 ${h}A${w / 2} ${h * 0.65} 0 0 1 ${w} ${h}z`,
];

const mirrorFront: Side = (w, h) => {
  const arch = (inset: number) =>
    `M${inset} ${h - inset}V${w / 2}A${w / 2 - inset} ${w / 2 - inset} 0 0 1 ${w - inset} ${w / 2}V${h - inset}z`;
  return [arch(0), arch(w * 0.06)];
};

const boxSide: Side = (w, h) => [rect(0, 0, w, h, Math.min(w, h) * 0.04)];

/** Front and side of each kind. Generic on purpose: only the dimensions are the product's. */
export const furnitureOutlines: Readonly<Record<FurnitureShape, { front: Side; side: Side }>> = {
  sofa: { front: sofaFront, side: sofaSide },
  majlis: { front: majlisFront, side: majlisSide },
  chair: { front: chairFront, side: chairSide },
  stool: { front: stoolSide, side: stoolSide },
  ottoman: { front: ottomanSide, side: ottomanSide },
  bed: { front: bedFront, side: bedSide },
  table: { front: tableSide, side: tableSide },
  cabinet: { front: cabinetFront, side: cabinetSide },
  lamp: { front: lampSide, side: lampSide },
  pendant: { front: pendantSide, side: pendantSide },
  mirror: { front: mirrorFront, side: boxSide },
  box: { front: boxSide, side: boxSide },
};
