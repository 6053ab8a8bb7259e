import type { Bilingual, ContractDocument } from './contract-document.ts';
import { kst } from './format.ts';
import type { Sheet } from './sheet.ts';
import { colour, contentWidth, page, text } from './style.ts';
import type { TextStyle } from './style.ts';
import { heightOf } from './typeset.ts';
import type { Line } from './typeset.ts';
import { wording } from './wording.ts';

/** What goes into a signature box: words, or a picture as a data URI, which pdfkit embeds once however often it is placed. */
export type Mark = { kind: 'drawn'; picture: string } | { kind: 'typed'; text: string };

const BOX_HEIGHT = 84;
const TYPED_SIZES = [24, 20, 16, 13, 10, 8, 6, 4.5];
const SINGLE_LINE_FROM = 13;

/** A signature that was given, and when (ISO instant). */
export type Given = { mark: Mark; at: string };

type Box = { heading: Line[]; fill: (x: number) => void; below: Line[] };

/** The signature section. It takes the same room signed and unsigned, so that signing moves nothing on the page. */
export function laySignatures(
  sheet: Sheet,
  contract: ContractDocument,
  given: Given[] | null,
  explainMissing: () => boolean,
): void {
  const half = sheet.halfWidth;
  const right = page.left + half + 24;
  const closing = [
    sheet.lines(wording.closing.ko, text.body, half),
    sheet.lines(wording.closing.en, text.bodySoft, half),
  ];
  const names = contract.signers ?? [contract.tenant.name];
  const boxes = [
    landlordBox(sheet, contract),
    ...names.map((name, index) =>
      signerBox(sheet, index === 0 ? wording.tenant : wording.occupant, name, given?.[index] ?? null),
    ),
  ];
  const first = Math.max(...boxes.slice(0, 2).map(({ heading }) => heightOf(heading)));
  const closingHeight = Math.max(...closing.map(heightOf));
  sheet.heading(wording.signatures, Math.min(closingHeight + first + BOX_HEIGHT + 60, 600));
  sheet.y += 8;
  sheet.row(
    closing.map((lines, side) => ({ lines, x: side === 0 ? page.left : right, width: half })),
    { padding: 0 },
  );
  if (explainMissing()) {
    sheet.y += 6;
    sheet.paragraph(sheet.both(wording.missing, contentWidth, text.bodySoft));
  }
  for (let index = 0; index < boxes.length; index += 2) layBoxes(sheet, boxes.slice(index, index + 2));
}

/** Two parties beside each other, their names above their boxes. */
function layBoxes(sheet: Sheet, pair: Box[]): void {
  const half = sheet.halfWidth;
  const places = pair.map((box, side) => ({ box, x: page.left + side * (half + 24) }));
  const heading = Math.max(...pair.map((box) => heightOf(box.heading)));
  sheet.keep(Math.min(heading + BOX_HEIGHT + 40, 600));
  sheet.y += 12;
  sheet.row(
    places.map(({ box, x }) => ({ lines: box.heading, x, width: half })),
    { padding: 0 },
  );
  sheet.keep(BOX_HEIGHT + 24);
  sheet.y += 5;
  for (const { box, x } of places) {
    sheet.document.roundedRect(x, sheet.y, half, BOX_HEIGHT, 4).lineWidth(0.8).stroke(colour.faint);
    box.fill(x);
  }
  sheet.y += BOX_HEIGHT + 4;
  for (const { box, x } of places) sheet.type.draw(box.below, x, sheet.y, half);
  sheet.y += 12;
}

function landlordBox(sheet: Sheet, contract: ContractDocument): Box {
  const { operator, issuedAt } = contract;
  const half = sheet.halfWidth;
  const inner = half - 16;
  return {
    heading: party(sheet, wording.landlord, operator.name),
    fill: (x) => {
      const lines = [
        ...sheet.lines(`${wording.representative.ko} · ${wording.representative.en}`, text.small, inner),
        ...sheet.both(operator.representative, inner, text.strong),
      ];
      const issued = sheet.both(wording.issuedElectronically, inner, text.bodySoft);
      sheet.type.draw(lines, x + 8, sheet.y + 5, inner);
      sheet.type.draw(issued, x + 8, sheet.y + BOX_HEIGHT - heightOf(issued) - 5, inner);
    },
    below: sheet.lines(`${wording.issuedAt.ko} · ${wording.issuedAt.en} ${kst(issuedAt)}`, text.small, half),
  };
}

function signerBox(sheet: Sheet, role: Bilingual, name: string, given: Given | null): Box {
  const half = sheet.halfWidth;
  const when = `${wording.signedAt.ko} · ${wording.signedAt.en} ${given ? kst(given.at) : ''}`;
  return {
    heading: party(sheet, role, { ko: name, en: name }),
    fill: (x) => {
      sheet.type.draw(sheet.both(wording.signatureBox, half - 16, text.small), x + 8, sheet.y + 5, half - 16);
      if (given) placeMark(sheet, given.mark, x + 52, sheet.y + 6, half - 62, BOX_HEIGHT - 12);
    },
    below: sheet.lines(when, text.small, half),
  };
}

function party(sheet: Sheet, role: Bilingual, name: Bilingual): Line[] {
  return [
    ...sheet.lines(`${role.ko} · ${role.en}`, text.small, sheet.halfWidth),
    ...sheet.both(name, sheet.halfWidth, text.strong),
  ];
}

/** Sets a signature in the middle of its place, as large as it fits. */
export function placeMark(
  sheet: Sheet,
  mark: Mark,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  if (mark.kind === 'drawn') {
    sheet.document.image(mark.picture, x, y, { fit: [width, height], align: 'center', valign: 'center' });
    return;
  }
  for (const size of TYPED_SIZES) {
    const style: TextStyle = { size, leading: size * 1.3, weight: 'regular', colour: colour.ink };
    const lines = sheet.lines(mark.text, style, width);
    const fits = heightOf(lines) <= height && (lines.length === 1 || size <= SINGLE_LINE_FROM);
    if (!fits && size !== TYPED_SIZES.at(-1)) continue;
    const fitting = lines.filter((_, index) => heightOf(lines.slice(0, index + 1)) <= height);
    sheet.type.draw(fitting, x, y + (height - heightOf(fitting)) / 2, width);
    return;
  }
}
