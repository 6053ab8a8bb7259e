// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  bringDraftsBack,
  dropAllDrafts,
  dropDraft,
  readDraft,
  setDraftsAside,
  useDraft,
  writeDraft,
} from './draft.ts';

const empty = { name: '', agreed: false, people: [{ name: '' }] };

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe.each(['session', 'local'] as const)('what is typed into a form (%s)', (place) => {
  it('is there again after a reload', () => {
    const first = renderHook(() => useDraft(place, 'form', empty));
    act(() => first.result.current[1]({ name: 'Linh' }));
    act(() => first.result.current[1]({ people: [{ name: 'Linh' }, { name: 'Mai' }] }));
    first.unmount();
    const again = renderHook(() => useDraft(place, 'form', empty));
    expect(again.result.current[0]).toEqual({
      name: 'Linh',
      agreed: false,
      people: [{ name: 'Linh' }, { name: 'Mai' }],
    });
  });

  it('is stored apart by its key', () => {
    writeDraft(place, 'book/linh/h1', { ...empty, name: 'Linh' });
    expect(readDraft(place, 'book/marco/h1', empty)).toEqual(empty);
    expect(readDraft(place, 'book/linh/h2', empty)).toEqual(empty);
  });

  it('is gone once sent', () => {
    writeDraft(place, 'form', { ...empty, name: 'Linh' });
    dropDraft(place, 'form');
    expect(readDraft(place, 'form', empty)).toEqual(empty);
  });

  it('is taken only as far as it has the shape of the form', () => {
    const storage = place === 'session' ? sessionStorage : localStorage;
    storage.setItem('draft:form', '{"name":7,"agreed":true,"people":[{"name":"Mai","more":1},3],"other":1}');
    expect(readDraft(place, 'form', empty)).toEqual({
      name: '',
      agreed: true,
      people: [{ name: 'Mai' }, { name: '' }],
    });
    storage.setItem('draft:form', 'not json');
    expect(readDraft(place, 'form', empty)).toEqual(empty);
  });
});

it('logging out forgets every draft and nothing else', () => {
  writeDraft('local', 'book/linh/h1', empty);
  writeDraft('session', 'sign-up', empty);
  localStorage.setItem('lng', 'ko');
  dropAllDrafts();
  expect(Object.keys(localStorage)).toEqual(['lng']);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

describe('drafts of somebody whose session ended', () => {
  const typed = { ...empty, name: 'Linh' };
  const places = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];

  it('leave the device, and come back to their author', () => {
    writeDraft('local', 'book/linh/h1', typed);
    setDraftsAside('linh');
    expect(places()).toEqual([]);
    bringDraftsBack('linh');
    expect(readDraft('local', 'book/linh/h1', empty)).toEqual(typed);
  });

  it('are nobody else’s', () => {
    writeDraft('session', 'profile/linh', typed);
    setDraftsAside('linh');
    bringDraftsBack('marco');
    bringDraftsBack('linh');
    expect(places()).toEqual([]);
  });

  it('are gone for good after a log-out', () => {
    writeDraft('local', 'book/linh/h1', typed);
    setDraftsAside('linh');
    dropAllDrafts();
    bringDraftsBack('linh');
    expect(places()).toEqual([]);
  });

  async function nextDocument(sub?: string) {
    window.dispatchEvent(new Event('pagehide'));
    if (sub) {
      localStorage.setItem('accessToken', `e30.${btoa(JSON.stringify({ ...claims, sub }))}.x`);
      localStorage.setItem('refreshToken', 'refresh');
    }
    vi.resetModules();
    return import('./draft.ts');
  }
  const claims = { exp: 4_102_444_800, role: 'admin', name: 'Linh', sid: 's' };

  it('reach the next document of the tab, and no storage holds them there', async () => {
    writeDraft('local', 'cancel/linh/s1', typed);
    setDraftsAside('linh');
    const next = await nextDocument();
    expect(places()).toEqual([]);
    next.bringDraftsBack('linh');
    expect(readDraft('local', 'cancel/linh/s1', empty)).toEqual(typed);
  });

  it.each([
    ['linh', typed],
    ['marco', empty],
  ])('are decided for %s, who is logged in by the next document', async (sub, found) => {
    writeDraft('local', 'cancel/linh/s1', typed);
    setDraftsAside('linh');
    const next = await nextDocument(sub);
    expect(readDraft('local', 'cancel/linh/s1', empty)).toEqual(found);
    expect(sessionStorage).toHaveLength(0);
    next.bringDraftsBack('linh');
    expect(readDraft('local', 'cancel/linh/s1', empty)).toEqual(found);
  });
});
