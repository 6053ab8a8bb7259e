import type { BoardType } from '#contract/boards.ts';
import type { Bilingual } from '#contract/shared.ts';
import { both } from './bilingual.ts';

/** Days from today in Seoul, negative for the past; or the first given weekday (0 is Sunday) from that day on, for texts that name a weekday. */
export type DemoDay = number | { from: number; weekday: number };

export type DemoBoard = {
  type: BoardType;
  main?: true;
  title: Bilingual;
  summary: Bilingual;
  body: Bilingual;
  photo: string | null;
  publishedIn: DemoDay;
  event?: { in: DemoDay; at: string; place: Bilingual; capacity: number };
  person?: Bilingual;
};

const SATURDAY = 6;
const SUNDAY = 0;
const TUESDAY = 2;
const WEDNESDAY = 3;

const lounge = both('온돌 라운지 연남', 'Ondol Lounge Yeonnam');

const picture = (photo: string, alt: string, caption: string) =>
  `<figure><img src="/photos/${photo}-800.webp" alt="${alt}"><figcaption>${caption}</figcaption></figure>`;

export const loungeBoards: DemoBoard[] = [
  {
    type: 'EVENT',
    main: true,
    title: both('수요일의 긴 식탁: 김장하는 날', 'The long table on Wednesday: kimchi day'),
    summary: both(
      '배추 서른 포기를 함께 담그고, 갓 담근 김치로 저녁을 먹어요.',
      'We make kimchi from thirty cabbages together and have dinner with it.',
    ),
    body: both(
      '<p>한국의 겨울은 김장으로 시작해요. 올해도 긴 식탁을 꺼내고 배추 서른 포기를 함께 담가요. 처음이어도 괜찮아요. 옆자리 이웃이 가르쳐 줄 거예요.</p><h2>이렇게 진행해요</h2><ul><li>앞치마와 장갑은 준비되어 있어요.</li><li>비건 양념을 따로 만들어요.</li><li>한 통씩 집으로 가져갈 수 있어요.</li></ul><p>저녁 식탁에는 수육과 두부, 갓 지은 밥이 올라와요.</p>',
      '<p>In Korea winter begins with kimchi. Again this year we bring out the long table and thirty cabbages. Nothing to know beforehand: the neighbour beside you will show you.</p><h2>How it goes</h2><ul><li>Aprons and gloves are there.</li><li>There is a vegan seasoning too.</li><li>Everyone takes a box home.</li></ul><p>Dinner is boiled pork or tofu, fresh kimchi and just-cooked rice.</p>',
    ),
    photo: 'lounge-kimchi',
    publishedIn: -4,
    event: { in: { from: 9, weekday: WEDNESDAY }, at: '18:30', place: lounge, capacity: 24 },
  },
  {
    type: 'EVENT',
    title: both('라운지 영화의 밤', 'Film night at the lounge'),
    summary: both(
      '팝콘 냄새와 방석, 한국어·영어 자막으로 보는 한국 영화 한 편.',
      'Popcorn, floor cushions and a Korean film with subtitles in two languages.',
    ),
    body: both(
      '<p>이번 달 영화는 투표로 정해요. 방석에 눕거나 소파에 앉아 편하게 보고, 끝나면 좋아하는 장면을 한 가지씩 이야기해요.</p><ul><li>한국어와 영어 자막이 함께 나와요.</li><li>팝콘과 보리차를 준비할게요.</li></ul>',
      '<p>This month’s film is chosen by vote. Lie on a cushion or take the sofa; afterwards everyone names a favourite scene.</p><ul><li>Subtitles in Korean and English.</li><li>Popcorn and barley tea are ready.</li></ul>',
    ),
    photo: 'lounge-movie',
    publishedIn: -7,
    event: { in: 20, at: '19:30', place: lounge, capacity: 16 },
  },
  {
    type: 'EVENT',
    title: both('새 이웃 환영 모임', 'Welcome evening for new neighbours'),
    summary: both(
      '이번 달에 이사 온 분들과 옥상에서 처음 인사하는 저녁.',
      'An evening on the roof to meet everyone who moved in this month.',
    ),
    body: both(
      '<p>낯선 도시에서 처음 아는 얼굴이 생기는 저녁이에요. 이름표에 요즘 배우는 한국어 한 마디를 적어 주세요.</p><p>날이 추우면 담요와 손난로를 준비할게요. 비가 오면 1층 라운지에서 만나요.</p>',
      '<p>The evening when a new city gets its first familiar faces. Write one Korean word you are learning on your name tag.</p><p>If it is cold there are blankets and hand warmers; if it rains we meet in the lounge downstairs.</p>',
    ),
    photo: 'lounge-rooftop',
    publishedIn: -2,
    event: {
      in: 34,
      at: '18:00',
      place: both('온돌 라운지 옥상', 'Roof terrace of Ondol Lounge'),
      capacity: 30,
    },
  },
  {
    type: 'EVENT',
    title: both('골목에서 강변까지, 가을 산책', 'From the alleys to the river: an autumn walk'),
    summary: both(
      '북촌에서 만나 한강에서 라면을 먹고 옥상에서 차를 마신 토요일.',
      'A Saturday that began in Bukchon, had ramyeon by the Han River and ended with tea on the roof.',
    ),
    body: both(
      `<p>한옥 골목에서 만나 천천히 걸었어요.</p>${picture('lounge-hanok-walk', '한옥 담장 사이의 골목', '안국역에서 열네 명이 출발했어요.')}<p>해가 질 무렵 강변에 돗자리를 폈고, 편의점 라면이 이렇게 맛있는 줄 몰랐다는 말을 여섯 언어로 들었어요.</p>${picture('lounge-rooftop', '줄조명이 켜진 옥상 테라스', '마지막은 라운지 옥상에서 마신 유자차.')}`,
      `<p>We met among the hanok and walked slowly.</p>${picture('lounge-hanok-walk', 'Alley between hanok walls', 'Fourteen of us set out from Anguk Station.')}<p>At dusk we spread the mats by the river, and heard in six languages that nobody knew instant ramyeon could be this good.</p>${picture('lounge-rooftop', 'Roof terrace with string lights', 'The last stop: citron tea on the roof of the lounge.')}`,
    ),
    photo: 'lounge-picnic',
    publishedIn: -30,
    event: {
      in: { from: -16, weekday: SATURDAY },
      at: '15:00',
      place: both('안국역 1번 출구', 'Anguk Station, exit 1'),
      capacity: 14,
    },
  },
  {
    type: 'ACTIVITY',
    title: both('지난주 저녁 식탁: 다섯 나라의 만두', 'Last week’s table: dumplings from five countries'),
    summary: both(
      '만두, 만트, 교자, 모모, 라비올리. 빚는 모양은 달라도 식탁은 하나였어요.',
      'Mandu, manti, gyoza, momo and ravioli: five shapes, one table.',
    ),
    body: both(
      '<p>다섯 나라의 이웃이 저마다 배운 방법으로 만두를 빚었어요. 아이게림은 할머니의 만트를, 마르코는 라비올리를 가르쳐 주었어요.</p><h2>함께 만든 것</h2><ul><li>돼지고기와 부추 만두</li><li>호박을 넣은 만트</li><li>두부와 표고 모모</li></ul><p>남은 만두는 라운지 냉동실에 있어요. 늦게 공부하는 밤에 꺼내 드세요.</p>',
      '<p>Neighbours from five countries folded dumplings the way they learned at home. Aigerim taught us her grandmother’s manti, Marco his ravioli.</p><h2>What we made</h2><ul><li>Pork and chive mandu</li><li>Manti with pumpkin</li><li>Momo with tofu and shiitake</li></ul><p>The rest is in the lounge freezer, for late nights of study.</p>',
    ),
    photo: 'lounge-dinner',
    publishedIn: -9,
  },
  {
    type: 'ACTIVITY',
    title: both('북촌 골목 저녁 걷기', 'An evening walk through Bukchon'),
    summary: both(
      '토요일 저녁 열한 명이 한옥 담장 사이를 천천히 걸었어요.',
      'On Saturday evening eleven of us walked slowly between the walls of old hanok.',
    ),
    body: both(
      '<p>안국역에서 만나 골목을 한 시간 걸었어요. 기와지붕 위로 해가 지는 동안 나눠 마신 유자차가 오늘의 주인공이었어요.</p><p>다음 걷기는 낙산 성곽길이에요. 편한 신발만 있으면 돼요.</p>',
      '<p>We met at Anguk Station and walked the alleys for an hour. The citron tea we shared while the sun went down behind the tiled roofs was the star of the day.</p><p>Next time we walk the old wall at Naksan. All you need is comfortable shoes.</p>',
    ),
    photo: 'lounge-hanok-walk',
    publishedIn: { from: -20, weekday: SUNDAY },
  },
  {
    type: 'ACTIVITY',
    title: both('한국어 말하기 모임, 열두 번째 저녁', 'Korean conversation circle, twelfth evening'),
    summary: both(
      '교과서 대신 오늘 있었던 일로 이야기하는 한 시간.',
      'An hour of talking about today instead of the textbook.',
    ),
    body: both(
      '<p>이번 주 주제는 ‘은행에서 있었던 일’이었어요. 번호표를 뽑는 것부터 통장을 만드는 것까지, 서로의 실수담 덕분에 많이 웃었어요.</p><p>수준에 상관없이 매주 월요일 저녁 7시에 모여요.</p>',
      '<p>This week’s theme was “at the bank”. From drawing a number to opening an account, we laughed a lot about each other’s mishaps.</p><p>All levels are welcome, every Monday at seven.</p>',
    ),
    photo: 'lounge-language',
    publishedIn: { from: -27, weekday: TUESDAY },
  },
  {
    type: 'NOTICE',
    title: both('겨울 난방과 수도 동파 안내', 'Heating and frozen pipes in winter'),
    summary: both(
      '집을 비울 때는 외출 모드로 두고 물을 조금 틀어 주세요.',
      'When you go away, leave the heating on “away” and let the tap drip.',
    ),
    body: both(
      '<p>기온이 영하 10도 아래로 내려가는 날에는 수도가 얼 수 있습니다. 하루 넘게 집을 비우실 때 아래를 지켜 주세요.</p><ul><li>보일러는 끄지 말고 외출 모드로 둡니다.</li><li>주방 수도를 가늘게 틀어 둡니다.</li><li>창문과 베란다 문을 모두 닫습니다.</li></ul><p>물이 나오지 않으면 바로 컨시어지에 알려 주세요. 24시간 방문합니다.</p>',
      '<p>Below minus ten degrees, pipes can freeze. If you are away for more than a day, please</p><ul><li>leave the boiler on “away” instead of off,</li><li>let the kitchen tap run in a thin thread,</li><li>close every window and the balcony door.</li></ul><p>If there is no water, call the concierge at once; someone comes at any hour.</p>',
    ),
    photo: null,
    publishedIn: -12,
  },
  {
    type: 'NOTICE',
    title: both('라운지 운영 시간 변경', 'New opening hours of the lounge'),
    summary: both(
      '시험 기간 3주 동안 라운지를 밤새 열어 둡니다.',
      'For the three weeks of exams the lounge stays open all night.',
    ),
    body: both(
      '<p>시험 기간에는 라운지를 24시간 엽니다. 자정 뒤에는 조용히 공부하는 공간으로 쓰고, 간식과 커피는 저희가 채워 두겠습니다.</p><p>자리를 오래 비우실 때는 짐을 사물함에 넣어 주세요.</p>',
      '<p>During exams the lounge is open around the clock. After midnight it is a place for quiet study, and we keep snacks and coffee filled up.</p><p>If you leave for long, please put your things in a locker.</p>',
    ),
    photo: null,
    publishedIn: -20,
  },
];
