import { both } from '../bilingual.ts';
import type { DemoNeighbourhoods } from './demo-neighbourhoods.ts';

export const east: DemoNeighbourhoods<'hanyang' | 'korea' | 'hufs' | 'seoul-national'> = {
  hanyang: {
    summary: both(
      '한양대와 왕십리역이 가깝고 서울숲과 성수동도 멀지 않은 동네예요.',
      'Close to Hanyang University and Wangsimni Station, and not far from Seoul Forest and Seongsu-dong.',
    ),
    streets: [
      {
        name: both('마조로', 'Majo-ro'),
        text: both(
          '한양대 앞 먹자골목으로, 학생들이 저녁을 먹으러 모이는 곳이에요.',
          'The street of restaurants by the university, where students meet for dinner.',
        ),
      },
      {
        name: both('왕십리로', 'Wangsimni-ro'),
        text: both(
          '왕십리역에서 한양대를 지나 서울숲 쪽으로 내려가는 큰길이에요.',
          'The main road from Wangsimni Station past the university toward Seoul Forest.',
        ),
      },
      {
        name: both('중랑천 산책길', 'Jungnangcheon stream path'),
        text: both(
          '조선 시대에 놓은 살곶이다리를 지나 한강까지 걷거나 자전거를 탈 수 있어요.',
          'Walk or cycle to the Hangang River, past the Salgoji Bridge of the Joseon era.',
        ),
      },
    ],
    halal: both(
      '할랄 식당은 드물어요. 2호선 신당역에서 6호선으로 갈아타면 이태원까지 갈 수 있어요.',
      'Halal restaurants are rare. Change from line 2 to line 6 at Sindang to reach Itaewon.',
    ),
    vegan: both(
      '가까운 성수동에 비건 메뉴가 있는 카페와 식당이 여러 곳 있어요.',
      'Seongsu-dong nearby has a number of cafés and restaurants with vegan dishes.',
    ),
    market: both(
      '왕십리역에 대형 마트가 있고, 북쪽에는 고기로 이름난 마장축산물시장이 있어요.',
      'There is a large supermarket at Wangsimni Station, and to the north the Majang Meat Market.',
    ),
    night: both(
      '학기 중에는 마조로가 늦게까지 붐비고, 방학에는 한산해요.',
      'Majo-ro is busy until late in term, and calm in the vacation.',
    ),
    noise: both(
      '2호선이 한양대역부터 땅 위로 지나가고 큰길에는 차가 많아요. 언덕 쪽 골목은 조용해요.',
      'Line 2 runs above ground from Hanyang Univ. Station on, and the main road has heavy traffic. The lanes on the hill are quiet.',
    ),
  },
  korea: {
    summary: both(
      '고려대를 둘러싼 안암동으로, 학생들이 오래 사는 정겨운 동네예요.',
      'Anam-dong, around Korea University: a friendly quarter where students stay for years.',
    ),
    streets: [
      {
        name: both('참살이길', 'Chamsari-gil'),
        text: both(
          '안암역 옆 먹자골목으로, 값싼 식당이 많아요.',
          'The street of restaurants by Anam Station, with many that cost little.',
        ),
      },
      {
        name: both('고려대로', 'Goryeodae-ro'),
        text: both(
          '고려대 정문 앞을 지나는 길이에요.',
          'The road that passes the main gate of the university.',
        ),
      },
      {
        name: both('안암로', 'Anam-ro'),
        text: both(
          '안암동에서 제기동 시장 쪽으로 내려가는 길이에요.',
          'It leads down from Anam-dong toward the markets of Jegi-dong.',
        ),
      },
    ],
    halal: both(
      '가까운 곳에는 많지 않아요. 6호선을 타면 갈아타지 않고 이태원까지 갈 수 있어요.',
      'There is not much nearby. Line 6 takes you to Itaewon without a change.',
    ),
    vegan: both(
      '비건 전문점은 적어요. 비빔밥이나 두부 요리를 주문할 때 고기와 젓갈, 육수를 쓰는지 물어보세요.',
      'Few places are vegan throughout. When you order bibimbap or tofu, ask about meat, fish sauce and broth.',
    ),
    market: both(
      '제기동역 옆 경동시장에서 채소와 과일, 한약재를 싸게 살 수 있어요.',
      'Gyeongdong Market by Jegi-dong Station sells vegetables, fruit and medicinal herbs at good prices.',
    ),
    night: both(
      '학기 중 저녁에는 참살이길이 북적이지만 홍대보다 일찍 조용해져요.',
      'Chamsari-gil is lively on evenings in term, and quiet earlier than Hongdae.',
    ),
    noise: both(
      '안암역 주변은 저녁에 시끄러울 수 있어요. 개운산 쪽 언덕 주택가는 조용해요.',
      'It can be noisy around Anam Station in the evening. The houses up toward Gaeunsan are quiet.',
    ),
  },
  hufs: {
    summary: both(
      '한국외대와 경희대 사이에서 여러 나라 학생이 섞여 사는 동네예요.',
      'Between HUFS and Kyung Hee, where students of many countries live side by side.',
    ),
    streets: [
      {
        name: both('이문로', 'Imun-ro'),
        text: both(
          '회기에서 한국외대 정문을 지나 신이문까지 이어지는 큰길이에요.',
          'The main road from Hoegi past the gate of HUFS to Sinimun.',
        ),
      },
      {
        name: both('경희대로', 'Kyungheedae-ro'),
        text: both(
          '경희대 정문으로 오르는 길에 카페와 식당이 모여 있어요.',
          'Cafés and restaurants gather on the way up to the gate of Kyung Hee.',
        ),
      },
      {
        name: both('회기 파전골목', 'Hoegi pajeon alley'),
        text: both(
          '비 오는 날이면 파전을 먹으러 온 학생들로 가득 차요.',
          'On rainy days it fills with students who come for savory pancakes.',
        ),
      },
    ],
    halal: both(
      '외국인 학생이 많지만 할랄 식당은 자주 바뀌어요. 들어가기 전에 인증 표시를 확인하세요.',
      'There are many international students, but halal restaurants come and go. Look for the certificate before you go in.',
    ),
    vegan: both(
      '비건 전문점은 적어요. 청량리 시장에서 채소와 두부를 사서 요리하면 편해요.',
      'Few places are vegan throughout. Vegetables and tofu from the markets of Cheongnyangni make cooking easy.',
    ),
    market: both(
      '1호선 청량리역 주변에 청과물시장과 경동시장이 이어져 있어요.',
      'Around Cheongnyangni Station on line 1 the fruit and vegetable market leads into Gyeongdong Market.',
    ),
    night: both(
      '밤에는 차분한 편이에요. 회기역과 경희대 앞은 늦게까지 사람이 있어요.',
      'Nights are calm. Around Hoegi Station and in front of Kyung Hee people stay out later.',
    ),
    noise: both(
      '1호선 열차가 땅 위로 지나가고 재개발 공사를 하는 곳도 있어요. 선로에서 한두 골목 떨어지면 조용해요.',
      'Trains of line 1 run above ground, and some blocks are being rebuilt. A lane or two from the tracks it is quiet.',
    ),
  },
  'seoul-national': {
    summary: both(
      '관악산 아래에서 비교적 적은 임대료로 지낼 수 있는 서울대 동네예요.',
      'The quarter of Seoul National University below Gwanaksan, where rents are modest for Seoul.',
    ),
    streets: [
      {
        name: both('샤로수길', 'Syarosu-gil'),
        text: both(
          '서울대입구역 옆 골목으로, 작은 식당과 카페가 모여 있어요.',
          'A lane by the station full of small restaurants and cafés.',
        ),
      },
      {
        name: both('관악로', 'Gwanak-ro'),
        text: both(
          '역에서 서울대 정문까지 이어지고 학교로 가는 버스가 다녀요.',
          'It leads from the station to the main gate of the university; the buses to the campus use it.',
        ),
      },
      {
        name: both('남부순환로', 'Nambusunhwan-ro'),
        text: both(
          '서울대입구역을 지나는 넓은 길로, 은행과 병원이 모여 있어요.',
          'The wide road through the station area, with banks and clinics.',
        ),
      },
    ],
    halal: both(
      '역 주변에는 드물어요. 학교 식당에 할랄 메뉴가 있는지 국제처에 물어보세요.',
      'Halal food is rare around the station. Ask the international office if a cafeteria on campus has it.',
    ),
    vegan: both(
      '샤로수길에 채식 메뉴가 있는 식당이 몇 곳 있어요. 학교 식당 식단도 확인해 보세요.',
      'A few restaurants in Syarosu-gil have vegetarian dishes. Look at the menus of the campus cafeterias too.',
    ),
    market: both(
      '낙성대역 가까이에 동네 시장인 인헌시장이 있어요.',
      'Inheon Market, a local one, is close to Nakseongdae Station.',
    ),
    night: both(
      '샤로수길은 늦게까지 열려 있어요. 더 북적이는 신림역은 2호선으로 두 정거장이에요.',
      'Syarosu-gil is open until late. Sillim, which is busier, is two stops away on line 2.',
    ),
    noise: both(
      '남부순환로에는 밤에도 차가 많아요. 언덕 쪽 주택가는 조용하지만 오르막이 있어요.',
      'Nambusunhwan-ro has traffic at night too. The streets of houses on the hills are quiet, at the price of a climb.',
    ),
  },
};
