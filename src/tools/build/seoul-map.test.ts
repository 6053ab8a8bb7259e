import { expect, it } from 'vitest';
import { locations } from '../../contract/vocabulary.ts';
import { universityIds } from '../../contract/seoul/universities.ts';
import { curve, seoulMap } from './seoul-map.ts';

it('writes a curve through its points, in whole units and as short as that goes', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 20, y: 10 },
  ];
  expect(curve(line, false)).toBe('M0 0c2 0 7-1 10 0c3 2 8 8 10 10');
  expect(curve(line, true)).toMatch(/^M0 0(c[^c]+){3}z$/);
});

it('gives every neighbourhood, university and station of the data a place, and every line its stations', () => {
  const { neighbourhoods, universities, stations, lines } = seoulMap();
  expect(neighbourhoods.map(([, , , , id]) => id).toSorted()).toEqual(locations.toSorted());
  expect(universities.map(([, , , , id]) => id)).toEqual([...universityIds]);
  for (const { stations: ids } of lines) for (const id of ids) expect(stations[id]).toBeDefined();
  // Drawn as they lie: line 2 crosses the river twice, and its stations stand around its middle on all sides.
  const loop = lines[1]!.stations.map((id) => stations[id]!);
  const south = loop.filter(([, y]) => Number(y) > 2000);
  expect(south.length).toBeGreaterThan(15);
  expect(loop.length - south.length).toBeGreaterThan(15);
});

it('stays as light as a picture', () => {
  expect(JSON.stringify(seoulMap()).length).toBeLessThan(15_000);
});
