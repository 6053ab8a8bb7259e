import type { Bilingual } from '#server/ports/documents/contract-document.ts';
import { documentWording } from './document-wording.ts';

export const residenceWording = {
  ...documentWording,
  title: { ko: '거주 확인서', en: 'Residence Certificate' },
  form: {
    ko: '거주·숙소 제공 확인',
    en: 'Confirmation of residence and accommodation',
  },
  code: { ko: '확인 번호', en: 'Certificate code' },
  resident: { ko: '거주자', en: 'Resident' },
  nationality: { ko: '국적', en: 'Nationality' },
  passportNumber: { ko: '여권 번호', en: 'Passport no.' },
  residence: { ko: '거주지와 기간', en: 'Residence and period' },
  from: { ko: '거주 시작', en: 'From' },
  to: { ko: '거주 종료', en: 'To' },
  contract: { ko: '임대차 계약', en: 'Rental contract' },
  signedOn: { ko: '계약일', en: 'Signed' },
  totalRent: { ko: '기간 전체 임대료', en: 'Rent of the period' },
  provider: { ko: '숙소 제공자', en: 'Provider of the accommodation' },
  providerAddress: { ko: '사업장 주소', en: 'Address' },
  statement: {
    ko: '숙소 제공자는 아래 임대차 계약에 따라 거주자가 아래 기간 동안 아래 주소에 거주하도록 숙소를 제공함을 확인합니다.',
    en: 'The provider confirms that, under the rental contract below, it provides the home at the address below for the resident to live in during the period stated.',
  },
  checkAt: { ko: '확인 주소', en: 'Check at' },
  checkNote: {
    ko: 'QR 코드를 찍거나 위 주소에서 확인 번호를 입력하면 지금도 유효한지 누구나 확인할 수 있습니다. 계약이 바뀌거나 일찍 끝나면 이 확인서는 효력을 잃고, 그 사실이 확인 화면에 나타납니다.',
    en: 'Scan the QR code, or enter the certificate code at the address above: anyone can check whether it still holds. It ceases to hold once the contract changes or ends early, and the check then says so.',
  },
  sealNote: {
    ko: '이 파일에는 발행인의 전자 봉인(PAdES)이 있어 내용이 바뀌면 드러납니다.',
    en: 'This file is sealed electronically by the issuer (PAdES): any change of it shows.',
  },
} as const satisfies Record<string, Bilingual>;
