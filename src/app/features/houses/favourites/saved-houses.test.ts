// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { favourites as policy } from '#contract/rules/choosing/policy.ts';
import { changesFor, onSaved, savedHouse, savedIds, setSaved, takeList } from './saved-houses.ts';

const name = { ko: '시험의 집', en: 'The Trial House' };
const told = (houseId: string, at: number, isLet = true) => ({
  houseId,
  name,
  savedAt: new Date(at).toISOString(),
  isLet,
});
const asked = () => changesFor('linh').map(({ houseId, isSaved }) => [houseId, isSaved]);

beforeEach(() => localStorage.clear());

describe('houses that are saved on a device', () => {
  it('stand newest first, and the oldest go beyond the most', () => {
    for (let count = 0; count <= policy.most; count += 1) setSaved(`h${count}`, true, 1000 + count);
    expect(savedIds()).toHaveLength(policy.most);
    expect(savedIds().slice(0, 2)).toEqual([`h${policy.most}`, `h${policy.most - 1}`]);
    expect(savedIds()).not.toContain('h0');
  });

  it('of a visitor leave nothing once the last is removed', () => {
    setSaved('a', true, 1);
    setSaved('a', false, 2);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(asked(), 'what an account saved elsewhere stays').toEqual([]);
  });

  it('are all told to the account that logs in, and from then on what changes', () => {
    setSaved('a', true, 1);
    setSaved('b', true, 2);
    const changes = changesFor('linh');
    expect(asked()).toEqual([
      ['b', true],
      ['a', true],
    ]);
    takeList('linh', [told('c', 3, false), told('b', 2), told('a', 1)], changes);
    expect(savedIds()).toEqual(['c', 'b', 'a']);
    expect(savedHouse('c')).toEqual({ at: 3, name, isLet: false });
    expect(asked()).toEqual([]);
    setSaved('b', false, 4);
    expect(asked()).toEqual([['b', false]]);
    expect(
      changesFor('marco').map(({ houseId }) => houseId),
      'another account is told what is here',
    ).toEqual(['c', 'a']);
  });

  it('that change while the account is told wait for the next time', () => {
    takeList('linh', [told('a', 1)], []);
    setSaved('a', false, 2);
    const changes = changesFor('linh');
    setSaved('a', true, 3);
    setSaved('b', true, 4);
    takeList('linh', [], changes);
    expect(savedIds()).toEqual(['b', 'a']);
    expect(asked()).toEqual([
      ['a', true],
      ['b', true],
    ]);
  });

  it('are read anew when another tab changes them, and a damaged list is none', () => {
    let heard = 0;
    const stop = onSaved(() => (heard += 1));
    localStorage.setItem('favourites', '{"saved":{"x":{"at":5}}}');
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'favourites' }));
    expect([heard, savedIds()]).toEqual([1, ['x']]);
    localStorage.setItem('favourites', '{"saved":');
    expect(savedIds()).toEqual([]);
    stop();
  });
});
