import type { Bilingual } from '#server/ports/documents/contract-document.ts';

/**
 * Words shared by contracts, residence certificates and receipts. Both languages are on the same page, so they are stored together here and not in
 * the locale files.
 */
export const documentWording = {
  contractNumber: { ko: '계약 번호', en: 'Contract no.' },
  issuedOn: { ko: '발급일', en: 'Issued' },
  name: { ko: '성명', en: 'Name' },
  passportName: { ko: '여권 성명', en: 'Name in passport' },
  birthDate: { ko: '생년월일', en: 'Date of birth' },
  contact: { ko: '연락처', en: 'Contact' },
  tenant: { ko: '임차인', en: 'Tenant' },
  company: { ko: '상호', en: 'Company' },
  representative: { ko: '대표자', en: 'Representative' },
  registrationNumber: { ko: '사업자등록번호', en: 'Business reg. no.' },
  address: { ko: '주소', en: 'Address' },
  phone: { ko: '전화번호', en: 'Phone' },
  email: { ko: '이메일', en: 'Email' },
  houseName: { ko: '숙소', en: 'Home' },
  area: { ko: '전용 면적', en: 'Floor area' },
  item: { ko: '항목', en: 'Item' },
  amountKrw: { ko: '금액 (원)', en: 'Amount (KRW)' },
  deposit: { ko: '보증금', en: 'Deposit' },
  rent: { ko: '임대료', en: 'Rent' },
  total: { ko: '합계 (부가가치세 포함)', en: 'Total (VAT included)' },
  chargedInUsd: { ko: '달러 청구 금액', en: 'Charged in US dollars' },
  notStated: { ko: '기재하지 않음', en: 'Not stated' },
  missing: {
    ko: '□ 기호는 이 문서의 글꼴로 나타낼 수 없는 문자를 뜻합니다.',
    en: 'The sign □ stands for a character that the typefaces of this document do not contain.',
  },
} as const satisfies Record<string, Bilingual>;

export const counted = {
  nights: (n: number): Bilingual => ({ ko: `${n}박`, en: n === 1 ? '1 night' : `${n} nights` }),
  people: (n: number): Bilingual => ({ ko: `${n}명`, en: n === 1 ? '1 person' : `${n} people` }),
};
