import type { Bilingual } from '#contract/shared.ts';
import { grouped, won } from '#contract/rules/format-money.ts';
import { booking } from '#contract/rules/policy.ts';
import { both, inHours } from './bilingual.ts';

type Question = { question: Bilingual; answer: Bilingual };
const ask = (question: Bilingual, answer: Bilingual): Question => ({ question, answer });

export const faqGroups: { title: Bilingual; faqs: Question[] }[] = [
  {
    title: both('예약과 계약', 'Reservation and contract'),
    faqs: [
      ask(
        both('계약은 어떤 순서로 진행되나요?', 'How does the contract work?'),
        both(
          `집을 고르고, 첫 결제를 하고, 이메일로 받은 계약서에 서명하시면 됩니다. 서명과 결제는 어느 쪽을 먼저 하셔도 괜찮고, 둘 다 끝나면 예약이 확정됩니다. 요청하신 날짜는 ${booking.holdHours}시간 동안 다른 분이 예약할 수 없습니다.`,
          `Choose a house, make the first payment and sign the contract that comes by email. Signing and paying may be done in either order; when both are done your stay is confirmed. The dates are held for you for ${booking.holdHours} hours.`,
        ),
      ),
      ask(
        both('전자계약은 어떻게 서명하나요?', 'How do I sign the e-contract?'),
        both(
          '이메일의 링크를 열면 한국어와 영어가 함께 적힌 계약서를 읽을 수 있습니다. 전자서명에 동의한 뒤 손가락으로 그리거나 이름을 입력해 서명합니다. 서명된 PDF는 마이페이지에서 언제든 내려받을 수 있습니다.',
          'Open the link in the email and read the contract, which is in Korean and English. Agree to sign electronically, then draw or type your signature. The signed PDF stays in My page for download.',
        ),
      ),
      ask(
        both('예약 확정은 언제 알 수 있나요?', 'When do I learn that my stay is confirmed?'),
        both(
          `서명과 결제가 끝나면 ${booking.confirmationMinutes}분 안에 이메일과 문자로 확정 안내를 보내 드립니다.`,
          `Within ${booking.confirmationMinutes} minutes of signing and paying you get the confirmation by email and text message.`,
        ),
      ),
      ask(
        both('최소 며칠부터 지낼 수 있나요?', 'What is the minimum stay?'),
        both(
          `집마다 다릅니다. 대부분 ${booking.defaultMinNights}박부터이고 더 짧게 머물 수 있는 집도 있으며, 각 집의 페이지에 적혀 있습니다. 최대 ${booking.maxNights}박까지 예약할 수 있습니다.`,
          `It depends on the house: most start at ${booking.defaultMinNights} nights, a few at less. Each house page says so. The longest stay is ${booking.maxNights} nights.`,
        ),
      ),
      ask(
        both('이메일 인증을 꼭 해야 하나요?', 'Do I have to confirm my email address?'),
        both(
          '네. 서명하려면 인증된 주소가 필요합니다. 인증 메일이나 계약서 메일의 링크 가운데 하나를 여시면 인증되고, 마이페이지에서 인증 메일을 다시 받을 수 있습니다.',
          'Yes, to sign you need a confirmed address. It is confirmed once you open the link in the confirmation mail or the one in the mail with your contract; My page sends the confirmation again.',
        ),
      ),
    ],
  },
  {
    title: both('결제와 환불', 'Payment and refunds'),
    faqs: [
      ask(
        both('어떤 방법으로 결제할 수 있나요?', 'How can I pay?'),
        both(
          '국내 카드, 계좌이체, 가상계좌와 해외 카드를 쓸 수 있습니다. 해외 카드는 예약하실 때의 환율로 계산한 달러로 결제되고, 그 환율은 나중에 바뀌지 않습니다.',
          'Korean cards, bank transfer, a virtual account or an international card. International cards are charged in US dollars at the exchange rate of the moment you book; that rate never changes afterwards.',
        ),
      ),
      ask(
        both('한 번에 다 내야 하나요?', 'Do I pay everything at once?'),
        both(
          `${booking.singlePaymentNights}박까지는 예약하실 때 한 번에 결제합니다. 더 길면 ${booking.periodNights}박씩 나누어, 첫 결제에는 보증금과 침구 세트, 첫 ${booking.periodNights}박의 임대료가 들어가고 다음 결제는 각 기간이 시작되기 ${booking.dueDaysBeforePeriod}일 전에 합니다.`,
          `Stays of up to ${booking.singlePaymentNights} nights are paid once, when you book. Longer ones are split into periods of ${booking.periodNights} nights: the first payment holds the deposit, bedding and the first period, and each later one is due ${booking.dueDaysBeforePeriod} days before its period begins.`,
        ),
      ),
      ask(
        both('취소하면 얼마를 돌려받나요?', 'What do I get back if I cancel?'),
        both(
          '예약하실 때 보여 드린 취소 규정이 그대로 적용됩니다. 숙박 기간과 남은 날짜에 따라 다르며, 예약 상세에서 날짜별로 돌려받을 금액을 미리 확인할 수 있습니다. 기준은 한국 시간입니다.',
          'The cancellation policy shown when you booked applies to your stay. It depends on how long the stay is and how many days are left; your reservation shows the amount for each date before you decide. Korean time counts.',
        ),
      ),
      ask(
        both('보증금은 언제 돌려받나요?', 'When do I get my deposit back?'),
        both(
          `퇴실 뒤 집 상태를 확인하고, 공제할 것이 없으면 ${booking.depositDays}일 안에 결제하신 수단으로 전액 돌려드립니다. 공제가 있으면 항목과 금액을 하나하나 알려 드립니다.`,
          `After check-out we look at the home and, within ${booking.depositDays} days, return the deposit in full the way it was paid, unless something has to be deducted; then every item and amount is listed.`,
        ),
      ),
      ask(
        both('쿠폰은 어떻게 쓰나요?', 'How do I use a coupon?'),
        both(
          '예약 화면에 쿠폰 번호를 입력하면 임대료에서 할인됩니다. 보증금과 침구 세트에는 적용되지 않습니다.',
          'Enter its code when you request a stay. It reduces the rent, not the deposit or the bedding.',
        ),
      ),
    ],
  },
  {
    title: both('입주와 퇴실', 'Check-in and check-out'),
    faqs: [
      ask(
        both('입주와 퇴실은 몇 시인가요?', 'What time are check-in and check-out?'),
        both(
          `입주는 ${inHours.ko(booking.checkInTime)}부터, 퇴실은 ${inHours.ko(booking.checkOutTime)}까지입니다. 모두 한국 시간입니다. 조금 일찍 도착하시면 라운지에 짐을 맡기고 쉬실 수 있습니다.`,
          `Check-in is from ${inHours.en(booking.checkInTime)} and check-out until ${inHours.en(booking.checkOutTime)}, both Korean time. If you arrive early you can leave your luggage at the lounge and rest there.`,
        ),
      ),
      ask(
        both('주소와 현관 비밀번호는 언제 받나요?', 'When do I get the address and the door code?'),
        both(
          `정확한 주소는 예약이 확정되면 메일과 마이페이지에서 볼 수 있습니다. 현관 비밀번호는 입주 전날 ${inHours.ko(booking.checkInInfoTime)}에 이메일과 문자로 보내 드리고, 같은 때부터 마이페이지의 예약 상세에서도 볼 수 있습니다.`,
          `The exact address is in the mail and in My page once your reservation is confirmed. The door code comes at ${inHours.en(booking.checkInInfoTime)} on the day before check-in, by email and text message; from then on it is also in your reservation in My page.`,
        ),
      ),
      ask(
        both('밤늦게 도착해도 괜찮나요?', 'May I arrive late at night?'),
        both(
          '괜찮습니다. 모든 집이 번호 키라 언제든 들어가실 수 있고, 길을 못 찾으면 24시간 컨시어지에 전화하세요.',
          'Of course. Every door has a keypad, so you can enter at any hour, and the 24-hour concierge helps if you cannot find the way.',
        ),
      ),
      ask(
        both('침구가 있나요?', 'Is bedding provided?'),
        both(
          `침구는 제공하지 않습니다. 원하시면 이불, 베개, 매트리스 커버가 들어 있는 침구 세트를 ${grouped(booking.beddingSetPrice)}원에 대신 구매해 입주 전에 가져다 둡니다. 집의 최대 인원수까지 주문할 수 있습니다.`,
          `No. If you like, we buy a set for you (duvet, pillow and mattress cover, ${won(booking.beddingSetPrice)}) and put it in the home before you arrive. You can order as many sets as the home has places.`,
        ),
      ),
    ],
  },
  {
    title: both('집에서의 생활', 'Living in the home'),
    faqs: [
      ask(
        both('컨시어지는 언제 이용할 수 있나요?', 'When can I reach the concierge?'),
        both(
          '24시간, 일 년 내내 한국어와 영어로 도와드립니다. 고장, 병원 예약, 택배, 은행 업무까지 편하게 물어보세요.',
          'Day and night, all year, in Korean and English. Ask about repairs, doctors, parcels or the bank.',
        ),
      ),
      ask(
        both('공과금은 따로 내나요?', 'Are utilities extra?'),
        both(
          '전기, 수도, 가스, 인터넷이 모두 임대료에 들어 있습니다. 표시된 금액에는 부가가치세도 들어 있습니다.',
          'Electricity, water, gas and internet are included, and all prices include VAT.',
        ),
      ),
      ask(
        both('무언가 고장 나면 어떻게 하나요?', 'What if something breaks?'),
        both(
          '마이페이지의 예약 상세에서 사진과 함께 신고하시거나 컨시어지에 전화해 주세요. 난방, 물, 문 잠금은 그날 안에 고치고, 다른 것은 늦어도 사흘 안에 방문합니다.',
          'Report it with a photo in your reservation in My page, or call the concierge. Heating, water and locks are fixed the same day; for anything else someone comes within three days.',
        ),
      ),
      ask(
        both('친구를 초대해도 되나요?', 'May I have guests?'),
        both(
          '낮에는 언제든 괜찮습니다. 밤 10시 뒤에는 이웃을 위해 조용히 지내 주시고, 예약한 인원을 넘어 자고 갈 수는 없습니다.',
          'During the day, gladly. After 10 PM please keep it quiet for the neighbours; no more people may sleep there than were booked.',
        ),
      ),
    ],
  },
  {
    title: both('비자와 행정', 'Visa and paperwork'),
    faqs: [
      ask(
        both(
          '외국인등록증 주소를 이 집으로 등록할 수 있나요?',
          'Can I register this address for my residence card (ARC)?',
        ),
        both(
          '네. 서명한 계약서와 거주 확인서를 체류지 증빙으로 쓰실 수 있습니다. 거주 확인서는 첫 결제를 하고 입주자 모두가 서명하면 마이페이지의 예약 상세에서 바로 발급하실 수 있습니다.',
          'Yes. The signed contract and a residence certificate serve as proof of your address. Once the first payment is made and everybody has signed, you issue the certificate yourself in your reservation in My page.',
        ),
      ),
      ask(
        both('이사한 뒤 신고해야 하나요?', 'Must I report it when I move?'),
        both(
          '외국인등록을 하신 분은 새 주소로 옮긴 날부터 15일 안에 체류지 변경을 신고해야 합니다. 하이코리아나 주민센터에서 할 수 있고, 라운지에서 매달 함께 신고하는 날도 있습니다.',
          'Registered residents report a new address within 15 days of moving, on HiKorea or at the community centre. Once a month we do it together at the lounge.',
        ),
      ),
      ask(
        both('비자가 나오지 않으면 어떻게 되나요?', 'What if my visa is refused?'),
        both(
          '먼저 컨시어지에 연락해 주세요. 날짜를 바꿀 수 있는 기간이면 마이페이지에서 다른 날짜로 바꾸실 수 있고, 취소하시면 예약하실 때의 취소 규정에 따라 돌려드립니다.',
          'Write to the concierge first. While your policy still allows changes you can choose other dates in My page; if you cancel, the policy of your booking applies.',
        ),
      ),
      ask(
        both('부모님이 대신 결제할 수 있나요?', 'Can my parents pay for me?'),
        both(
          '네. 예약 화면에서 결제 링크를 만들어 부모님께 보내 주세요. 로그인하지 않아도 국내외 카드로 결제하실 수 있습니다. 계약서에는 실제로 지낼 분이 서명해야 합니다.',
          'Yes. Make a payment link in your reservation and send it to them: they pay by a card from Korea or from abroad, without an account. The contract is signed by the person who will live there.',
        ),
      ),
    ],
  },
];
