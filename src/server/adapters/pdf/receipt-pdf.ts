import type { Bilingual } from '#server/ports/documents/contract-document.ts';
import { documentWording } from './document-wording.ts';
import { openDocument } from './document.ts';
import { Typefaces } from './fonts.ts';
import { dayInWords, grouped, instant, kst, usd } from './format.ts';
import type { ReceiptDocument } from '#server/ports/documents/receipt-document.ts';
import { shaperFor } from './shaper.ts';
import { PageLayout } from './page-layout.ts';
import { colour, contentWidth, text } from './style.ts';
import { TextLayout, type Line } from './text-layout.ts';

export type { ReceiptDocument } from '#server/ports/documents/receipt-document.ts';

const wording = {
  ...documentWording,
  title: { ko: '영수증', en: 'Receipt' },
  number: { ko: '영수증 번호', en: 'Receipt no.' },
  paid: { ko: '결제', en: 'Payment' },
  payer: { ko: '결제하신 분', en: 'Paid by' },
  reservation: { ko: '예약 번호', en: 'Reservation' },
  stay: { ko: '숙박 기간', en: 'Stay' },
  period: { ko: '결제 대상 기간', en: 'Covers' },
  method: { ko: '결제 수단', en: 'Method' },
  paidAt: { ko: '결제 일시', en: 'Paid' },
  order: { ko: '주문 번호', en: 'Order' },
  amounts: { ko: '금액', en: 'Amounts' },
  bedding: { ko: '침구 구매 대행', en: 'Bedding sets' },
  rentBefore: { ko: '임대료 (쿠폰 적용 전)', en: 'Rent (before the coupon)' },
  coupon: { ko: '쿠폰 할인', en: 'Coupon' },
  supply: { ko: '공급가액 (보증금 제외)', en: 'Supply value (without the deposit)' },
  vat: { ko: '부가가치세', en: 'VAT' },
  inUsd: { ko: '달러 환산 금액 (참고)', en: 'In US dollars (for information)' },
  rate: { ko: '예약 시 확정된 환율', en: 'Rate locked when booking' },
  refunds: { ko: '환불', en: 'Refunds' },
  refunded: { ko: '환불 완료', en: 'Refunded' },
  refunding: { ko: '환불 진행 중', en: 'Refund under way' },
  net: { ko: '환불 후 금액', en: 'After refunds' },
  issuer: { ko: '공급자', en: 'Issued by' },
} as const satisfies Record<string, Bilingual>;

const methods: Record<string, Bilingual> = {
  card: { ko: '카드', en: 'Card' },
  카드: { ko: '카드', en: 'Card' },
  간편결제: { ko: '간편결제', en: 'Easy pay' },
  'international-card': { ko: '해외 카드', en: 'International card' },
  transfer: { ko: '계좌이체', en: 'Bank transfer' },
  계좌이체: { ko: '계좌이체', en: 'Bank transfer' },
  'virtual-account': { ko: '가상계좌', en: 'Virtual account' },
  가상계좌: { ko: '가상계좌', en: 'Virtual account' },
};

/**
 * Renders a receipt for one payment: A4, Korean and English, refunds included. The same input gives the same bytes.
 * @throws RangeError if a date, an instant or an amount is invalid
 */
export async function renderReceipt(receipt: ReceiptDocument): Promise<Uint8Array> {
  const { operator } = receipt;
  const shaper = await shaperFor(receipt);
  const { document, written } = openDocument({
    Title: `${wording.title.ko} · ${wording.title.en} ${receipt.number}`,
    Author: operator.name.ko,
    Creator: operator.name.en,
    CreationDate: new Date(instant(receipt.paidAt)),
  });
  const layout = new PageLayout(document, new TextLayout(document, new Typefaces(document, shaper)));
  layout.newPage();
  layTitle(layout, receipt);
  layPayment(layout, receipt);
  layAmounts(layout, receipt);
  if (receipt.refunds.length > 0) layRefunds(layout, receipt);
  layIssuer(layout, receipt);
  document.end();
  return written;
}

function layTitle(layout: PageLayout, { number, issuedOn }: ReceiptDocument): void {
  layout.paragraph(layout.lines(wording.title.ko, text.title, contentWidth), 2);
  layout.paragraph(layout.lines(wording.title.en, text.subtitle, contentWidth), 6);
  const facts = [
    `${wording.number.ko} · ${wording.number.en} ${number}`,
    `${wording.issuedOn.ko} · ${wording.issuedOn.en} ${issuedOn}`,
  ];
  layout.paragraph(layout.lines(facts.join(' — '), text.small, contentWidth), 4);
  layout.rule(colour.orange, 1.6);
}

function layPayment(layout: PageLayout, receipt: ReceiptDocument): void {
  const width = layout.pairValueWidth;
  const plain = (value: string): Line[] => layout.lines(value, text.body, width);
  const span = (from: string, to: string) => {
    const [first, last] = [dayInWords(from), dayInWords(to)];
    return layout.both({ ko: `${first.ko} – ${last.ko}`, en: `${first.en} – ${last.en}` }, width);
  };
  const method = receipt.method ? methodOf(receipt.method, receipt.cardLast4) : null;
  layout.heading(wording.paid, 90);
  layout.factPairs(
    [
      { label: wording.payer, value: layout.lines(receipt.payer, text.strong, width) },
      { label: wording.houseName, value: layout.both(receipt.house, width) },
      { label: wording.reservation, value: plain(receipt.reservation) },
      ...(method ? [{ label: wording.method, value: layout.both(method, width) }] : []),
    ],
    [
      { label: wording.stay, value: span(receipt.stay.checkIn, receipt.stay.checkOut) },
      { label: wording.period, value: span(receipt.period.from, receipt.period.to) },
      { label: wording.paidAt, value: plain(kst(receipt.paidAt)) },
      { label: wording.order, value: layout.lines(receipt.orderId, text.small, width) },
    ],
  );
}

function methodOf(method: string, cardLast4: string | null): Bilingual {
  const { ko, en } = methods[method] ?? { ko: method, en: method };
  const card = cardLast4 === null ? '' : ` ····${cardLast4}`;
  return { ko: ko + card, en: en + card };
}

type AmountRow = { label: Bilingual; value: string; strong?: boolean };

function layAmounts(layout: PageLayout, receipt: ReceiptDocument): void {
  const { amount, tax, usd: dollars } = receipt;
  const inUsd = dollars.charged ? wording.chargedInUsd : wording.inUsd;
  const rows: AmountRow[] = [
    ...partRows(receipt),
    { label: wording.total, value: grouped(amount), strong: true },
    { label: wording.supply, value: grouped(tax.supply) },
    { label: wording.vat, value: grouped(tax.vat) },
    {
      label: {
        ko: `${inUsd.ko} · ${wording.rate.ko} US$1 = ₩${dollars.rateKrwPerUsd}`,
        en: `${inUsd.en} · ${wording.rate.en}, US$1 = ₩${dollars.rateKrwPerUsd}`,
      },
      value: usd(dollars.cents),
      strong: dollars.charged,
    },
  ];
  layout.heading(wording.amounts, 90);
  layRows(layout, rows);
}

function partRows({ parts, coupon }: ReceiptDocument): AmountRow[] {
  const items = (['deposit', 'bedding', 'rent'] as const).filter((part) => parts[part] > 0);
  const row = (part: (typeof items)[number]) => ({ label: wording[part], value: grouped(parts[part]) });
  if (!coupon || coupon.discount === 0) return items.map(row);
  const { ko, en } = wording.coupon;
  return [
    ...items.filter((part) => part !== 'rent').map(row),
    { label: wording.rentBefore, value: grouped(parts.rent + coupon.discount) },
    {
      label: { ko: `${ko} (${coupon.code})`, en: `${en} (${coupon.code})` },
      value: grouped(-coupon.discount),
    },
  ];
}

function layRefunds(layout: PageLayout, { refunds, amount }: ReceiptDocument): void {
  const back = refunds.reduce((sum, refund) => sum + refund.amount, 0);
  const rows: AmountRow[] = refunds.map((refund) => {
    const state = refund.done ? wording.refunded : wording.refunding;
    const at = kst(refund.at);
    const inUsd = refund.amountUsdCents === null ? '' : ` (${usd(-refund.amountUsdCents)})`;
    return {
      label: { ko: `${state.ko} ${at}`, en: `${state.en} ${at}` },
      value: `${grouped(-refund.amount)}${inUsd}`,
    };
  });
  rows.push({ label: wording.net, value: grouped(amount - back), strong: true });
  layout.heading(wording.refunds, 60);
  layRows(layout, rows);
}

function layRows(layout: PageLayout, rows: AmountRow[]): void {
  const valueWidth = 180;
  layout.table(
    [
      { width: contentWidth - valueWidth, head: wording.item },
      { width: valueWidth, head: wording.amountKrw, align: 'right' },
    ],
    rows.map(({ label, value, strong }) => ([labelWidth, width]) => [
      layout.both(label, labelWidth ?? 0, strong ? text.strong : text.body),
      layout.lines(value, strong ? text.strong : text.body, width ?? 0),
    ]),
  );
}

function layIssuer(layout: PageLayout, { operator }: ReceiptDocument): void {
  const width = layout.pairValueWidth;
  const plain = (value: string): Line[] => layout.lines(value, text.body, width);
  layout.heading(wording.issuer, 90);
  layout.factPairs(
    [
      { label: wording.company, value: layout.both(operator.name, width, text.strong) },
      { label: wording.representative, value: layout.both(operator.representative, width) },
      { label: wording.registrationNumber, value: plain(operator.registrationNumber) },
    ],
    [
      { label: wording.address, value: layout.both(operator.address, width) },
      { label: wording.phone, value: plain(operator.phone) },
      { label: wording.email, value: plain(operator.email) },
    ],
  );
}
