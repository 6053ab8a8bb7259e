import { encodeQR } from 'qr';
import { grouped as digitGroups } from '#contract/rules/format-money.ts';
import { booking } from '#contract/rules/policy.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import type { Bilingual } from '#server/ports/documents/contract-document.ts';
import type { ResidenceCertificate } from '#server/ports/documents/residence-certificate.ts';
import { openDocument } from './document.ts';
import { Typefaces } from './fonts.ts';
import { layFooters } from './footers.ts';
import { dateInWords, dayInWords, grouped, instant } from './format.ts';
import { PageLayout } from './page-layout.ts';
import { residenceWording as words } from './residence-wording.ts';
import { shaperFor } from './shaper.ts';
import { placeSeal, SEAL_SIZE } from './signature-pages.ts';
import { colour, contentWidth, page, text } from './style.ts';
import { heightOf, TextLayout } from './text-layout.ts';
import { counted } from './document-wording.ts';

const LABEL_WIDTH = 74;
/** Side of the QR code, points: 30 mm, which a phone reads from a screen and from paper. */
const QR_SIDE = 90;

/**
 * Renders a residence certificate: A4, Korean and English, on one page unless names or addresses are very long. The same input gives the same bytes.
 * @throws RangeError if a date, an instant or an amount is invalid
 */
export async function renderResidenceCertificate(certificate: ResidenceCertificate): Promise<Uint8Array> {
  const { code, issuedAt, operator } = certificate;
  const shaper = await shaperFor(certificate);
  const { document, written } = openDocument({
    Title: `${words.title.ko} · ${words.title.en} ${code}`,
    Author: operator.name.ko,
    Subject: words.form.en,
    Creator: operator.name.en,
    CreationDate: new Date(instant(issuedAt)),
  });
  const faces = new Typefaces(document, shaper);
  const type = new TextLayout(document, faces);
  const layout = new PageLayout(document, type);
  layout.newPage();
  layTitle(layout, certificate);
  layStatement(layout);
  layResident(layout, certificate);
  layResidence(layout, certificate);
  layContract(layout, certificate);
  layProvider(layout, certificate);
  if (faces.missed) {
    layout.y += 6;
    layout.paragraph(layout.both(words.missing, contentWidth, text.bodySoft));
  }
  layVerification(layout, certificate);
  layFooters(document, type, {
    label: words.code,
    reference: code,
    from: 0,
    to: document.bufferedPageRange().count,
  });
  document.end();
  return written;
}

function layTitle(layout: PageLayout, { code, issuedAt }: ResidenceCertificate): void {
  const half = layout.halfWidth;
  const issuedOn = dayInWords(seoulDate(instant(issuedAt)));
  layout.columns(
    [
      {
        lines: [
          ...layout.lines(words.title.ko, text.title, half),
          ...layout.lines(words.title.en, text.subtitle, half),
        ],
        x: page.left,
        width: half,
      },
      {
        lines: [
          ...layout.lines(`${words.form.ko} · ${words.form.en}`, text.small, half),
          ...layout.lines(`${words.code.ko} · ${words.code.en} ${code}`, text.strong, half),
          ...layout.lines(
            `${words.issuedOn.ko} · ${words.issuedOn.en} ${issuedOn.ko} · ${issuedOn.en}`,
            text.small,
            half,
          ),
        ],
        x: page.left + half + 24,
        width: half,
        align: 'right',
      },
    ],
    { padding: 0 },
  );
  layout.y += 6;
  layout.rule(colour.orange, 1.6);
}

function layStatement(layout: PageLayout): void {
  const half = layout.halfWidth;
  layout.y += 8;
  layout.columns(
    [
      { lines: layout.lines(words.statement.ko, text.body, half), x: page.left, width: half },
      {
        lines: layout.lines(words.statement.en, text.bodySoft, half),
        x: page.left + half + 24,
        width: half,
      },
    ],
    { padding: 0 },
  );
}

function layResident(layout: PageLayout, { resident }: ResidenceCertificate): void {
  const width = layout.pairValueWidth;
  const { name, passportName, nationality, birthDate, passportNumber } = resident;
  const born = birthDate === null ? words.notStated : dayInWords(birthDate);
  const facts = [
    passportName === null
      ? { label: words.name, value: layout.lines(name, text.strong, width) }
      : {
          label: words.passportName,
          value: [
            ...layout.lines(passportName, text.strong, width),
            ...layout.lines(name, text.small, width),
          ],
        },
    ...(passportNumber === null
      ? []
      : [{ label: words.passportNumber, value: layout.lines(passportNumber, text.strong, width) }]),
    { label: words.nationality, value: layout.both(nationality ?? words.notStated, width) },
    { label: words.birthDate, value: layout.both(born, width) },
  ];
  layout.heading(words.resident, 60);
  layout.factPairs(
    facts.filter((_, index) => index % 2 === 0),
    facts.filter((_, index) => index % 2 === 1),
  );
}

function layResidence(layout: PageLayout, { house, stay }: ResidenceCertificate): void {
  const width = layout.pairValueWidth;
  const nights = counted.nights(stay.nights);
  const to = dateInWords(stay.checkOut);
  layout.heading(words.residence, 90);
  layout.facts(
    [
      {
        label: words.address,
        value: layout.both(house.address, contentWidth - LABEL_WIDTH, text.strong, text.body),
      },
    ],
    LABEL_WIDTH,
  );
  layout.factPairs(
    [
      { label: words.from, value: layout.both(dateInWords(stay.checkIn), width, text.strong) },
      { label: words.houseName, value: layout.both(house.name, width) },
    ],
    [
      {
        label: words.to,
        value: layout.both(
          { ko: `${to.ko} · ${nights.ko}`, en: `${to.en} · ${nights.en}` },
          width,
          text.strong,
        ),
      },
      { label: words.area, value: layout.lines(`${house.areaM2} m²`, text.body, width) },
    ],
  );
}

function layContract(layout: PageLayout, { contract, rent }: ResidenceCertificate): void {
  const width = layout.pairValueWidth;
  const monthly: Bilingual = {
    ko: `${booking.periodNights}박 기준 ${digitGroups(rent.monthly)}원`,
    en: `KRW ${digitGroups(rent.monthly)} for ${booking.periodNights} nights`,
  };
  const won = (amount: number): Bilingual => ({ ko: `${grouped(amount)}원`, en: `KRW ${grouped(amount)}` });
  layout.heading(words.contract, 60);
  layout.factPairs(
    [
      { label: words.contractNumber, value: layout.lines(contract.reference, text.strong, width) },
      { label: words.tenant, value: layout.lines(contract.tenant, text.body, width) },
      { label: words.deposit, value: layout.both(won(rent.deposit), width) },
    ],
    [
      { label: words.signedOn, value: layout.both(dayInWords(contract.signedOn), width) },
      { label: words.rent, value: layout.both(monthly, width) },
      { label: words.totalRent, value: layout.both(won(rent.total), width) },
    ],
  );
}

function layProvider(layout: PageLayout, { operator }: ResidenceCertificate): void {
  const width = layout.pairValueWidth;
  const contact = [
    ...layout.lines(operator.phone, text.body, width - SEAL_SIZE),
    ...layout.lines(operator.email, text.small, width - SEAL_SIZE),
  ];
  layout.heading(words.provider, 110);
  const top = layout.y;
  layout.factPairs(
    [
      { label: words.company, value: layout.both(operator.name, width, text.strong) },
      { label: words.representative, value: layout.both(operator.representative, width) },
    ],
    [
      {
        label: words.registrationNumber,
        value: layout.lines(operator.registrationNumber, text.body, width - SEAL_SIZE),
      },
      { label: words.contact, value: contact },
    ],
  );
  placeSeal(layout, operator.name.ko, page.left + contentWidth - SEAL_SIZE - 4, top + 8);
  layout.facts(
    [{ label: words.providerAddress, value: layout.both(operator.address, contentWidth - LABEL_WIDTH) }],
    LABEL_WIDTH,
  );
}

function layVerification(layout: PageLayout, { code, checkAt }: ResidenceCertificate): void {
  const width = contentWidth - QR_SIDE - 20;
  const lines = [
    ...layout.lines(`${words.code.ko} · ${words.code.en} ${code}`, text.strong, width),
    ...layout.lines(
      `${words.checkAt.ko} · ${words.checkAt.en} ${checkAt.replace(/\?.*/, '')}`,
      text.body,
      width,
    ),
    ...layout.both(words.checkNote, width, text.bodySoft),
    ...layout.both(words.sealNote, width, text.bodySoft),
  ];
  const height = Math.max(QR_SIDE, heightOf(lines));
  layout.ensureSpace(height + 10);
  layout.y += 10;
  const top = layout.y;
  layout.type.draw(lines, { x: page.left, top, width });
  placeQr(layout, checkAt, page.left + contentWidth - QR_SIDE, top);
  layout.y = top + height;
}

function placeQr({ document }: PageLayout, address: string, x: number, y: number): void {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: 1 });
  const side = QR_SIDE / rows.length;
  for (const [row, cells] of rows.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) document.rect(x + column * side, y + row * side, side, side);
  document.fill(colour.ink);
  document.link(x, y, QR_SIDE, QR_SIDE, address);
}
