import { describe, expect, it } from 'vitest';
import { seoul, type Place } from '#contract/seoul/seoul.ts';
import { universityIds, type UniversityId } from '#contract/seoul/universities.ts';
import { network, waysTo } from './network.ts';
import { commutesFrom, walkSeconds } from './policy.ts';

const station = (id: string) => seoul.stations.find((each) => each.id === id)!;
const commute = (from: Place, to: UniversityId) =>
  commutesFrom(from).find(({ university }) => university === to)!;

type Pair = [from: string, to: UniversityId, minutes: number, lines: number[], changes: number, bus?: 'bus'];

/** Expected minutes from door to gate, added up by hand from the operator's tables: wait, stops, changes, last part. Half minutes are rounded up. */
const byHand: Pair[] = [
  // 9 on foot from Sinchon; straight it would be 10.
  ['sinchon', 'yonsei', 9, [], 0],
  // 3 + 2.5 + 9 = 14.5
  ['hongik-univ', 'yonsei', 15, [2], 0],
  // 3 + (2.5 + 4 change at City Hall + 2 + 2 + 1.5 + 1.5) + 9 = 25.5
  ['seoul-station', 'yonsei', 26, [1, 2], 1],
  // 3 + (2.5 + 4 change + 2 + 2 + 1.5) + 5 = 20
  ['seoul-station', 'ewha', 20, [1, 2], 1],
  // 3 + (2 + 2.5) + 7 = 14.5; by line 6 and Daeheung 3 + (1.7 + 1.7 + 2) + 9 = 17.4
  ['hapjeong', 'sogang', 15, [2], 0],
  // 3 + (1.7 + 2) + 9 = 15.7
  ['sangsu', 'sogang', 16, [6], 0],
  // 3 + (2 + 2 + 1.7 + 1.7 + 1.7 + 1.5 + 1.8 + 1.7 + 1.7) + 5 = 23.8
  ['itaewon', 'korea', 24, [6], 0],
  // 3 + (2.5 + 1.5 + 1.5 + 2 + 2 + 2 + 1.5 + 1.5 + 2 + 2) + 6 change at Sindang + (1.5 + 1.8 + 1.7 + 1.7) + 5 = 39.2
  ['hongik-univ', 'korea', 39, [2, 6], 1],
  // 3 + (2 + 2.5) + 5 change at Seokgye + (1.8 + 1.7 + 1.7 + 2.2 + 1.7) + 5 = 26.6; by Dongmyo 27.7
  ['hufs', 'korea', 27, [1, 6], 1],
  // 3 + (2.5 + 2.5 + 2 + 2 + 2 + 1.5 + 2 + 2 + 2 + 2.5 + 2) + 7 = 33
  ['seoul-station', 'hufs', 33, [1], 0],
  // 3 + (2 + 1.5 + 1.5 + 2 + 2 + 1.5 + 1.5 + 2 + 2 + 1.5 + 2) + 6 = 28.5
  ['city-hall', 'konkuk', 29, [2], 0],
  // 3 + (1.5 + 2 + 2 + 2 + 2 + 2 + 2 + 2.5 + 1.5 + 2.5) + 6 = 29, the other way round the loop
  ['gangnam', 'konkuk', 29, [2], 0],
  // 18 on foot from the station
  ['konkuk-univ', 'sejong', 18, [], 0],
  // 3 + 2 + 2 = 7
  ['wangsimni', 'hanyang', 7, [2], 0],
  // 3 + (3.5 + 2 + 2 + 2) by the branch + 5 change at Sinseol-dong + (2 + 2 + 2.5) + 14 = 38; by Cheongnyangni 38.5
  ['seongsu', 'uos', 38, [2, 1], 1],
  // 13 by bus from the station, its wait is in them
  ['snu', 'snu', 13, [], 0, 'bus'],
  // 3 + 2.5 + 13 by bus from Nakseongdae = 18.5
  ['sadang', 'snu', 19, [2], 0, 'bus'],
  // 3 + 1.8 + 13 = 17.8
  ['gongdeok', 'sookmyung', 18, [6], 0],
  // 3 + (1.8 + 2.7 + 1.8 + 2.5 + 1.8 + 1.8) round the one-way end of line 6 + 13 by bus = 28.4
  ['bulgwang', 'myongji', 28, [6], 0, 'bus'],
  // 3 + (1.7 + 1.7) + 17 = 23.4
  ['seokgye', 'swu', 23, [6], 0],
];

describe('the way to a university', () => {
  it.each(byHand)('from %s to %s is about %i minutes', (from, to, minutes, lines, changes, bus) => {
    expect(commute(station(from), to)).toEqual({
      university: to,
      minutes,
      lines,
      changes,
      bus: bus !== undefined,
    });
  });

  it('is walked where no train is quicker', () => {
    const { lat, lon } = seoul.universities[0]!;
    // 300 metres north: 300 × 1.3 ÷ 75 = 5.2
    expect(commute({ lat: lat + 300 / 110_990, lon }, 'yonsei')).toMatchObject({ minutes: 5, lines: [] });
  });

  it('is never longer than on foot, and of neighbours differs by no more than the way between them', () => {
    const places = Array.from({ length: 60 }, (_, i) => ({
      lat: 37.46 + ((i * 37) % 60) * 0.003,
      lon: 126.88 + ((i * 23) % 60) * 0.003,
    }));
    for (const place of places) {
      const neighbour = { lat: place.lat + 0.004, lon: place.lon - 0.003 };
      const between = walkSeconds(place, neighbour) / 60;
      const there = commutesFrom(neighbour);
      for (const [index, { minutes, lines, bus }] of commutesFrom(place).entries()) {
        const onFoot = walkSeconds(place, seoul.universities[index]!) / 60;
        expect(minutes).toBeLessThanOrEqual(Math.round(onFoot));
        expect(Math.abs(minutes - there[index]!.minutes)).toBeLessThanOrEqual(between + 1);
        if (lines.length === 0 && !bus) expect(minutes).toBeGreaterThan(onFoot - 4);
      }
    }
  });

  it('is there for every university of the contract, in its order', () => {
    expect(commutesFrom(station('city-hall')).map(({ university }) => university)).toEqual([
      ...universityIds,
    ]);
  });
});

describe('the ride between two stations', () => {
  const ids = seoul.stations.map(({ id }) => id);
  const rides = new Map(ids.map((to) => [to, waysTo(network, to)]));
  const seconds = (from: string, to: string) => rides.get(to)!.get(from)!.seconds;
  const line6 = seoul.lines.find(({ id }) => id === '6')!;
  const oneWay = new Set(line6.stations.slice(1, line6.oneWayHops!.length));

  it('takes as long there as back, but for the end of line 6 that is ridden one way', () => {
    for (const from of ids)
      for (const to of ids)
        if (!oneWay.has(from) && !oneWay.has(to)) expect(seconds(from, to)).toBe(seconds(to, from));
    expect(seconds('gusan', 'yeokchon')).not.toBe(seconds('yeokchon', 'gusan'));
  });

  it('is never longer than by a third station with a change there', () => {
    const change = new Map(
      seoul.stations.map(({ id, transfers = [] }) => [
        id,
        60 * Math.max(0, ...transfers.map(({ min }) => min)),
      ]),
    );
    const longer: string[] = [];
    for (const from of ids)
      for (const by of ids)
        for (const to of ids)
          if (seconds(from, to) > seconds(from, by) + change.get(by)! + seconds(by, to))
            longer.push(`${from} ${by} ${to}`);
    expect(longer).toEqual([]);
  });
});
