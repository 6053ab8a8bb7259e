import type { Bilingual, ContractDocument, SignatureEvent, SignatureRecord } from './contract-document.ts';
import { instant, kst, utc } from './format.ts';
import type { Sheet } from './sheet.ts';
import { colour, contentWidth, page, text } from './style.ts';
import type { TextStyle } from './style.ts';
import { heightOf } from './typeset.ts';
import type { Line } from './typeset.ts';
import { eventNames, wording } from './wording.ts';

/** What goes into a signature box: words, or a picture as a data URI, which pdfkit embeds once however often it is placed. */
export type Mark = { kind: 'drawn'; picture: string } | { kind: 'typed'; text: string };

const BOX_HEIGHT = 84;
const TYPED_SIZES = [24, 20, 16, 13, 10, 8, 6, 4.5];
const SINGLE_LINE_FROM = 13;

/** The signature section. It takes the same room signed and unsigned, so that signing moves nothing on the page. */
export function laySignatures(
  sheet: Sheet,
  contract: ContractDocument,
  signed: { mark: Mark; at: string } | null,
  explainMissing: () => boolean,
): void {
  const half = sheet.halfWidth;
  const right = page.left + half + 24;
  const closing = [
    sheet.lines(wording.closing.ko, text.body, half),
    sheet.lines(wording.closing.en, text.bodySoft, half),
  ];
  const tenant = party(sheet, wording.tenant, { ko: contract.tenant.name, en: contract.tenant.name });
  const landlord = party(sheet, wording.landlord, contract.operator.name);
  const names = Math.max(heightOf(tenant), heightOf(landlord));
  const closingHeight = Math.max(...closing.map(heightOf));
  sheet.heading(wording.signatures, Math.min(closingHeight + names + BOX_HEIGHT + 60, 600));
  sheet.y += 8;
  sheet.row(
    closing.map((lines, side) => ({ lines, x: side === 0 ? page.left : right, width: half })),
    { padding: 0 },
  );
  if (explainMissing()) {
    sheet.y += 6;
    sheet.paragraph(sheet.both(wording.missing, contentWidth, text.bodySoft));
  }
  sheet.y += 12;
  sheet.row(
    [
      { lines: landlord, x: page.left, width: half },
      { lines: tenant, x: right, width: half },
    ],
    { padding: 0 },
  );
  sheet.keep(BOX_HEIGHT + 24);
  sheet.y += 5;
  layLandlordBox(sheet, contract, half);
  box(sheet, right, half);
  const mark = sheet.both(wording.signatureBox, half - 16, text.small);
  sheet.type.draw(mark, right + 8, sheet.y + 5, half - 16);
  if (signed) placeMark(sheet, signed.mark, right + 52, sheet.y + 6, half - 62, BOX_HEIGHT - 12);
  sheet.y += BOX_HEIGHT + 4;
  const issued = `${wording.issuedAt.ko} · ${wording.issuedAt.en} ${kst(contract.issuedAt)}`;
  const when = `${wording.signedAt.ko} · ${wording.signedAt.en} ${signed ? kst(signed.at) : ''}`;
  sheet.type.draw(sheet.lines(issued, text.small, half), page.left, sheet.y, half);
  sheet.type.draw(sheet.lines(when, text.small, half), right, sheet.y, half);
  sheet.y += 12;
}

function party(sheet: Sheet, role: Bilingual, name: Bilingual): Line[] {
  return [
    ...sheet.lines(`${role.ko} · ${role.en}`, text.small, sheet.halfWidth),
    ...sheet.both(name, sheet.halfWidth, text.strong),
  ];
}

function box(sheet: Sheet, x: number, width: number): void {
  sheet.document.roundedRect(x, sheet.y, width, BOX_HEIGHT, 4).lineWidth(0.8).stroke(colour.faint);
}

function layLandlordBox(sheet: Sheet, { operator }: ContractDocument, width: number): void {
  box(sheet, page.left, width);
  const inner = width - 16;
  const lines = [
    ...sheet.lines(`${wording.representative.ko} · ${wording.representative.en}`, text.small, inner),
    ...sheet.both(operator.representative, inner, text.strong),
  ];
  const issued = sheet.both(wording.issuedElectronically, inner, text.bodySoft);
  sheet.type.draw(lines, page.left + 8, sheet.y + 5, inner);
  sheet.type.draw(issued, page.left + 8, sheet.y + BOX_HEIGHT - heightOf(issued) - 5, inner);
}

function placeMark(sheet: Sheet, mark: Mark, x: number, y: number, width: number, height: number): void {
  if (mark.kind === 'drawn') {
    sheet.document.image(mark.picture, x, y, { fit: [width, height], align: 'center', valign: 'center' });
    return;
  }
  for (const size of TYPED_SIZES) {
    const style: TextStyle = { size, leading: size * 1.3, weight: 'regular', colour: colour.ink };
    const lines = sheet.lines(mark.text, style, width);
    const fits = heightOf(lines) <= height && (lines.length === 1 || size <= SINGLE_LINE_FROM);
    if (!fits && size !== TYPED_SIZES.at(-1)) continue;
    const fitting = lines.slice(0, Math.floor(height / style.leading));
    sheet.type.draw(fitting, x, y + (height - heightOf(fitting)) / 2, width);
    return;
  }
}

/** The certificate: who signed, when in Korean and universal time, from where, what exactly, and every event in the order it happened. */
export function layCertificate(
  sheet: Sheet,
  contract: ContractDocument,
  record: SignatureRecord,
  mark: Mark,
  explainMissing: () => boolean,
): void {
  const { signer } = record;
  const labelWidth = 74;
  const width = contentWidth - labelWidth;
  const half = sheet.pairValueWidth;
  const plain = (value: string): Line[] => sheet.lines(value, text.body, width);
  sheet.newPage();
  sheet.restartNumbers();
  sheet.paragraph(sheet.lines(wording.certificate.ko, text.title, contentWidth), 2);
  sheet.paragraph(sheet.lines(wording.certificate.en, text.subtitle, contentWidth), 10);
  sheet.rule(colour.orange, 1.6);
  sheet.y += 8;
  sheet.paragraph(sheet.both(wording.certificateIntro, contentWidth, text.body, text.bodySoft));
  sheet.heading(wording.document, 90);
  sheet.factPairs(
    [
      {
        label: wording.contractNumber,
        value: [
          ...sheet.lines(contract.reference, text.strong, half),
          ...sheet.lines(`${wording.title.ko} · ${wording.title.en}`, text.small, half),
        ],
      },
    ],
    [{ label: wording.issuedAt, value: moment(sheet, contract.issuedAt, half, text.body) }],
  );
  sheet.facts(
    [
      { label: wording.documentId, value: plain(record.documentId) },
      {
        label: wording.sha256,
        value: [
          ...sheet.lines(record.originalSha256, text.strong, width),
          ...sheet.both(wording.sha256Note, width, text.small),
        ],
      },
    ],
    labelWidth,
  );
  sheet.heading(wording.signer, 90);
  const short = (value: string): Line[] => sheet.lines(value, text.body, half);
  sheet.factPairs(
    [
      { label: wording.name, value: sheet.lines(signer.name, text.strong, half) },
      { label: wording.phone, value: short(signer.phone) },
      { label: wording.ip, value: short(signer.ip) },
    ],
    [
      {
        label: wording.signedAt,
        value: moment(sheet, record.signedAt, half, text.strong),
      },
      { label: wording.email, value: short(signer.email) },
      { label: wording.timeZone, value: short(signer.timeZone) },
    ],
  );
  sheet.facts([{ label: wording.userAgent, value: plain(signer.userAgent) }], labelWidth);
  layMarkCopy(sheet, mark);
  layEvents(sheet, record);
  if (explainMissing()) {
    sheet.y += 8;
    sheet.paragraph(sheet.both(wording.missing, contentWidth, text.bodySoft));
  }
}

function layMarkCopy(sheet: Sheet, mark: Mark): void {
  const height = 36;
  sheet.keep(height + 10);
  const method = sheet.both(wording[mark.kind], sheet.pairValueWidth);
  const label = sheet.both(wording.method, 66, text.label);
  sheet.type.draw(label, page.left, sheet.y + 5, 66);
  sheet.type.draw(method, page.left + 74, sheet.y + 5, sheet.pairValueWidth);
  const right = page.left + sheet.halfWidth + 24;
  sheet.type.draw(sheet.both(wording.signatureBox, 66, text.label), right, sheet.y + 5, 66);
  placeMark(sheet, mark, right + 74, sheet.y + 5, sheet.pairValueWidth, height);
  sheet.y += height + 10;
  sheet.rule();
}

function layEvents(sheet: Sheet, record: SignatureRecord): void {
  const inOrder = record.events.toSorted((a, b) => instant(a.at) - instant(b.at));
  sheet.heading(wording.events, 80);
  sheet.table(
    [
      { width: 26, head: wording.number },
      { width: 118, head: wording.when },
      { width: 110, head: wording.event },
      { width: 229.28, head: wording.details },
    ],
    inOrder.map((event, index) => ([number, when, name, details]) => [
      sheet.lines(String(index + 1), text.body, number ?? 0),
      moment(sheet, event.at, when ?? 0, text.body),
      sheet.both(eventNames[event.kind], name ?? 0),
      eventDetails(event, record).flatMap((part) => sheet.lines(part, text.small, details ?? 0)),
    ]),
  );
}

function eventDetails(event: SignatureEvent, { signer }: SignatureRecord): string[] {
  const where = [event.detail, event.ip && `IP ${event.ip}`].filter(Boolean).join(' · ');
  const { ko, en } = wording.sameUserAgent;
  const device = event.userAgent === signer.userAgent ? `${ko} · ${en}` : (event.userAgent ?? '');
  return [where, device];
}

/** Korean time, and universal time below it. */
function moment(sheet: Sheet, iso: string, width: number, style: TextStyle): Line[] {
  return [...sheet.lines(kst(iso), style, width), ...sheet.lines(utc(iso), text.small, width)];
}
