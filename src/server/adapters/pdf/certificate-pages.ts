import type {
  ContractDocument,
  SignatureEvent,
  SignatureRecord,
  SignerRecord,
} from '#server/ports/documents/contract-document.ts';
import { instant, kst, utc } from './format.ts';
import type { PageLayout } from './page-layout.ts';
import { placeMark } from './signature-pages.ts';
import type { Mark } from './signature-pages.ts';
import { colour, contentWidth, page, text } from './style.ts';
import type { TextStyle } from './style.ts';
import type { Line } from './text-layout.ts';
import { contractWording as wording, eventNames } from './contract-wording.ts';

const LABEL_WIDTH = 74;

/** Lays out the certificate: who signed, when in Korean and universal time, from where, what exactly, and all events in order. */
export function layCertificate(
  layout: PageLayout,
  contract: ContractDocument,
  {
    record,
    marks,
    explainMissing,
  }: { record: SignatureRecord; marks: Mark[]; explainMissing: () => boolean },
): void {
  layout.newPage();
  layout.restartNumbers();
  layout.paragraph(layout.lines(wording.certificate.ko, text.title, contentWidth), 2);
  layout.paragraph(layout.lines(wording.certificate.en, text.subtitle, contentWidth), 10);
  layout.rule(colour.orange, 1.6);
  layout.y += 8;
  layout.paragraph(layout.both(wording.certificateIntro, contentWidth, text.body, text.bodySoft));
  layDocument(layout, contract, record);
  for (const [index, signer] of record.signers.entries()) {
    const mark = marks[index];
    if (mark) laySigner(layout, signer, mark, record.signers.length > 1 ? index + 1 : null);
  }
  layEvents(layout, record);
  if (explainMissing()) {
    layout.y += 8;
    layout.paragraph(layout.both(wording.missing, contentWidth, text.bodySoft));
  }
}

function layDocument(layout: PageLayout, contract: ContractDocument, record: SignatureRecord): void {
  const width = contentWidth - LABEL_WIDTH;
  const half = layout.pairValueWidth;
  layout.heading(wording.document, 90);
  layout.factPairs(
    [
      {
        label: wording.contractNumber,
        value: [
          ...layout.lines(contract.reference, text.strong, half),
          ...layout.lines(`${wording.title.ko} · ${wording.title.en}`, text.small, half),
        ],
      },
      { label: wording.documentId, value: layout.lines(record.documentId, text.small, half) },
    ],
    [
      { label: wording.issuedAt, value: moment(layout, contract.issuedAt, half, text.body) },
      { label: wording.verify, value: layout.lines(record.verifyAt, text.strong, half) },
    ],
  );
  const hash = [
    ...layout.lines(record.originalSha256, text.strong, width),
    ...layout.both(wording.sha256Note, width, text.small),
    ...layout.both(wording.verifyNote, width, text.small, text.small),
  ];
  layout.facts([{ label: wording.sha256, value: hash }], LABEL_WIDTH);
}

function laySigner(layout: PageLayout, signer: SignerRecord, mark: Mark, number: number | null): void {
  const half = layout.pairValueWidth;
  const short = (value: string): Line[] => layout.lines(value, text.body, half);
  const below = (value: string): Line[] => (value ? layout.lines(value, text.small, half) : []);
  const { ko, en } = wording.signer;
  const { identity } = signer;
  const { nationality, birthDate } = identity ?? { nationality: wording.notStated, birthDate: '' };
  layout.heading(number === null ? wording.signer : { ko: `${ko} ${number}`, en: `${en} ${number}` }, 150);
  layout.factPairs(
    [
      {
        label: wording.name,
        value: [...layout.lines(signer.name, text.strong, half), ...below(identity?.name ?? '')],
      },
      { label: wording.contact, value: [...short(signer.phone), ...below(signer.email)] },
      { label: wording.ip, value: short(signer.ip) },
    ],
    [
      { label: wording.signedAt, value: moment(layout, signer.signedAt, half, text.strong) },
      {
        label: wording.nationalityAndBirth,
        value: [...short(`${nationality.ko} · ${nationality.en}`), ...below(birthDate)],
      },
      { label: wording.timeZone, value: short(signer.timeZone) },
    ],
  );
  const agent = layout.lines(signer.userAgent, text.body, contentWidth - LABEL_WIDTH);
  layout.facts([{ label: wording.userAgent, value: agent }], LABEL_WIDTH);
  layMarkCopy(layout, mark);
}

function layMarkCopy(layout: PageLayout, mark: Mark): void {
  const height = 30;
  layout.ensureSpace(height + 10);
  const method = layout.both(wording[mark.kind], layout.pairValueWidth);
  const label = layout.both(wording.method, 66, text.label);
  layout.blocks.push({ kind: 'facts', facts: [{ label: wording.method, value: layout.textOf(method) }] });
  layout.type.draw(label, { x: page.left, top: layout.y + 5, width: 66 });
  layout.type.draw(method, { x: page.left + 74, top: layout.y + 5, width: layout.pairValueWidth });
  const right = page.left + layout.halfWidth + 24;
  layout.type.draw(layout.both(wording.signatureBox, 66, text.label), {
    x: right,
    top: layout.y + 5,
    width: 66,
  });
  placeMark(layout, mark, { x: right + 74, y: layout.y + 5, width: layout.pairValueWidth, height });
  layout.y += height + 10;
  layout.rule();
}

function layEvents(layout: PageLayout, record: SignatureRecord): void {
  const inOrder = record.events.toSorted((a, b) => instant(a.at) - instant(b.at));
  layout.heading(wording.events, 80);
  layout.table(
    [
      { width: 26, head: wording.number },
      { width: 118, head: wording.when },
      { width: 110, head: wording.event },
      { width: 229.28, head: wording.details },
    ],
    inOrder.map((event, index) => ([number, when, name, details]) => [
      layout.lines(String(index + 1), text.small, number ?? 0),
      moment(layout, event.at, when ?? 0, text.small),
      layout.both(eventNames[event.kind], name ?? 0, text.small, text.small),
      [
        ...(record.signers.length > 1 ? signerOf(layout, event, record, details ?? 0) : []),
        ...eventDetails(event, record).flatMap((part) => layout.lines(part, text.small, details ?? 0)),
      ],
    ]),
  );
}

function signerOf(
  layout: PageLayout,
  event: SignatureEvent,
  { signers }: SignatureRecord,
  width: number,
): Line[] {
  return layout.lines(`${event.signer}. ${signers[event.signer - 1]?.name ?? ''}`, text.body, width);
}

function eventDetails(event: SignatureEvent, { signers }: SignatureRecord): string[] {
  const where = [event.detail, event.ip && `IP ${event.ip}`].filter(Boolean).join(' · ');
  const { ko, en } = wording.sameUserAgent;
  const same = event.userAgent !== undefined && event.userAgent === signers[event.signer - 1]?.userAgent;
  return [where, same ? `${ko} · ${en}` : (event.userAgent ?? '')];
}

function moment(layout: PageLayout, iso: string, width: number, style: TextStyle): Line[] {
  return [...layout.lines(kst(iso), style, width), ...layout.lines(utc(iso), text.small, width)];
}
