import type {
  ContractDocument,
  SignatureRecord,
  SignerRecord,
} from '#server/ports/documents/contract-document.ts';
import { renderContract, renderSignedContract } from '#server/adapters/pdf/contract-pdf.ts';

export const contractBytes = async (contract: ContractDocument): Promise<Uint8Array> =>
  (await renderContract(contract)).bytes;
export const signedBytes = async (contract: ContractDocument, record: SignatureRecord): Promise<Uint8Array> =>
  (await renderSignedContract(contract, record)).bytes;

const same = (text: string) => ({ ko: text, en: text });

const contract: ContractDocument = {
  reference: 'OND-2026-004218',
  issuedAt: '2026-12-01T06:04:05.000Z',
  operator: {
    name: { ko: '온돌 주식회사', en: 'Ondol Inc.' },
    representative: { ko: '서은우', en: 'Eunwoo Seo' },
    registrationNumber: '123-86-45678',
    address: {
      ko: '서울특별시 마포구 와우산로 94, 3층 (상수동)',
      en: '3F, 94 Wausan-ro, Mapo-gu, Seoul (Sangsu-dong)',
    },
    phone: '02-6010-2024',
    email: 'contract@ondol.example',
  },
  tenant: {
    name: 'Nguyễn Thị Hương',
    email: 'huong.nguyen@student.example',
    phone: '+82 10-4821-7730',
    birthDate: '2003-02-11',
  },
  occupants: [
    { name: '김민준', email: 'minjun@student.example', phone: '010-2345-6789' },
    { name: '张伟', email: 'zhangwei@student.example', phone: '+86 138 0013 8000' },
    { name: '陳大文', email: 'taiman@student.example', phone: '+852 5123 4567' },
    { name: 'Jürgen Müller', email: 'mueller@student.example', phone: '+49 151 23456789' },
    { name: 'Иван Петров', email: 'ivan@student.example', phone: '+7 916 123-45-67' },
  ],
  house: {
    name: { ko: '온돌 홍대 3호점 마당집', en: 'Ondol Hongdae No. 3, the Courtyard House' },
    address: {
      ko: '서울특별시 마포구 잔다리로 32길 17, 401호 (서교동)',
      en: 'Unit 401, 17 Jandari-ro 32-gil, Mapo-gu, Seoul (Seogyo-dong)',
    },
    areaM2: 46.2,
    maxGuests: 6,
  },
  stay: {
    checkIn: '2027-02-20',
    checkOut: '2027-06-20',
    nights: 120,
    guests: 6,
    checkInTime: '15:00',
    checkOutTime: '11:00',
  },
  price: {
    lines: [
      {
        label: {
          ko: '임대료 120박 (월 1,480,000원)',
          en: 'Rent, 120 nights (KRW 1,480,000 a month)',
        },
        amountKrw: 5_920_000,
      },
      { label: { ko: '쿠폰 할인 (새 학기)', en: 'Coupon (new semester)' }, amountKrw: -150_000 },
      { label: { ko: '침구 세트 6개', en: 'Bedding sets, 6' }, amountKrw: 234_000 },
      { label: { ko: '보증금', en: 'Deposit' }, amountKrw: 1_000_000 },
    ],
    totalKrw: 7_004_000,
    usd: {
      rateKrwPerUsd: '1,385.20',
      source: '서울외국환중개',
      at: '2026-12-01T00:30:00.000Z',
      totalCents: 505_632,
    },
  },
  schedule: [
    {
      seq: 1,
      dueOn: '2026-12-01',
      amountKrw: 2_564_000,
      amountUsdCents: 185_101,
      covers: {
        ko: '보증금, 침구 세트, 임대료 2027-02-20 – 2027-03-22 (30박) (쿠폰 적용)',
        en: 'Deposit, bedding sets, rent for nights 1–30 (coupon applied)',
      },
    },
    {
      seq: 2,
      dueOn: '2027-03-15',
      amountKrw: 1_480_000,
      amountUsdCents: 106_844,
      covers: { ko: '임대료 2027-03-22 – 2027-04-21 (30박)', en: 'Rent 2027-03-22 – 2027-04-21 (30 nights)' },
    },
    {
      seq: 3,
      dueOn: '2027-04-14',
      amountKrw: 1_480_000,
      amountUsdCents: 106_844,
      covers: { ko: '임대료 2027-04-21 – 2027-05-21 (30박)', en: 'Rent 2027-04-21 – 2027-05-21 (30 nights)' },
    },
    {
      seq: 4,
      dueOn: '2027-05-14',
      amountKrw: 1_480_000,
      amountUsdCents: 106_843,
      covers: { ko: '임대료 2027-05-21 – 2027-06-20 (30박)', en: 'Rent 2027-05-21 – 2027-06-20 (30 nights)' },
    },
  ],
  refundPolicy: {
    name: { ko: '학기 규정 (90박 이상)', en: 'Semester policy (90 nights and more)' },
    tiers: [
      {
        ko: '입주 90일 전까지 취소하면 임대료의 70%와 보증금 전액을 환불합니다.',
        en: 'Cancelled 90 days or more before check-in: 70 % of the rent and the whole deposit are refunded.',
      },
      {
        ko: '입주 60일 전부터 89일 전까지 취소하면 임대료의 50%와 보증금 전액을 환불합니다.',
        en: 'Cancelled 60 to 89 days before check-in: 50 % of the rent and the whole deposit are refunded.',
      },
      {
        ko: '입주 60일 미만을 남기고 취소하면 환불하지 않으며 일정도 변경할 수 없습니다.',
        en: 'Cancelled less than 60 days before check-in: nothing is refunded and the dates cannot be changed.',
      },
    ],
    notes: [
      {
        ko: '침구 세트 대금은 입주 8일 전까지 전액 환불합니다.',
        en: 'Bedding sets are refunded in full until 8 days before check-in.',
      },
      {
        ko: '천재지변으로 취소하는 경우에는 환불하지 않습니다.',
        en: 'There is no refund for a cancellation because of a natural disaster.',
      },
    ],
  },
  houseRules: [
    {
      ko: '시설을 깨끗하게 사용하고, 파손이나 고장을 발견하면 즉시 알려야 합니다.',
      en: 'Keep the facilities clean and report damage or malfunction immediately.',
    },
    {
      ko: '소음, 쓰레기 배출, 생활 태도에 관한 문제가 반복되면 보증금을 환불하지 않으며 즉시 퇴거를 요청할 수 있습니다.',
      en: 'Repeated noise, waste-disposal or conduct issues make the deposit non-refundable and may lead to immediate eviction.',
    },
    {
      ko: '실내 흡연과 반려동물 동반을 금지합니다.',
      en: 'Smoking indoors and pets are not permitted.',
    },
  ],
  terms: Array.from({ length: 8 }, () => ({
    ko: `임차인은 숙소를 주거 목적으로만 사용하며, 임대인의 서면 동의 없이 숙소의 전부 또는 일부를 다른 사람에게 전대하거나 임차권을 양도할 수 없습니다.`,
    en: `The Tenant uses the home as a residence only and may not sublet it or assign the tenancy, in whole or in part, without the Landlord's written consent.`,
  })),
};

/** Returns a 120-night contract in dollars for six people whose names need Latin, Hangul, Hanzi and Cyrillic. */
export function longStay(change: Partial<ContractDocument> = {}): ContractDocument {
  return { ...contract, ...change };
}

/** A 28-night contract in won for one person. */
export function shortStay(): ContractDocument {
  const { house, stay } = longStay();
  return longStay({
    reference: 'OND-2026-000007',
    tenant: { name: '김민준', email: 'minjun@student.example', phone: '010-2345-6789', birthDate: null },
    occupants: [],
    house: { ...house, name: same('온돌 신촌'), maxGuests: 1 },
    stay: { ...stay, checkIn: '2027-01-04', checkOut: '2027-02-01', nights: 28, guests: 1 },
    price: {
      lines: [
        { label: { ko: '임대료 28박', en: 'Rent, 28 nights' }, amountKrw: 840_000 },
        { label: { ko: '보증금', en: 'Deposit' }, amountKrw: 300_000 },
      ],
      totalKrw: 1_140_000,
      usd: null,
    },
    schedule: [
      {
        seq: 1,
        dueOn: '2026-12-01',
        amountKrw: 1_140_000,
        amountUsdCents: null,
        covers: { ko: '보증금과 임대료 전액', en: 'Deposit and the whole rent' },
      },
    ],
    terms: longStay().terms.slice(0, 3),
  });
}

export const DOCUMENT_HASH = '9f2c4be1a07d5583c6e9b1047ad2f3385e6c70fb94d1a28273b5c0e4f6a8d91b';

const userAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';

/** Returns a signer who typed a name late in the evening in UTC, when it is already the next day in Seoul. */
export function typedSigner(change: Partial<SignerRecord> = {}): SignerRecord {
  return {
    name: 'Nguyễn Thị Hương',
    identity: {
      name: 'NGUYEN THI HUONG',
      nationality: { ko: '베트남', en: 'Vietnam' },
      birthDate: '2003-04-05',
    },
    email: 'huong.nguyen@student.example',
    phone: '+82 10-4821-7730',
    ip: '203.0.113.47',
    userAgent,
    timeZone: 'Asia/Ho_Chi_Minh',
    signature: { kind: 'typed', text: 'Nguyễn Thị Hương' },
    signedAt: '2026-12-01T18:22:41.500Z',
    ...change,
  };
}

export function typedSignature(change: Partial<SignatureRecord> = {}): SignatureRecord {
  return {
    documentId: '0191f7a2-5d1e-7c44-9a6b-2f10c0de7e11',
    signers: [typedSigner()],
    signedAt: '2026-12-01T18:22:41.500Z',
    originalSha256: DOCUMENT_HASH,
    verifyAt: 'https://ondol.example/verify',
    events: [
      { at: '2026-12-01T18:22:41.500Z', kind: 'signed', signer: 1, ip: '203.0.113.47', userAgent },
      { at: '2026-12-01T06:04:09.000Z', kind: 'sent', signer: 1, detail: 'huong.nguyen@student.example' },
      { at: '2026-12-01T06:04:31.000Z', kind: 'delivered', signer: 1 },
      { at: '2026-12-01T12:00:00.000Z', kind: 'reminded', signer: 1, detail: 'huong.nguyen@student.example' },
      { at: '2026-12-01T18:19:02.000Z', kind: 'opened', signer: 1, ip: '203.0.113.47', userAgent },
      { at: '2026-12-01T18:21:55.000Z', kind: 'consented', signer: 1, ip: '203.0.113.47' },
    ],
    ...change,
  };
}
