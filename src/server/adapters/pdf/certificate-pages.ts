import type { ContractDocument, SignatureEvent, SignatureRecord, SignerRecord } from './contract-document.ts';
import { instant, kst, utc } from './format.ts';
import type { Sheet } from './sheet.ts';
import { placeMark } from './signature-pages.ts';
import type { Mark } from './signature-pages.ts';
import { colour, contentWidth, page, text } from './style.ts';
import type { TextStyle } from './style.ts';
import type { Line } from './typeset.ts';
import { eventNames, wording } from './wording.ts';

const LABEL_WIDTH = 74;

/** The certificate: who signed, when in Korean and universal time, from where, what exactly, and every event in the order it happened. */
export function layCertificate(
  sheet: Sheet,
  contract: ContractDocument,
  record: SignatureRecord,
  marks: Mark[],
  explainMissing: () => boolean,
): void {
  sheet.newPage();
  sheet.restartNumbers();
  sheet.paragraph(sheet.lines(wording.certificate.ko, text.title, contentWidth), 2);
  sheet.paragraph(sheet.lines(wording.certificate.en, text.subtitle, contentWidth), 10);
  sheet.rule(colour.orange, 1.6);
  sheet.y += 8;
  sheet.paragraph(sheet.both(wording.certificateIntro, contentWidth, text.body, text.bodySoft));
  layDocument(sheet, contract, record);
  for (const [index, signer] of record.signers.entries()) {
    const mark = marks[index];
    if (mark) laySigner(sheet, signer, mark, record.signers.length > 1 ? index + 1 : null);
  }
  layEvents(sheet, record);
  if (explainMissing()) {
    sheet.y += 8;
    sheet.paragraph(sheet.both(wording.missing, contentWidth, text.bodySoft));
  }
}

function layDocument(sheet: Sheet, contract: ContractDocument, record: SignatureRecord): void {
  const width = contentWidth - LABEL_WIDTH;
  const half = sheet.pairValueWidth;
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
      { label: wording.documentId, value: sheet.lines(record.documentId, text.small, half) },
    ],
    [
      { label: wording.issuedAt, value: moment(sheet, contract.issuedAt, half, text.body) },
      { label: wording.verify, value: sheet.lines(record.verifyAt, text.strong, half) },
    ],
  );
  const hash = [
    ...sheet.lines(record.originalSha256, text.strong, width),
    ...sheet.both(wording.sha256Note, width, text.small),
    ...sheet.both(wording.verifyNote, width, text.small, text.small),
  ];
  sheet.facts([{ label: wording.sha256, value: hash }], LABEL_WIDTH);
}

/** One signer; `number` where there are several. */
function laySigner(sheet: Sheet, signer: SignerRecord, mark: Mark, number: number | null): void {
  const half = sheet.pairValueWidth;
  const short = (value: string): Line[] => sheet.lines(value, text.body, half);
  const { ko, en } = wording.signer;
  sheet.heading(number === null ? wording.signer : { ko: `${ko} ${number}`, en: `${en} ${number}` }, 150);
  sheet.factPairs(
    [
      { label: wording.name, value: sheet.lines(signer.name, text.strong, half) },
      { label: wording.phone, value: short(signer.phone) },
      { label: wording.ip, value: short(signer.ip) },
    ],
    [
      { label: wording.signedAt, value: moment(sheet, signer.signedAt, half, text.strong) },
      { label: wording.email, value: short(signer.email) },
      { label: wording.timeZone, value: short(signer.timeZone) },
    ],
  );
  const agent = sheet.lines(signer.userAgent, text.body, contentWidth - LABEL_WIDTH);
  sheet.facts([{ label: wording.userAgent, value: agent }], LABEL_WIDTH);
  layMarkCopy(sheet, mark);
}

function layMarkCopy(sheet: Sheet, mark: Mark): void {
  const height = 30;
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
      sheet.lines(String(index + 1), text.small, number ?? 0),
      moment(sheet, event.at, when ?? 0, text.small),
      sheet.both(eventNames[event.kind], name ?? 0, text.small, text.small),
      [
        ...(record.signers.length > 1 ? signerOf(sheet, event, record, details ?? 0) : []),
        ...eventDetails(event, record).flatMap((part) => sheet.lines(part, text.small, details ?? 0)),
      ],
    ]),
  );
}

function signerOf(sheet: Sheet, event: SignatureEvent, { signers }: SignatureRecord, width: number): Line[] {
  return sheet.lines(`${event.signer}. ${signers[event.signer - 1]?.name ?? ''}`, text.body, width);
}

function eventDetails(event: SignatureEvent, { signers }: SignatureRecord): string[] {
  const where = [event.detail, event.ip && `IP ${event.ip}`].filter(Boolean).join(' · ');
  const { ko, en } = wording.sameUserAgent;
  const same = event.userAgent !== undefined && event.userAgent === signers[event.signer - 1]?.userAgent;
  return [where, same ? `${ko} · ${en}` : (event.userAgent ?? '')];
}

/** Korean time, and universal time below it. */
function moment(sheet: Sheet, iso: string, width: number, style: TextStyle): Line[] {
  return [...sheet.lines(kst(iso), style, width), ...sheet.lines(utc(iso), text.small, width)];
}
