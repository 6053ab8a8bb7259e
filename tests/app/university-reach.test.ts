import { expect, it } from 'vitest';
import { toMap } from '#contract/seoul/projection.ts';
import { universityIds } from '#contract/seoul/universities.ts';
import { reaches, reachesOf } from '#app/features/houses/commute/reach.ts';
import { commutesFrom } from '#server/modules/houses/commutes/policy.ts';

const places = Array.from({ length: 150 }, (_, i) => ({
  lat: 37.46 + ((i * 37) % 150) * 0.0012,
  lon: 126.88 + ((i * 23) % 150) * 0.0014,
}));

it.each(['yonsei', 'ewha', 'snu', 'myongji', 'uos'] as const)(
  'the areas around %s hold the places from which the host counts as many minutes at most',
  (university) => {
    const areas = reachesOf(university);
    expect(areas.map(({ minutes }) => minutes)).toEqual([...reaches]);
    let inside = 0;
    for (const place of places) {
      const { minutes } = commutesFrom(place).find((way) => way.university === university)!;
      const { x, y } = toMap({ latitude: place.lat, longitude: place.lon });
      for (const area of areas) {
        const isIn = area.circles.some((circle) => Math.hypot(circle.x - x, circle.y - y) < circle.radius);
        // The host rounds, and the map counts in tens of meters: a minute at the edge is left open.
        if (minutes < area.minutes) expect(isIn, `${minutes} of ${area.minutes}`).toBe(true);
        if (minutes > area.minutes + 1) expect(isIn, `${minutes} of ${area.minutes}`).toBe(false);
        inside += Number(isIn);
      }
    }
    expect(inside).toBeGreaterThan(10);
  },
);

it('every university has its areas, the nearer within the wider, and nothing else has', () => {
  for (const id of universityIds) {
    const [wide, , near] = reachesOf(id);
    expect(wide!.circles.length).toBeGreaterThanOrEqual(near!.circles.length);
    expect(near!.path).toMatch(/^(M[-\d]+ [-\d]+a[^M]+z)+$/);
  }
  expect(reachesOf(undefined)).toEqual([]);
  expect(reachesOf('hogwarts')).toEqual([]);
});
