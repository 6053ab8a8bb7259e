import { describe, expect, it } from 'vitest';
import { toMap, toPlace } from '#contract/seoul/projection.ts';
import { placeLabels, type Label } from './labels.ts';
import { namesOf } from './names.ts';
import { apart, placePins } from './place-pins.ts';
import { areaOf, fitted, kilometre, moved, onScreen, zoomed } from './view.ts';

const cityHall = { latitude: 37.5666, longitude: 126.9784 };
const gangnam = { latitude: 37.498, longitude: 127.0276 };
const phone = { width: 390, height: 700 };

describe('the projection', () => {
  it('is reversible, and a kilometre is a kilometre in any direction', () => {
    const back = toPlace(toMap(cityHall));
    expect(back.latitude).toBeCloseTo(cityHall.latitude, 9);
    expect(back.longitude).toBeCloseTo(cityHall.longitude, 9);
    const [a, b] = [toMap(cityHall), toMap(gangnam)];
    // 8.78 km by the haversine formula.
    expect(Math.hypot(a.x - b.x, a.y - b.y) / 100).toBeCloseTo(8.78, 1);
  });
});

describe('a view', () => {
  const area = { south: 37.53, west: 126.9, north: 37.58, east: 126.96 };

  it('shows an area whole in any window, and says which area it shows', () => {
    for (const size of [phone, { width: 900, height: 300 }]) {
      const shown = areaOf(fitted(area, size), size);
      expect(shown.south).toBeLessThanOrEqual(area.south + 0.0001);
      expect(shown.north).toBeGreaterThanOrEqual(area.north - 0.0001);
      expect(shown.west).toBeLessThanOrEqual(area.west + 0.0001);
      expect(shown.east).toBeGreaterThanOrEqual(area.east - 0.0001);
    }
  });

  it('of an address shows the area of the address again', () => {
    const shown = areaOf(fitted(area, phone), phone);
    expect(areaOf(fitted(shown, phone), phone)).toEqual(shown);
  });

  it('is zoomed around a point that stays, and moves with the hand', () => {
    const view = fitted(area, phone);
    const at = { x: 100, y: 600 };
    const place = toMap(cityHall);
    const nearer = zoomed(view, 2, at, phone);
    const [before, after] = [onScreen(place, view, phone), onScreen(place, nearer, phone)];
    expect(after.x - at.x).toBeCloseTo((before.x - at.x) * 2, 6);
    expect(after.y - at.y).toBeCloseTo((before.y - at.y) * 2, 6);
    const aside = onScreen(place, moved(view, { x: 30, y: -20 }), phone);
    expect(aside.x - before.x).toBeCloseTo(30, 6);
    expect(aside.y - before.y).toBeCloseTo(-20, 6);
  });

  it('never leaves the city, nor its scales', () => {
    const far = moved(zoomed(fitted(area, phone), 1e-9, { x: 0, y: 0 }, phone), { x: 1e9, y: 1e9 });
    expect(kilometre(far)).toBeCloseTo(9, 6);
    expect(toPlace(far).latitude).toBeCloseTo(37.71, 6);
    expect(kilometre(zoomed(far, 1e9, { x: 0, y: 0 }, phone))).toBeCloseTo(420, 6);
  });
});

describe('names', () => {
  const names = (scale: number) =>
    placeLabels(namesOf('en', { areas: true }), { scale, kilometre: scale * 100, marks: [] });

  it('grow in number with the scale, and none covers another', () => {
    const counts = [0.1, 0.4, 1, 3].map((scale) => names(scale).length);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts[0]).toBeLessThan(15);
    expect(counts.at(-1)).toBeGreaterThan(120);
    const placed = names(0.5).map(({ at, dx, dy }) => ({ x: at.x * 0.5 + dx, y: at.y * 0.5 + dy }));
    for (const [index, one] of placed.entries())
      for (const other of placed.slice(index + 1))
        expect(Math.abs(one.x - other.x) > 8 || Math.abs(one.y - other.y) > 12).toBe(true);
  });

  it('name the chosen university however small the map is', () => {
    const shown = (university?: string) =>
      placeLabels(namesOf('ko', { university, areas: false }), { scale: 0.1, kilometre: 10, marks: [] });
    expect(shown('korea').map(({ key }) => key)).toContain('korea');
    expect(shown().map(({ key }) => key)).not.toContain('korea');
  });

  it('keep clear of what else stands there', () => {
    const label: Label = {
      key: 'x',
      text: 'Sinchon',
      at: { x: 10, y: 10 },
      kind: 'station',
      rank: 0,
      from: 0,
    };
    const at = { x: 45, y: 10 };
    const placed = placeLabels([label], { scale: 1, kilometre: 100, marks: [{ at, width: 60, height: 20 }] });
    expect(placed[0]!.dx).toBeLessThan(0);
  });
});

describe('prices on the map', () => {
  it('are whole where they have room, the first come first', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 20, y: 10 },
      { x: 70, y: 0 },
      { x: 20, y: 40 },
    ];
    expect(placePins(points)).toEqual([true, false, true, true]);
  });

  it('and counts that would cover each other stand apart, the others where they belong', () => {
    const [a, b, c] = apart(
      [
        { x: 100, y: 100 },
        { x: 110, y: 104 },
        { x: 400, y: 100 },
      ],
      ['홍대', '신촌', '이태원'],
    );
    expect(Math.abs(a!.x - b!.x) >= 79 || Math.abs(a!.y - b!.y) >= 39).toBe(true);
    expect(c).toEqual({ x: 400, y: 100 });
  });
});
