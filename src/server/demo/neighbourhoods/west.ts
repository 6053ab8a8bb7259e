import { both } from '../bilingual.ts';
import type { DemoNeighbourhoods } from './demo-neighbourhoods.ts';

export const west: DemoNeighbourhoods<'hongdae' | 'sinchon' | 'itaewon' | 'seoul-station'> = {
  hongdae: {
    summary: both(
      '음악과 카페, 숲길이 걸어서 이어지는, 서울에서 가장 활기찬 대학가예요.',
      'Music, cafés and a park on an old railway, all within a walk: the liveliest student quarter of Seoul.',
    ),
    streets: [
      {
        name: both('어울마당로', 'Eoulmadang-ro'),
        text: both(
          '거리 공연이 끊이지 않는 보행자 거리예요.',
          'The pedestrian street where somebody is always performing.',
        ),
      },
      {
        name: both('경의선숲길', 'Gyeongui Line Forest Park'),
        text: both(
          '기찻길을 따라 만든 긴 공원이라 저녁마다 산책하는 사람이 많아요.',
          'A long park where trains used to run, full of people strolling in the evening.',
        ),
      },
      {
        name: both('동교로', 'Donggyo-ro'),
        text: both(
          '연남동을 가로지르는 길로, 골목마다 작은 카페와 식당이 있어요.',
          'It crosses Yeonnam-dong, with small cafés and restaurants in every lane beside it.',
        ),
      },
    ],
    halal: both(
      '할랄 식당이 많은 동네는 아니에요. 합정역이나 상수역에서 6호선을 타면 갈아타지 않고 이태원까지 갈 수 있어요.',
      'Not a quarter with many halal restaurants. Line 6 from Hapjeong or Sangsu takes you to Itaewon without a change.',
    ),
    vegan: both(
      '연남동과 망원동에 비건 메뉴를 내는 카페와 빵집이 여러 곳 있어요.',
      'Yeonnam-dong and Mangwon-dong have a number of cafés and bakeries with vegan food.',
    ),
    market: both(
      '망원시장에서 채소와 과일, 반찬을 싸게 살 수 있어요. 6호선 망원역에서 가까워요.',
      'Mangwon Market, near Mangwon Station on line 6, sells vegetables, fruit and side dishes at good prices.',
    ),
    night: both(
      '클럽과 술집이 새벽까지 열려 있어요. 지하철은 자정 무렵 끊기고 그 뒤에는 심야버스가 다녀요.',
      'Clubs and bars stay open until morning. The subway stops around midnight; night buses run after that.',
    ),
    noise: both(
      '금요일과 토요일 밤에는 클럽 거리와 걷고싶은거리가 시끄러워요. 연남동 안쪽 골목은 훨씬 조용해요.',
      'The club streets and the pedestrian street are loud on Friday and Saturday nights. The inner lanes of Yeonnam-dong are much quieter.',
    ),
  },
  sinchon: {
    summary: both(
      '연세대와 이화여대, 서강대가 걸어서 닿는 오래된 대학가예요.',
      'A student quarter of long standing, within a walk of Yonsei, Ewha and Sogang.',
    ),
    streets: [
      {
        name: both('연세로', 'Yonsei-ro'),
        text: both(
          '신촌역에서 연세대 정문까지 곧게 뻗은 길이에요.',
          'It runs straight from Sinchon Station to the main gate of Yonsei.',
        ),
      },
      {
        name: both('명물길', 'Myeongmul-gil'),
        text: both(
          '연세로를 가로지르는 먹자골목이라 저녁이면 학생들로 붐벼요.',
          'The street of restaurants across Yonsei-ro, crowded with students in the evening.',
        ),
      },
      {
        name: both('이화여대길', 'Ewhayeodae-gil'),
        text: both(
          '이대역에서 이화여대 정문까지 옷 가게와 카페가 이어져요.',
          'Clothes shops and cafés line the way from Ewha Womans Univ. Station to the gate.',
        ),
      },
    ],
    halal: both(
      '할랄 식당은 드물어요. 학교 식당에 할랄이나 채식 메뉴가 있는지 국제처에 물어보세요.',
      'Halal restaurants are rare. Ask the international office if a cafeteria of your university has halal or vegetarian meals.',
    ),
    vegan: both(
      '비건 전문점은 적지만 옆 동네인 연희동과 연남동까지 걸어가면 선택이 늘어요.',
      'Few places are vegan throughout, but a walk to Yeonhui-dong or Yeonnam-dong next door widens the choice.',
    ),
    market: both(
      '역 앞 백화점에 식품관이 있고, 2호선 아현역 근처에는 전통시장인 아현시장이 있어요.',
      'The department store at the station has a food hall, and Ahyeon Market, a traditional one, is near Ahyeon Station on line 2.',
    ),
    night: both(
      '명물길 주변 식당과 술집이 늦게까지 열려 있어요. 홍대보다는 차분한 편이에요.',
      'Restaurants and bars around Myeongmul-gil stay open late. It is calmer than Hongdae.',
    ),
    noise: both(
      '학기 중 저녁에는 연세로와 그 옆 골목이 시끌벅적해요. 학교 뒤 언덕 쪽 주택가는 조용해요.',
      'Yonsei-ro and the lanes beside it are noisy on evenings in term. The streets of houses on the hills are quiet.',
    ),
  },
  itaewon: {
    summary: both(
      '여러 나라의 음식과 말이 섞이고, 서울에서 할랄 음식을 찾기 가장 쉬운 동네예요.',
      'Food and languages of many countries, and the easiest place in Seoul to eat halal.',
    ),
    streets: [
      {
        name: both('이태원로', 'Itaewon-ro'),
        text: both(
          '녹사평역에서 한강진역까지 이어지는 큰길로 가게와 식당이 늘어서 있어요.',
          'The main street of shops and restaurants, from Noksapyeong to Hangangjin.',
        ),
      },
      {
        name: both('우사단로', 'Usadan-ro'),
        text: both(
          '서울중앙성원으로 오르는 길에 할랄 식당과 식료품점이 모여 있어요.',
          'Halal restaurants and grocers gather on the way up to the Seoul Central Mosque.',
        ),
      },
      {
        name: both('경리단길', 'Gyeongnidan-gil'),
        text: both(
          '남산 쪽으로 오르는 비탈길에 작은 식당과 카페가 있어요.',
          'Small restaurants and cafés along a slope that climbs toward Namsan.',
        ),
      },
    ],
    halal: both(
      '서울중앙성원 주변에 할랄 식당과 정육점, 식료품점이 많아요.',
      'There are many halal restaurants, butchers and grocers around the Seoul Central Mosque.',
    ),
    vegan: both(
      '비건 메뉴가 있는 식당이 다른 동네보다 많고, 수입 식료품점에서 재료를 구하기도 쉬워요.',
      'More restaurants have vegan dishes than elsewhere, and shops with imported food make it easy to cook.',
    ),
    market: both(
      '해방촌의 신흥시장은 오래된 시장 건물에 작은 가게들이 들어선 곳이에요.',
      'Sinheung Market in Haebangchon is an old market hall with small shops in it today.',
    ),
    night: both(
      '주말에는 이태원역 주변 술집과 클럽이 새벽까지 열려 있어요. 지하철은 자정 무렵 끊겨요.',
      'Bars and clubs around Itaewon Station stay open until morning at weekends. The subway stops around midnight.',
    ),
    noise: both(
      '금요일과 토요일 밤에는 이태원역 주변이 시끄러워요. 언덕 위 주택가는 조용하지만 길이 가팔라요.',
      'Around the station it is loud on Friday and Saturday nights. The houses up the hills are quiet, and the lanes steep.',
    ),
  },
  'seoul-station': {
    summary: both(
      '기차와 공항철도, 지하철이 모이고 남산이 가까운 도심이에요.',
      'The middle of the city: trains, the airport railway and the subway meet here, and Namsan is near.',
    ),
    streets: [
      {
        name: both('후암로', 'Huam-ro'),
        text: both(
          '역에서 후암동으로 올라가는 길로, 오래된 집 사이에 작은 가게가 있어요.',
          'It climbs from the station to Huam-dong, with small shops between old houses.',
        ),
      },
      {
        name: both('만리재로', 'Mallijae-ro'),
        text: both(
          '역 서쪽에서 공덕 쪽으로 언덕을 넘는 길이에요.',
          'It crosses the hill west of the station toward Gongdeok.',
        ),
      },
      {
        name: both('소월로', 'Sowol-ro'),
        text: both(
          '남산 기슭을 따라 도는 길이라 도심이 내려다보여요.',
          'It follows the foot of Namsan and looks down on the city.',
        ),
      },
    ],
    halal: both(
      '여행자가 많은 명동에 할랄 식당이 있고, 남산 너머 이태원에는 더 많아요.',
      'Myeong-dong, with its many visitors, has halal restaurants; Itaewon on the other side of Namsan has more.',
    ),
    vegan: both(
      '역 안에는 선택이 적어요. 명동과 해방촌까지 가면 비건 메뉴를 찾기 쉬워요.',
      'The choice in the station is small. Vegan dishes are easier to find in Myeong-dong and Haebangchon.',
    ),
    market: both(
      '남대문시장이 걸어갈 거리에 있고, 역 안에 대형 마트도 있어요.',
      'Namdaemun Market is within a walk, and there is a large supermarket at the station.',
    ),
    night: both(
      '사무실이 닫으면 거리가 한산해져요. 역 주변은 밤늦게까지 사람이 오가요.',
      'The streets empty when the offices close. Around the station people come and go until late.',
    ),
    noise: both(
      '역 광장과 큰길은 차와 집회로 시끄러울 때가 있어요. 후암동 골목은 조용하지만 비탈이 많아요.',
      'Traffic and rallies can make the station square and the main roads loud. The lanes of Huam-dong are quiet, and hilly.',
    ),
  },
};
