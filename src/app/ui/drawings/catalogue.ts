import { disc, floor, lowSun, roof } from './shapes.ts';

/** Path data of a drawing: one area in orange under lines in ink. */
type Shapes = { area: string; lines: string };

/** All drawings, each for one meaning, made of the mark's roof, its sun and its floor. */
export const catalogue = {
  favourites: {
    area: 'M80 94C58 79 55 62 66 59.5c6-1.5 11 2 14 8 3-6 8-9.5 14-8 11 2.5 8 19.5-14 34.5z',
    lines: roof(80, 16, 108, 44) + 'M44 58v46M116 58v46' + floor(20, 140),
  },
  'no-stay': {
    area: lowSun(34, 104, 18),
    lines:
      roof(98, 16, 84, 36) + 'M68 50v54M128 50v54M82 104V62h32v42M82 62l-14 7v35M73 84v4' + floor(12, 148),
  },
  lounge: {
    area: lowSun(80, 74, 17),
    lines:
      'M16 74H144M34 74V104M126 74V104M40 54h20v12a8 8 0 0 1-8 8h-4a8 8 0 0 1-8-8zM40 57h-4a5 5 0 0 0 0 10h4M100 54h20v12a8 8 0 0 1-8 8h-4a8 8 0 0 1-8-8zM120 57h4a5 5 0 0 1 0 10h-4M50 46q-4-5 0-10t0-10M110 46q-4-5 0-10t0-10' +
      floor(24, 136),
  },
  compare: {
    area: disc(114, 80, 10),
    lines:
      roof(46, 34, 64, 30) +
      'M24 58v46M68 58v46' +
      disc(46, 80, 10) +
      roof(114, 34, 64, 30) +
      'M92 58v46M136 58v46' +
      floor(12, 148),
  },
  'no-hits': {
    area: lowSun(84, 72, 13),
    lines:
      disc(84, 58, 30) +
      'M106 80l22 22M60 72H108' +
      roof(36, 62, 36, 18) +
      'M24 76v28M48 76v28' +
      floor(12, 112),
  },
  notifications: {
    area: 'M70 92a10 10 0 0 0 20 0z',
    lines:
      roof(80, 14, 112, 36) +
      'M50 92c7-7 9-15 9-27a21 21 0 0 1 42 0c0 12 2 20 9 27zM80 44v-6M38 66q-4 9 0 18M122 66q4 9 0 18',
  },
  'not-found': {
    area: lowSun(126, 104, 17),
    lines: roof(80, 12, 44, 16) + 'M80 18V104M80 36h34l10 9-10 9H80M80 64H46l-10 9 10 9h34' + floor(16, 148),
  },
  failed: {
    area: disc(98, 94, 10),
    lines:
      roof(80, 14, 112, 44) +
      'M38 58v46M122 58v46M80 16v28M64 62a16 18 0 0 1 32 0zM80 62v6M80 74v4M84 82l3 3' +
      floor(20, 140),
  },
  hold: {
    area: 'M66 104c0-8 7-12 14-12s14 4 14 12z',
    lines:
      roof(80, 12, 116, 36) +
      'M60 46h40M64 46v9c0 10 14 12 14 20s-14 10-14 20v9M96 46v9c0 10-14 12-14 20s14 10 14 20v9M80 78v8' +
      floor(24, 136),
  },
  confirmed: {
    area: disc(80, 70, 17),
    lines: roof(80, 16, 108, 44) + 'M42 60v44M118 60v44M72 70l6 6 11-12' + floor(20, 140),
  },
  welcome: {
    area: 'M50 42h60v46H50z',
    lines: roof(80, 10, 136, 22) + 'M50 42h60v46H50zM80 42v46M50 65h60M44 92h72' + floor(16, 144),
  },
  'check-out': {
    area: lowSun(30, 104, 16),
    lines:
      roof(112, 14, 76, 28) +
      'M66 58h44a6 6 0 0 1 6 6v34a6 6 0 0 1-6 6H66a6 6 0 0 1-6-6V64a6 6 0 0 1 6-6zM78 58v-8a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v8M72 58v46M104 58v46M138 40v64' +
      floor(8, 152),
  },
  install: {
    area: disc(80, 62, 8),
    lines:
      'M58 14h44a8 8 0 0 1 8 8v74a8 8 0 0 1-8 8H58a8 8 0 0 1-8-8V22a8 8 0 0 1 8-8z' +
      roof(80, 38, 40, 18) +
      'M62 80h36M74 22h12' +
      floor(20, 140),
  },
  mail: {
    area: lowSun(80, 52, 17),
    lines:
      roof(80, 16, 96, 36) +
      'M32 52v46a6 6 0 0 0 6 6h84a6 6 0 0 0 6-6V52M32 52l42 32q6 4 12 0l42-32' +
      floor(12, 148),
  },
} as const satisfies Record<string, Shapes>;

export type DrawingName = keyof typeof catalogue;
