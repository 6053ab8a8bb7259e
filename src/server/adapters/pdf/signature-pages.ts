import type { Bilingual, ContractDocument } from '#server/ports/documents/contract-document.ts';
import { kst } from './format.ts';
import type { PageLayout } from './page-layout.ts';
import { colour, contentWidth, page, text } from './style.ts';
import type { TextStyle } from './style.ts';
import { heightOf } from './text-layout.ts';
import type { Line } from './text-layout.ts';
import { contractWording as wording } from './contract-wording.ts';

/** The content of a signature box: words, or a picture as a data URI, which pdfkit embeds only once. */
export type Mark = { kind: 'drawn'; picture: string } | { kind: 'typed'; text: string };

const BOX_HEIGHT = 84;
/** Side of the operator's seal, points. */
export const SEAL_SIZE = 52;
const TYPED_SIZES = [24, 20, 16, 13, 10, 8, 6, 4.5];
const SINGLE_LINE_FROM = 13;

/** A signature, its time (ISO instant), and the signer's name in the passport's Latin letters, empty if that was not asked. */
export type Given = { mark: Mark; at: string; passportName: string };

type Box = { heading: Line[]; inside: Line[]; mark: Mark | null; fill: (x: number) => void; below: Line[] };

/** Lays out the signature section. It takes the same space signed and unsigned, so that signing moves nothing on the page. */
export function laySignatures(
  layout: PageLayout,
  contract: ContractDocument,
  given: Given[] | null,
  explainMissing: () => boolean,
): void {
  const half = layout.halfWidth;
  const right = page.left + half + 24;
  const closing = [
    layout.lines(wording.closing.ko, text.body, half),
    layout.lines(wording.closing.en, text.bodySoft, half),
  ];
  const names = contract.signers ?? [contract.tenant.name];
  const boxes = [
    landlordBox(layout, contract),
    ...names.map((name, index) =>
      signerBox(layout, index === 0 ? wording.tenant : wording.occupant, name, given?.[index] ?? null),
    ),
  ];
  const first = Math.max(...boxes.slice(0, 2).map(({ heading }) => heightOf(heading)));
  const closingHeight = Math.max(...closing.map(heightOf));
  layout.heading(wording.signatures, Math.min(closingHeight + first + BOX_HEIGHT + 60, 600));
  layout.y += 8;
  layout.columns(
    closing.map((lines, side) => ({ lines, x: side === 0 ? page.left : right, width: half })),
    { padding: 0 },
  );
  if (explainMissing()) {
    layout.y += 6;
    layout.paragraph(layout.both(wording.missing, contentWidth, text.bodySoft));
  }
  for (let index = 0; index < boxes.length; index += 2) layBoxes(layout, boxes.slice(index, index + 2));
}

function layBoxes(layout: PageLayout, pair: Box[]): void {
  const half = layout.halfWidth;
  const places = pair.map((box, side) => ({ box, x: page.left + side * (half + 24) }));
  const heading = Math.max(...pair.map((box) => heightOf(box.heading)));
  layout.ensureSpace(Math.min(heading + BOX_HEIGHT + 40, 600));
  layout.y += 12;
  for (const box of pair) noteBox(layout, box);
  layout.place(
    places.map(({ box, x }) => ({ lines: box.heading, x, width: half })),
    { padding: 0 },
  );
  layout.ensureSpace(BOX_HEIGHT + 24 + 2 * text.small.leading);
  layout.y += 5;
  for (const { box, x } of places) {
    layout.document.roundedRect(x, layout.y, half, BOX_HEIGHT, 4).lineWidth(0.8).stroke(colour.faint);
    box.fill(x);
  }
  layout.y += BOX_HEIGHT + 4;
  for (const { box, x } of places) layout.type.draw(box.below, { x, top: layout.y, width: half });
  // The longest name of a passport takes two lines: as much is left for it before it is given.
  layout.y += 12 + 2 * text.small.leading;
}

function noteBox(layout: PageLayout, { heading, inside, mark, below }: Box): void {
  const typed = mark?.kind === 'typed' ? [{ text: mark.text, look: 'strong' as const }] : [];
  layout.blocks.push({
    kind: 'signature',
    party: layout.textOf(heading),
    inside: [...layout.textOf(inside), ...typed],
    picture: mark?.kind === 'drawn' ? mark.picture : null,
    below: layout.textOf(below),
  });
}

function landlordBox(layout: PageLayout, contract: ContractDocument): Box {
  const { operator, issuedAt } = contract;
  const half = layout.halfWidth;
  const inner = half - 16;
  const lines = [
    ...layout.lines(`${wording.representative.ko} · ${wording.representative.en}`, text.small, inner),
    ...layout.both(operator.representative, inner, text.strong),
  ];
  const issued = layout.both(wording.issuedElectronically, inner, text.bodySoft);
  return {
    heading: party(layout, wording.landlord, operator.name),
    inside: [...lines, ...issued],
    mark: null,
    fill: (x) => {
      layout.type.draw(lines, { x: x + 8, top: layout.y + 5, width: inner });
      layout.type.draw(issued, { x: x + 8, top: layout.y + BOX_HEIGHT - heightOf(issued) - 5, width: inner });
      placeSeal(layout, operator.name.ko, x + half - SEAL_SIZE - 14, layout.y + (BOX_HEIGHT - SEAL_SIZE) / 2);
    },
    below: layout.lines(`${wording.issuedAt.ko} · ${wording.issuedAt.en} ${kst(issuedAt)}`, text.small, half),
  };
}

/** Draws the operator's seal as in Korean contracts: the name in a red square, with as many rows as letters per row. */
export function placeSeal(layout: PageLayout, name: string, x: number, y: number): void {
  const letters = [...name.replace(/\s/g, '')];
  const side = Math.ceil(Math.sqrt(letters.length));
  const rows = Array.from({ length: Math.ceil(letters.length / side) }, (_, row) =>
    letters.slice(row * side, (row + 1) * side),
  );
  layout.document
    .roundedRect(x, y, SEAL_SIZE, SEAL_SIZE, 6)
    .lineWidth(2)
    .stroke(colour.seal)
    .roundedRect(x + 3, y + 3, SEAL_SIZE - 6, SEAL_SIZE - 6, 4)
    .lineWidth(0.6)
    .stroke(colour.seal);
  const cell = (SEAL_SIZE - 12) / side;
  const style: TextStyle = { size: cell * 0.86, leading: cell, weight: 'bold', colour: colour.seal };
  const top = y + (SEAL_SIZE - cell * rows.length) / 2;
  for (const [row, signs] of rows.entries()) {
    const left = x + (SEAL_SIZE - cell * signs.length) / 2;
    for (const [column, sign] of signs.entries()) {
      const lines = layout.lines(sign, style, SEAL_SIZE);
      const inset = (cell - (lines[0]?.width ?? 0)) / 2;
      layout.type.draw(lines, { x: left + column * cell + inset, top: top + row * cell, width: cell });
    }
  }
}

function signerBox(layout: PageLayout, role: Bilingual, name: string, given: Given | null): Box {
  const half = layout.halfWidth;
  const when = `${wording.signedAt.ko} · ${wording.signedAt.en} ${given ? kst(given.at) : ''}`;
  const passport = `${wording.passportName.ko} · ${wording.passportName.en} ${given?.passportName ?? ''}`;
  const inside = layout.both(wording.signatureBox, half - 16, text.small);
  return {
    heading: party(layout, role, { ko: name, en: name }),
    inside,
    mark: given?.mark ?? null,
    fill: (x) => {
      layout.type.draw(inside, { x: x + 8, top: layout.y + 5, width: half - 16 });
      if (given)
        placeMark(layout, given.mark, {
          x: x + 52,
          y: layout.y + 6,
          width: half - 62,
          height: BOX_HEIGHT - 12,
        });
    },
    below: [...layout.lines(when, text.small, half), ...layout.lines(passport, text.small, half)],
  };
}

function party(layout: PageLayout, role: Bilingual, name: Bilingual): Line[] {
  return [
    ...layout.lines(`${role.ko} · ${role.en}`, text.small, layout.halfWidth),
    ...layout.both(name, layout.halfWidth, text.strong),
  ];
}

export function placeMark(
  layout: PageLayout,
  mark: Mark,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  if (mark.kind === 'drawn') {
    layout.document.image(mark.picture, x, y, { fit: [width, height], align: 'center', valign: 'center' });
    return;
  }
  for (const size of TYPED_SIZES) {
    const style: TextStyle = { size, leading: size * 1.3, weight: 'regular', colour: colour.ink };
    const lines = layout.lines(mark.text, style, width);
    const fits = heightOf(lines) <= height && (lines.length === 1 || size <= SINGLE_LINE_FROM);
    if (!fits && size !== TYPED_SIZES.at(-1)) continue;
    const fitting = lines.filter((_, index) => heightOf(lines.slice(0, index + 1)) <= height);
    layout.type.draw(fitting, { x, top: y + (height - heightOf(fitting)) / 2, width });
    return;
  }
}
