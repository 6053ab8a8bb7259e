import { both } from './bilingual.ts';
import type { DemoBoard } from './boards.ts';

/** The demo's conversations with residents, shown as testimonials. They have no pictures, because the demo has no faces to show. */
export const interviews: DemoBoard[] = [
  {
    type: 'INTERVIEW',
    title: both(
      '“공항에서 집까지, 처음으로 마음이 놓였어요”',
      '“From the airport to the door, I could breathe for the first time”',
    ),
    summary: both(
      '하노이에서 온 마이는 첫날 밤 따뜻한 바닥에 앉아 엄마에게 전화했어요.',
      'On her first night Mai from Hanoi sat on the warm floor and called her mother.',
    ),
    body: both(
      '<p>밤 11시에 도착했는데 현관 비밀번호와 오는 길이 휴대폰에 다 있었어요. 문을 열자 바닥이 따뜻했어요. 그대로 앉아서 엄마에게 영상 통화를 했죠.</p><h2>가장 도움이 된 것은요?</h2><p>계약서가 두 언어로 되어 있던 거요. 무엇에 서명하는지 전부 이해하고 서명한 건 처음이었어요.</p><h2>라운지는 자주 가나요?</h2><p>수요일 저녁은 거의 빠지지 않아요. 제 한국어는 교실보다 그 식탁에서 더 많이 늘었어요.</p>',
      '<p>I arrived at eleven at night, and the code and the way were on my phone. When I opened the door the floor was warm. I sat down right there and called my mother.</p><h2>What helped you most?</h2><p>That the contract was in two languages. It was the first time I understood everything I signed.</p><h2>Do you often go to the lounge?</h2><p>I hardly miss a Wednesday. My Korean grew more at that table than in class.</p>',
    ),
    photo: null,
    publishedIn: -14,
    person: both('마이 · 베트남 · 이화여대 교환학생', 'Mai · Vietnam · exchange student at Ewha'),
  },
  {
    type: 'INTERVIEW',
    title: both('“혼자 살지만 혼자인 적은 없어요”', '“I live alone, but I have never been alone”'),
    summary: both(
      '상파울루에서 온 루카스가 말하는 이웃, 놀이의 밤, 그리고 세탁기.',
      'Lucas from São Paulo on neighbours, games nights and the washing machine.',
    ),
    body: both(
      '<p>처음엔 세탁기 버튼도 못 읽었어요. 컨시어지에 사진을 보냈더니 3분 만에 그림을 그려서 답해 줬죠. 그 그림은 아직도 세탁기에 붙어 있어요.</p><h2>이웃들과는 어떻게 친해졌나요?</h2><p>윷놀이에서 한편이 된 사람이 지금 제일 친한 친구예요. 우리는 같은 건물에 살면서 석 달 동안 몰랐어요.</p><h2>다음 입주자에게 한마디 한다면요?</h2><p>침구 세트를 꼭 주문하세요. 첫날 밤에 이불이 있다는 건 정말 큰일이에요.</p>',
      '<p>At first I could not read the buttons of the washing machine. I sent the concierge a photo and three minutes later got a drawing back. It is still taped to the machine.</p><h2>How did you get to know your neighbours?</h2><p>My partner in a game of yut is now my closest friend. We had lived in the same building for three months without knowing.</p><h2>A word for the next resident?</h2><p>Order the bedding set. Having a duvet on the first night matters more than you think.</p>',
    ),
    photo: null,
    publishedIn: -31,
    person: both('루카스 · 브라질 · 한양대 대학원생', 'Lucas · Brazil · graduate student at Hanyang'),
  },
  {
    type: 'INTERVIEW',
    title: both(
      '“옥상에서 본 남산이 이제 우리 동네예요”',
      '“The mountain from the roof is my neighbourhood now”',
    ),
    summary: both(
      '알마티에서 온 아이게림은 두 학기째 같은 집에 살고 있어요.',
      'Aigerim from Almaty has lived in the same house for two semesters.',
    ),
    body: both(
      '<p>고향에서도 산이 보이는 집에 살았어요. 그래서 남산이 보이는 옥상에 처음 올라간 날, 여기서 오래 지내겠다고 생각했어요.</p><h2>집을 고를 때 무엇을 보았나요?</h2><p>내 날짜에 정확히 얼마인지요. 검색하면 총액이 바로 나와서 부모님께 그대로 보여 드렸어요.</p><h2>가장 기억에 남는 날은요?</h2><p>할머니의 만트를 이웃들에게 가르쳐 준 저녁이요. 다들 모양이 엉망이었는데 맛은 똑같았어요.</p>',
      '<p>At home I could see mountains too. So on the first day I stood on the roof and saw Namsan, I knew I would stay.</p><h2>What did you look at when you chose?</h2><p>What my dates would cost exactly. The search showed the total, and I showed it to my parents as it was.</p><h2>Which day do you remember most?</h2><p>The evening I taught everyone my grandmother’s manti. All the shapes were wrong, and all of them tasted right.</p>',
    ),
    photo: null,
    publishedIn: -45,
    person: both(
      '아이게림 · 카자흐스탄 · 서울대 석사과정',
      'Aigerim · Kazakhstan · master’s student at Seoul National',
    ),
  },
];
