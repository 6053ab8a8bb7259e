import type { Bilingual, ContractDocument } from '#server/ports/documents/contract-document.ts';
import { dateInWords, dayInWords, grouped, kst, usd, wonInWords } from './format.ts';
import type { PageLayout } from './page-layout.ts';
import { colour, contentWidth, page, text } from './style.ts';
import type { Line } from './text-layout.ts';
import { contractWording as wording } from './contract-wording.ts';
import { counted } from './document-wording.ts';

export function layContract(layout: PageLayout, contract: ContractDocument): void {
  layTitle(layout, contract);
  layParties(layout, contract);
  layStay(layout, contract);
  layPrice(layout, contract);
  laySchedule(layout, contract);
  layRefund(layout, contract);
  if (contract.houseRules.length > 0) {
    layout.heading(wording.rules, 60);
    layout.clauses(contract.houseRules, true);
  }
  if (contract.terms.length > 0) {
    layout.heading(wording.terms, 60);
    layout.clauses(contract.terms, true);
  }
}

function layTitle(layout: PageLayout, { reference, issuedAt, operator }: ContractDocument): void {
  const names =
    operator.name.ko === operator.name.en ? operator.name.ko : `${operator.name.ko} · ${operator.name.en}`;
  const half = layout.halfWidth;
  layout.columns(
    [
      { lines: layout.lines(names, text.strong, half), x: page.left, width: half },
      {
        lines: [
          ...layout.lines(
            `${wording.contractNumber.ko} · ${wording.contractNumber.en} ${reference}`,
            text.small,
            half,
          ),
          ...layout.lines(
            `${wording.issuedAt.ko} · ${wording.issuedAt.en} ${kst(issuedAt)}`,
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
  layout.y += 22;
  layout.paragraph(layout.lines(wording.title.ko, text.title, contentWidth), 2);
  layout.paragraph(layout.lines(wording.title.en, text.subtitle, contentWidth), 12);
  layout.rule(colour.orange, 1.6);
  layout.y += 10;
  layout.columns(
    [
      { lines: layout.lines(wording.preamble.ko, text.body, half), x: page.left, width: half },
      {
        lines: layout.lines(wording.preamble.en, text.bodySoft, half),
        x: page.left + half + 24,
        width: half,
      },
    ],
    { padding: 0 },
  );
}

function layParties(layout: PageLayout, { operator, tenant, occupants }: ContractDocument): void {
  const width = layout.pairValueWidth;
  const plain = (value: string): Line[] => layout.lines(value, text.body, width);
  const birth: Bilingual = tenant.birthDate ? dayInWords(tenant.birthDate) : wording.notStated;
  layout.heading(wording.parties, 90);
  layout.factPairs(
    [
      { label: wording.landlord, value: layout.both(operator.name, width, text.strong) },
      { label: wording.representative, value: layout.both(operator.representative, width) },
      { label: wording.registrationNumber, value: plain(operator.registrationNumber) },
      { label: wording.phone, value: plain(operator.phone) },
      { label: wording.email, value: plain(operator.email) },
    ],
    [
      { label: wording.tenant, value: layout.lines(tenant.name, text.strong, width) },
      { label: wording.birthDate, value: layout.both(birth, width) },
      { label: wording.phone, value: plain(tenant.phone) },
      { label: wording.email, value: plain(tenant.email) },
    ],
  );
  const address = layout.both(operator.address, contentWidth - 74);
  layout.facts([{ label: wording.landlordAddress, value: address }], 74);
  if (occupants.length === 0) return;
  layout.ensureSpace(80);
  layout.y += 10;
  layout.table(
    [
      { width: 34, head: wording.number },
      { width: 169.28, head: wording.occupants },
      { width: 170, head: wording.email },
      { width: 110, head: wording.phone },
    ],
    occupants.map((person, index) => ([number, name, email, phone]) => [
      layout.lines(String(index + 1), text.body, number ?? 0),
      layout.lines(person.name, text.strong, name ?? 0),
      layout.lines(person.email, text.body, email ?? 0),
      layout.lines(person.phone, text.body, phone ?? 0),
    ]),
  );
}

function layStay(layout: PageLayout, { house, stay }: ContractDocument): void {
  const labelWidth = 96;
  const wide = contentWidth - labelWidth;
  const half = layout.pairValueWidth;
  const day = (date: string, time: string, until: boolean): Line[] => {
    const words = dateInWords(date);
    return [
      ...layout.lines(`${words.ko} ${time} ${until ? '이전' : '이후'}`, text.strong, half),
      ...layout.lines(`${words.en}, ${until ? 'by' : 'from'} ${time}`, text.small, half),
    ];
  };
  layout.heading(wording.house, 90);
  layout.facts(
    [
      { label: wording.houseName, value: layout.both(house.name, wide, text.strong) },
      { label: wording.address, value: layout.both(house.address, wide) },
    ],
    74,
  );
  layout.factPairs(
    [
      { label: wording.checkIn, value: day(stay.checkIn, stay.checkInTime, false) },
      { label: wording.period, value: layout.both(counted.nights(stay.nights), half) },
      { label: wording.area, value: layout.lines(`${house.areaM2} m²`, text.body, half) },
    ],
    [
      { label: wording.checkOut, value: day(stay.checkOut, stay.checkOutTime, true) },
      { label: wording.guests, value: layout.both(counted.people(stay.guests), half) },
      { label: wording.maxGuests, value: layout.both(counted.people(house.maxGuests), half) },
    ],
  );
  layout.y += 6;
  layout.paragraph(layout.both(wording.seoulTime, contentWidth, text.bodySoft));
}

function layPrice(layout: PageLayout, { price }: ContractDocument): void {
  layout.heading(wording.price, 90);
  layout.table(
    [
      { width: 343.28, head: wording.item },
      { width: 140, align: 'right', head: wording.amountKrw },
    ],
    price.lines.map((line) => ([label, amount]) => [
      layout.both(line.label, label ?? 0),
      layout.lines(grouped(line.amountKrw), text.body, amount ?? 0),
    ]),
  );
  layTotal(layout, wording.total, `₩${grouped(price.totalKrw)}`, wonInWords(price.totalKrw));
  if (!price.usd) return;
  const { rateKrwPerUsd, source, at, totalCents } = price.usd;
  layTotal(layout, wording.chargedInUsd, usd(totalCents), null);
  const when = /^\d{4}-\d{2}-\d{2}$/.test(at) ? at : kst(at);
  const from = typeof source === 'string' ? source : `${source.ko} · ${source.en}`;
  layout.y += 6;
  layout.paragraph([
    ...layout.lines(
      `${wording.rate.ko} · ${wording.rate.en}: US$1 = ₩${rateKrwPerUsd} (${from}, ${when})`,
      text.bodySoft,
      contentWidth,
    ),
    ...layout.both(wording.rateFixed, contentWidth, text.bodySoft),
  ]);
}

function layTotal(layout: PageLayout, label: Bilingual, amount: string, words: string | null): void {
  const amountWidth = 170;
  const labelWidth = contentWidth - amountWidth - 10;
  layout.columns(
    [
      { lines: layout.both(label, 150, text.strong), x: page.left + 5, width: 150 },
      {
        lines: words ? layout.lines(words, text.strong, labelWidth - 155) : [],
        x: page.left + 160,
        width: labelWidth - 155,
      },
      {
        lines: layout.lines(amount, text.total, amountWidth),
        x: page.left + contentWidth - amountWidth - 5,
        width: amountWidth,
        align: 'right',
      },
    ],
    { padding: 6, rule: colour.orange, ruleWidth: 1.2 },
  );
}

function laySchedule(layout: PageLayout, { schedule, price }: ContractDocument): void {
  const inUsd = price.usd !== null || schedule.some((part) => part.amountUsdCents !== null);
  layout.heading(wording.schedule, 90);
  const sum = schedule.reduce((total, part) => total + part.amountKrw, 0);
  const cents = schedule.reduce((total, part) => total + (part.amountUsdCents ?? 0), 0);
  layout.table(
    [
      { width: 38, head: wording.seq },
      { width: 84, head: wording.dueOn },
      { width: inUsd ? 171.28 : 261.28, head: wording.covers },
      { width: 100, align: 'right', head: wording.amountKrw },
      ...(inUsd ? [{ width: 90, align: 'right' as const, head: wording.amountUsd }] : []),
    ],
    [
      ...schedule.map((part) => ([number, due, covers, won, dollars]: number[]) => [
        layout.lines(String(part.seq), text.body, number ?? 0),
        layout.lines(part.dueOn, text.body, due ?? 0),
        layout.both(part.covers, covers ?? 0),
        layout.lines(grouped(part.amountKrw), text.body, won ?? 0),
        part.amountUsdCents === null ? [] : layout.lines(usd(part.amountUsdCents), text.body, dollars ?? 0),
      ]),
      ([, , covers, won, dollars]: number[]) => [
        [],
        [],
        layout.both(wording.scheduleTotal, covers ?? 0, text.strong),
        layout.lines(grouped(sum), text.strong, won ?? 0),
        cents > 0 ? layout.lines(usd(cents), text.strong, dollars ?? 0) : [],
      ],
    ],
  );
}

function layRefund(layout: PageLayout, { refundPolicy }: ContractDocument): void {
  layout.heading(wording.refund, 90);
  const name = layout.both(refundPolicy.name, contentWidth - 74, text.strong);
  layout.facts([{ label: wording.policy, value: name }], 74);
  layout.clauses(refundPolicy.tiers, true);
  layout.clauses(refundPolicy.notes, false);
}
