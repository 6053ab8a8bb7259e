const SIZE = { width: 1440, height: 960 };
const MARGIN = 150;
const INK = '#1d1a17';
const SOFT = '#8a8077';
const PAPER = '#fffdfa';
const WALL_M = 0.12;

/**
 * @typedef {{ x: number, y: number, width: number, height: number }} Box in metres from the upper left corner
 * @typedef {{ x: number, y: number, size: number, hinge: 'right' | 'down', open: 1 | -1 }} Door
 * @typedef {{ id: string, alt: { ko: string, en: string }, width: number, depth: number, rooms: (Box & { tone: string })[],
 *   furniture: (Box & { round?: number })[], windows: Box[], doors: Door[], passages: Box[] }} Plan
 */

const floor = '#f7f3ee';
const tiles = '#e8eef0';
const entry = '#efe6da';

/** @type {Plan[]} */
const plans = [
  {
    id: 'house-01-plan',
    alt: {
      ko: '가로 5미터, 세로 3.6미터 원룸의 평면도. 현관 옆 욕실, 벽을 따라 놓인 주방, 창가의 침대와 책상.',
      en: 'Floor plan of a studio of 5 by 3.6 metres: a bathroom beside the entrance, a kitchenette along the wall, a bed and a desk at the window.',
    },
    width: 5,
    depth: 3.6,
    rooms: [
      { x: 0, y: 0, width: 5, height: 3.6, tone: floor },
      { x: 0, y: 0, width: 1.6, height: 1.9, tone: tiles },
      { x: 0, y: 1.9, width: 1.6, height: 1.7, tone: entry },
    ],
    furniture: [
      { x: 0.1, y: 0.1, width: 0.9, height: 0.9 },
      { x: 1.08, y: 0.12, width: 0.4, height: 0.6, round: 0.18 },
      { x: 0.12, y: 1.3, width: 0.45, height: 0.5, round: 0.1 },
      { x: 0.1, y: 3.12, width: 1.3, height: 0.38 },
      { x: 1.75, y: 2.95, width: 1.8, height: 0.58 },
      { x: 1.85, y: 3.05, width: 0.45, height: 0.38, round: 0.06 },
      { x: 2.55, y: 3.03, width: 0.4, height: 0.42, round: 0.2 },
      { x: 2.85, y: 0.1, width: 2.05, height: 1.1, round: 0.06 },
      { x: 4.4, y: 0.2, width: 0.42, height: 0.9, round: 0.1 },
      { x: 4.3, y: 1.75, width: 0.6, height: 1.3 },
      { x: 3.75, y: 2.15, width: 0.48, height: 0.48, round: 0.24 },
    ],
    windows: [{ x: 5, y: 0.9, width: 0, height: 2 }],
    doors: [
      { x: 0, y: 2.2, size: 0.85, hinge: 'down', open: 1 },
      { x: 0.75, y: 1.9, size: 0.7, hinge: 'right', open: -1 },
    ],
    passages: [{ x: 1.6, y: 2.15, width: 0, height: 0.8 }],
  },
  {
    id: 'house-04-plan',
    alt: {
      ko: '가로 6.8미터, 세로 5미터 원룸의 평면도. 현관과 욕실, 식탁이 있는 주방, 소파 자리, 창가의 침대와 옷장.',
      en: 'Floor plan of a studio of 6.8 by 5 metres: entrance and bathroom, a kitchen with a table, a sofa corner, a bed and a wardrobe at the windows.',
    },
    width: 6.8,
    depth: 5,
    rooms: [
      { x: 0, y: 0, width: 6.8, height: 5, tone: floor },
      { x: 0, y: 0, width: 2, height: 2.2, tone: tiles },
      { x: 0, y: 2.2, width: 2, height: 1.2, tone: entry },
    ],
    furniture: [
      { x: 0.1, y: 0.1, width: 0.95, height: 0.95 },
      { x: 1.42, y: 0.14, width: 0.42, height: 0.62, round: 0.18 },
      { x: 0.12, y: 1.5, width: 0.8, height: 0.48, round: 0.08 },
      { x: 1.05, y: 3.02, width: 0.82, height: 0.3 },
      { x: 0.1, y: 4.3, width: 2.6, height: 0.6 },
      { x: 0.3, y: 4.4, width: 0.5, height: 0.4, round: 0.06 },
      { x: 1.5, y: 4.38, width: 0.44, height: 0.44, round: 0.22 },
      { x: 3.1, y: 3.5, width: 1.1, height: 1.1, round: 0.55 },
      { x: 2.6, y: 3.85, width: 0.4, height: 0.4, round: 0.2 },
      { x: 4.3, y: 3.85, width: 0.4, height: 0.4, round: 0.2 },
      { x: 5.9, y: 3.1, width: 0.8, height: 1.75, round: 0.12 },
      { x: 5.1, y: 3.6, width: 0.55, height: 0.8, round: 0.06 },
      { x: 2.15, y: 0.1, width: 0.6, height: 1.9 },
      { x: 4.65, y: 0.3, width: 2.05, height: 1.5, round: 0.06 },
      { x: 6.2, y: 0.4, width: 0.4, height: 0.6, round: 0.1 },
      { x: 6.2, y: 1.1, width: 0.4, height: 0.6, round: 0.1 },
    ],
    windows: [
      { x: 6.8, y: 0.5, width: 0, height: 1.6 },
      { x: 6.8, y: 2.9, width: 0, height: 1.6 },
    ],
    doors: [
      { x: 0, y: 2.4, size: 0.85, hinge: 'down', open: 1 },
      { x: 1.1, y: 2.2, size: 0.7, hinge: 'right', open: -1 },
    ],
    passages: [{ x: 2, y: 2.3, width: 0, height: 0.7 }],
  },
];

/**
 * @param {Plan} plan
 * @returns {string} SVG of 1440 × 960 px
 */
function draw({ width, depth, rooms, furniture, windows, doors, passages }) {
  const scale = Math.min((SIZE.width - 2 * MARGIN) / width, (SIZE.height - 2 * MARGIN) / depth);
  const left = (SIZE.width - width * scale) / 2;
  const top = (SIZE.height - depth * scale) / 2;
  const px = (/** @type {number} */ metres) => Math.round(metres * scale * 10) / 10;
  const box = (/** @type {Box & { round?: number }} */ b, /** @type {string} */ look) =>
    `<rect x="${px(b.x)}" y="${px(b.y)}" width="${px(b.width)}" height="${px(b.height)}" rx="${px(b.round ?? 0)}" ${look}/>`;
  const wall = `fill="none" stroke="${INK}" stroke-width="${px(WALL_M)}"`;
  const line = `fill="${PAPER}" stroke="${SOFT}" stroke-width="3"`;
  const gap = (/** @type {Box} */ b, /** @type {string} */ colour) =>
    `<path d="M${px(b.x)} ${px(b.y)}h${px(b.width)}v${px(b.height)}" fill="none" stroke="${colour}" stroke-width="${px(WALL_M) + 2}"/>`;
  const leaf = (/** @type {Door} */ { x, y, size, hinge, open }) => {
    const [a, b] = hinge === 'down' ? [px(open * size), px(size)] : [px(size), px(open * size)];
    const opening = hinge === 'down' ? { x, y, width: 0, height: size } : { x, y, width: size, height: 0 };
    const swing =
      hinge === 'down'
        ? `M${px(x)} ${px(y)}h${a}A${px(size)} ${px(size)} 0 0 ${open === 1 ? 1 : 0} ${px(x)} ${px(y) + b}`
        : `M${px(x)} ${px(y)}v${b}A${px(size)} ${px(size)} 0 0 ${open === 1 ? 0 : 1} ${px(x) + a} ${px(y)}`;
    return `${gap(opening, entry)}<path d="${swing}" fill="none" stroke="${INK}" stroke-width="3"/>`;
  };
  const pane = (/** @type {Box} */ b) =>
    `${gap(b, PAPER)}<path d="M${px(b.x)} ${px(b.y)}v${px(b.height)}" stroke="#5b8fa8" stroke-width="8"/>`;
  const measure = (/** @type {number} */ metres) => `${metres.toFixed(1)} m`;
  const text = `font-family="DejaVu Sans, sans-serif" font-size="30" fill="${INK}" text-anchor="middle"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
<rect width="100%" height="100%" fill="${PAPER}"/>
<g transform="translate(${Math.round(left)} ${Math.round(top)})">
${rooms.map((room) => box(room, `fill="${room.tone}"`)).join('')}
${furniture.map((piece) => box(piece, line)).join('')}
${rooms.map((room) => box(room, wall)).join('')}
${passages.map((way) => gap(way, floor)).join('')}${doors.map(leaf).join('')}${windows.map(pane).join('')}
<path d="M0 ${px(depth) + 62}h${px(width)}m0 -12v24M0 ${px(depth) + 50}v24" stroke="${SOFT}" stroke-width="3" fill="none"/>
<path d="M-62 0v${px(depth)}m-12 0h24M-74 0h24" stroke="${SOFT}" stroke-width="3" fill="none"/>
<text x="${px(width / 2)}" y="${px(depth) + 108}" ${text}>${measure(width)}</text>
<text transform="translate(-86 ${px(depth / 2)}) rotate(-90)" ${text}>${measure(depth)}</text>
</g></svg>`;
}

export const floorPlans = plans.map((plan) => ({
  width: SIZE.width,
  height: SIZE.height,
  id: plan.id,
  alt: plan.alt,
  svg: draw(plan),
}));
