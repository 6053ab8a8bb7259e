import type { Bilingual, ContractDocument } from './contract-document.ts';
import { dateInWords, grouped, kst, usd, wonInWords } from './format.ts';
import type { Sheet } from './sheet.ts';
import { colour, contentWidth, page, text } from './style.ts';
import type { Line } from './typeset.ts';
import { counted, wording } from './wording.ts';

/** The contract's text from its title to its terms, without the signatures. */
export function layContract(sheet: Sheet, contract: ContractDocument): void {
  layTitle(sheet, contract);
  layParties(sheet, contract);
  layStay(sheet, contract);
  layPrice(sheet, contract);
  laySchedule(sheet, contract);
  layRefund(sheet, contract);
  if (contract.houseRules.length > 0) {
    sheet.heading(wording.rules, 60);
    sheet.clauses(contract.houseRules, true);
  }
  if (contract.terms.length > 0) {
    sheet.heading(wording.terms, 60);
    sheet.clauses(contract.terms, true);
  }
}

function layTitle(sheet: Sheet, { reference, issuedAt, operator }: ContractDocument): void {
  const names =
    operator.name.ko === operator.name.en ? operator.name.ko : `${operator.name.ko} · ${operator.name.en}`;
  const half = sheet.halfWidth;
  sheet.row(
    [
      { lines: sheet.lines(names, text.strong, half), x: page.left, width: half },
      {
        lines: [
          ...sheet.lines(
            `${wording.contractNumber.ko} · ${wording.contractNumber.en} ${reference}`,
            text.small,
            half,
          ),
          ...sheet.lines(
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
  sheet.y += 22;
  sheet.paragraph(sheet.lines(wording.title.ko, text.title, contentWidth), 2);
  sheet.paragraph(sheet.lines(wording.title.en, text.subtitle, contentWidth), 12);
  sheet.rule(colour.orange, 1.6);
  sheet.y += 10;
  sheet.row(
    [
      { lines: sheet.lines(wording.preamble.ko, text.body, half), x: page.left, width: half },
      { lines: sheet.lines(wording.preamble.en, text.bodySoft, half), x: page.left + half + 24, width: half },
    ],
    { padding: 0 },
  );
}

function layParties(sheet: Sheet, { operator, tenant, occupants }: ContractDocument): void {
  const width = sheet.pairValueWidth;
  const plain = (value: string): Line[] => sheet.lines(value, text.body, width);
  const birth: Bilingual = tenant.birthDate ? dateInWords(tenant.birthDate) : wording.notStated;
  sheet.heading(wording.parties, 90);
  sheet.factPairs(
    [
      { label: wording.landlord, value: sheet.both(operator.name, width, text.strong) },
      { label: wording.representative, value: sheet.both(operator.representative, width) },
      { label: wording.registrationNumber, value: plain(operator.registrationNumber) },
      { label: wording.phone, value: plain(operator.phone) },
      { label: wording.email, value: plain(operator.email) },
    ],
    [
      { label: wording.tenant, value: sheet.lines(tenant.name, text.strong, width) },
      { label: wording.birthDate, value: sheet.both(birth, width) },
      { label: wording.phone, value: plain(tenant.phone) },
      { label: wording.email, value: plain(tenant.email) },
    ],
  );
  const address = sheet.both(operator.address, contentWidth - 74);
  sheet.facts([{ label: wording.landlordAddress, value: address }], 74);
  if (occupants.length === 0) return;
  sheet.keep(80);
  sheet.y += 10;
  sheet.table(
    [
      { width: 34, head: wording.number },
      { width: 169.28, head: wording.occupants },
      { width: 170, head: wording.email },
      { width: 110, head: wording.phone },
    ],
    occupants.map((person, index) => ([number, name, email, phone]) => [
      sheet.lines(String(index + 1), text.body, number ?? 0),
      sheet.lines(person.name, text.strong, name ?? 0),
      sheet.lines(person.email, text.body, email ?? 0),
      sheet.lines(person.phone, text.body, phone ?? 0),
    ]),
  );
}

function layStay(sheet: Sheet, { house, stay }: ContractDocument): void {
  const labelWidth = 96;
  const wide = contentWidth - labelWidth;
  const half = sheet.pairValueWidth;
  const day = (date: string, time: string, until: boolean): Line[] => {
    const words = dateInWords(date);
    return [
      ...sheet.lines(`${words.ko} ${time} ${until ? '이전' : '이후'}`, text.strong, half),
      ...sheet.lines(`${words.en}, ${until ? 'by' : 'from'} ${time}`, text.small, half),
    ];
  };
  sheet.heading(wording.house, 90);
  sheet.facts(
    [
      { label: wording.houseName, value: sheet.both(house.name, wide, text.strong) },
      { label: wording.address, value: sheet.both(house.address, wide) },
    ],
    74,
  );
  sheet.factPairs(
    [
      { label: wording.checkIn, value: day(stay.checkIn, stay.checkInTime, false) },
      { label: wording.period, value: sheet.both(counted.nights(stay.nights), half) },
      { label: wording.area, value: sheet.lines(`${house.areaM2} m²`, text.body, half) },
    ],
    [
      { label: wording.checkOut, value: day(stay.checkOut, stay.checkOutTime, true) },
      { label: wording.guests, value: sheet.both(counted.people(stay.guests), half) },
      { label: wording.maxGuests, value: sheet.both(counted.people(house.maxGuests), half) },
    ],
  );
  sheet.y += 6;
  sheet.paragraph(sheet.both(wording.seoulTime, contentWidth, text.bodySoft));
}

function layPrice(sheet: Sheet, { price }: ContractDocument): void {
  sheet.heading(wording.price, 90);
  sheet.table(
    [
      { width: 343.28, head: wording.item },
      { width: 140, align: 'right', head: wording.amountKrw },
    ],
    price.lines.map((line) => ([label, amount]) => [
      sheet.both(line.label, label ?? 0),
      sheet.lines(grouped(line.amountKrw), text.body, amount ?? 0),
    ]),
  );
  layTotal(sheet, wording.total, `₩${grouped(price.totalKrw)}`, wonInWords(price.totalKrw));
  if (!price.usd) return;
  const { rateKrwPerUsd, source, at, totalCents } = price.usd;
  layTotal(sheet, wording.totalUsd, usd(totalCents), null);
  const when = /^\d{4}-\d{2}-\d{2}$/.test(at) ? at : kst(at);
  sheet.y += 6;
  sheet.paragraph([
    ...sheet.lines(
      `${wording.rate.ko} · ${wording.rate.en}: US$1 = ₩${rateKrwPerUsd} (${source}, ${when})`,
      text.bodySoft,
      contentWidth,
    ),
    ...sheet.both(wording.rateFixed, contentWidth, text.bodySoft),
  ]);
}

function layTotal(sheet: Sheet, label: Bilingual, amount: string, words: string | null): void {
  const amountWidth = 170;
  const labelWidth = contentWidth - amountWidth - 10;
  sheet.row(
    [
      { lines: sheet.both(label, 150, text.strong), x: page.left + 5, width: 150 },
      {
        lines: words ? sheet.lines(words, text.strong, labelWidth - 155) : [],
        x: page.left + 160,
        width: labelWidth - 155,
      },
      {
        lines: sheet.lines(amount, text.total, amountWidth),
        x: page.left + contentWidth - amountWidth - 5,
        width: amountWidth,
        align: 'right',
      },
    ],
    { padding: 6, rule: colour.orange, ruleWidth: 1.2 },
  );
}

function laySchedule(sheet: Sheet, { schedule, price }: ContractDocument): void {
  const inUsd = price.usd !== null || schedule.some((part) => part.amountUsdCents !== null);
  sheet.heading(wording.schedule, 90);
  const sum = schedule.reduce((total, part) => total + part.amountKrw, 0);
  const cents = schedule.reduce((total, part) => total + (part.amountUsdCents ?? 0), 0);
  sheet.table(
    [
      { width: 38, head: wording.seq },
      { width: 84, head: wording.dueOn },
      { width: inUsd ? 171.28 : 261.28, head: wording.covers },
      { width: 100, align: 'right', head: wording.amountKrw },
      ...(inUsd ? [{ width: 90, align: 'right' as const, head: wording.amountUsd }] : []),
    ],
    [
      ...schedule.map((part) => ([number, due, covers, won, dollars]: number[]) => [
        sheet.lines(String(part.seq), text.body, number ?? 0),
        sheet.lines(part.dueOn, text.body, due ?? 0),
        sheet.both(part.covers, covers ?? 0),
        sheet.lines(grouped(part.amountKrw), text.body, won ?? 0),
        part.amountUsdCents === null ? [] : sheet.lines(usd(part.amountUsdCents), text.body, dollars ?? 0),
      ]),
      ([, , covers, won, dollars]: number[]) => [
        [],
        [],
        sheet.both(wording.scheduleTotal, covers ?? 0, text.strong),
        sheet.lines(grouped(sum), text.strong, won ?? 0),
        cents > 0 ? sheet.lines(usd(cents), text.strong, dollars ?? 0) : [],
      ],
    ],
  );
}

function layRefund(sheet: Sheet, { refundPolicy }: ContractDocument): void {
  sheet.heading(wording.refund, 90);
  const name = sheet.both(refundPolicy.name, contentWidth - 74, text.strong);
  sheet.facts([{ label: wording.policy, value: name }], 74);
  sheet.clauses(refundPolicy.tiers, true);
  sheet.clauses(refundPolicy.notes, false);
}
