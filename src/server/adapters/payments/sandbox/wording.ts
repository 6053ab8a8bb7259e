import type { Language } from '#contract/shared.ts';

/** What the sandbox provider's own page says; a provider's texts are its own, not the product's. */
export const wording = {
  ko: {
    provider: '샌드박스 결제',
    mark: '테스트 결제',
    note: '실제로 청구되지 않는 시험용 결제창입니다. 어떤 결과를 돌려줄지 선택해 주세요.',
    amount: '결제 금액',
    order: '주문 번호',
    method: '결제 수단',
    pay: '결제하기',
    decline: '카드사에서 거절',
    wrong: '다른 금액을 돌려주기',
    close: '결제창 닫기',
    unknown: '이 주문을 찾을 수 없습니다.',
    done: {
      authorized: '이미 승인된 결제입니다.',
      paid: '이미 완료된 결제입니다.',
      declined: '거절된 결제입니다.',
      abandoned: '닫은 결제입니다.',
    },
    back: '돌아가기',
    methods: {
      card: '카드',
      transfer: '계좌이체',
      'virtual-account': '가상계좌',
      'international-card': '해외 카드',
    },
  },
  en: {
    provider: 'Sandbox Pay',
    mark: 'Test payment',
    note: 'This is a payment page for testing: nothing is charged. Choose what it should answer.',
    amount: 'Amount',
    order: 'Order',
    method: 'Method',
    pay: 'Pay',
    decline: 'Decline the card',
    wrong: 'Return a different amount',
    close: 'Close the window',
    unknown: 'There is no such order.',
    done: {
      authorized: 'This payment has already been approved.',
      paid: 'This payment has already been made.',
      declined: 'This payment was declined.',
      abandoned: 'This payment was closed.',
    },
    back: 'Go back',
    methods: {
      card: 'Card',
      transfer: 'Bank transfer',
      'virtual-account': 'Virtual account',
      'international-card': 'International card',
    },
  },
} as const satisfies Record<Language, object>;
