import type { UniversityId } from '#contract/seoul/universities.ts';

/** A demo review of an ended stay. Ratings are 1 to 5, in the order facilities, communication, community, location. */
export type DemoReview = {
  stay: string;
  ratings: [facilities: number, communication: number, community: number, location: number];
  comment: string;
  privateComment: string;
  origin: { country: string | null; university: UniversityId | null } | null;
};

/** Residents who let their country and university be shown, by the first word of their stays. */
const origins: Record<string, DemoReview['origin']> = {
  linh: { country: 'VN', university: 'hongik' },
  mai: { country: 'VN', university: 'ewha' },
  aigerim: { country: 'KZ', university: 'snu' },
  chen: { country: 'TW', university: 'yonsei' },
  lucas: { country: 'BR', university: 'hanyang' },
  yuki: { country: 'JP', university: 'sookmyung' },
  amina: { country: 'MA', university: 'dongguk' },
  arjun: { country: 'IN', university: null },
  zeynep: { country: 'TR', university: 'konkuk' },
};

const review = (
  stay: string,
  ratings: DemoReview['ratings'],
  comment: string,
  privateComment = '',
): DemoReview => ({
  stay,
  ratings,
  comment,
  privateComment,
  origin: origins[stay.split('-')[0]!] ?? null,
});

export const reviews: DemoReview[] = [
  review(
    'linh-autumn',
    [5, 5, 5, 4],
    'The desk by the window got me through a whole semester of papers. When the boiler beeped at night I sent one message and someone answered in two minutes. I already miss the afternoon light in this room.',
    'The stairs were hard with two suitcases; help on the first day made it easy.',
  ),
  review(
    'mai-oak',
    [5, 5, 5, 5],
    '처음 한국에 와서 걱정이 많았는데 계약서가 두 언어로 되어 있어서 안심했어요. 연트럴파크가 바로 앞이라 저녁마다 산책했고, 수요일 저녁 식사에서 사귄 친구들과 지금도 매일 연락해요.',
  ),
  review(
    'aigerim-sage',
    [5, 5, 4, 5],
    'Four months with that tree in the window. The neighbourhood is loud on weekends, the house is not. Halal shops are two minutes away, and the walk down to the station is prettier than the way back up.',
    'A second shelf in the bathroom would be nice.',
  ),
  review(
    'chen-birch',
    [4, 5, 5, 5],
    '방은 작지만 수납이 정말 많아요. 연세어학당까지 걸어서 10분이라 아침에 더 잘 수 있었습니다. 공용 주방에서 같은 층 친구들과 매주 금요일에 저녁을 만들어 먹은 것이 제일 좋은 추억이에요.',
  ),
  review(
    'noah-ash',
    [5, 4, 4, 5],
    'My parents and I stayed here for the first month. The airport train stops almost at the door, the sofa bed is a real bed, and we cooked every night at the round table.',
    'The dryer takes long; maybe the filter needs a look.',
  ),
  review(
    'sofia-ash',
    [5, 5, 4, 4],
    'Four of us, twenty days, no quarrel: that says everything about the space. Check-in at one in the morning was easy because the code and the way were already on my phone.',
  ),
  review(
    'noah-twin',
    [4, 5, 5, 4],
    'I came with my best friend from Toronto. Two beds, two desks and a shared kitchen where somebody is always cooking something new. During exams there were free snacks on the long table, which saved us.',
  ),
  review(
    'yuki-garden',
    [5, 5, 5, 4],
    '정원에 수국이 피는 걸 매일 아침 봤어요. 겨울에는 욕실 바닥까지 따뜻해서 온돌이 왜 좋은지 알게 되었습니다. 컨시어지 분이 외국인등록증 서류를 하루 만에 준비해 주셨어요.',
  ),
  review(
    'emma-garden',
    [5, 4, 5, 5],
    'A ground-floor home with a garden in the middle of Seoul! The neighbours upstairs invited me for tea on the second day. It gets a little dark on rainy days, but then you light the lamp and it is lovely.',
  ),
  review(
    'lucas-dusk',
    [4, 5, 4, 4],
    'The sunset really is what the photos promise. It is a climb, so travel light. I booked a month while looking for something longer and the concierge helped me compare neighbourhoods.',
  ),
  review(
    'amina-hanok',
    [5, 5, 4, 4],
    'My mother visited and we slept on a warm floor under wooden beams. Tea things were waiting for us. We will tell our grandchildren about this house.',
    'The gate is stiff when it rains.',
  ),
  review(
    'arjun-white',
    [4, 5, 3, 4],
    'Simple, quiet, fast internet, honest price. The walls are thick and the desk is huge. Exactly what I needed to write my thesis.',
  ),
  review(
    'lucas-loft',
    [5, 5, 5, 5],
    'High ceiling, white brick, and a bar table where my whole study group fits. I have lived in four cities and this is the first rental that felt designed by someone who lives.',
  ),
  review(
    'zeynep-green',
    [5, 5, 4, 4],
    '식물이 많아서 아침마다 기분이 좋았어요. 화분마다 물 주는 날이 적혀 있어서 어렵지 않았습니다. 외대 정문이 가까워 쉬는 시간에 집에 와서 점심을 먹었어요.',
  ),
];
