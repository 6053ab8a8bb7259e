// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Result } from '../api/result.ts';
import { bringDraftsBack, dropAllDrafts, setDraftsAside } from './draft.ts';
import { useDraftForm, type DraftFormOptions } from './draft-form.ts';

type Faq = { question: { ko: string; en: string }; answer: string };
type Group = { title: { ko: string; en: string }; faqs: Faq[]; isPublic: boolean };

const faq = (en: string): Faq => ({ question: { ko: '', en }, answer: '' });
const blank: Group = { title: { ko: '', en: '' }, faqs: [], isPublic: false };
const record: Group = {
  title: { ko: '입주', en: 'Moving in' },
  faqs: ['A', 'B', 'C'].map(faq),
  isPublic: true,
};

const open = (options: Partial<DraftFormOptions<Group>> = {}) =>
  renderHook(
    (changed: Partial<DraftFormOptions<Group>>) =>
      useDraftForm<Group>({
        key: 'faq-group/1',
        initial: record,
        blanks: { faqs: faq('') },
        ...options,
        ...changed,
      }),
    { initialProps: {} },
  );
type Opened = ReturnType<typeof open>['result'];

const title = (form: Opened, en: string) =>
  act(() => form.current.edit({ title: { ...form.current.draft.title, en } }));
const faqs = (form: Opened) => form.current.list('faqs');
const questions = (form: Opened) => form.current.draft.faqs.map(({ question }) => question.en);
const accepts = (): Promise<Result<null>> => Promise.resolve({ ok: true, value: null });
const refuses = (fields: Record<string, 'name_required' | 'invalid_input'>): Promise<Result<null>> =>
  Promise.resolve({ ok: false, problem: { code: 'invalid_input', message: 'Check the fields.', fields } });
const noNetwork = (): Promise<Result<null>> =>
  Promise.resolve({ ok: false, problem: { code: 'offline', message: null, fields: {} } });
function slowHost() {
  let answer: (result: Result<null>) => void = () => {};
  const answered = new Promise<Result<null>>((resolve) => (answer = resolve));
  return { call: () => answered, answer: (result: Result<null>) => answer(result) };
}

afterEach(() => {
  dropAllDrafts();
  localStorage.clear();
  sessionStorage.clear();
});

describe('what differs from the record', () => {
  it('is known by field, and nothing once it is typed back', () => {
    const { result: form } = open();
    expect(form.current.isDirty).toBe(false);
    title(form, 'Arriving');
    expect(form.current.changes).toEqual({ title: { ko: '입주', en: 'Arriving' } });
    title(form, 'Moving in');
    expect(form.current.isDirty).toBe(false);
    expect(sessionStorage.length).toBe(0);
  });

  it('is taken back by a reset', () => {
    const { result: form } = open();
    title(form, 'Arriving');
    act(() => faqs(form).items[0]!.remove());
    act(() => form.current.reset());
    expect(form.current.draft).toEqual(record);
    expect(open().result.current.isRestored).toBe(false);
  });

  it('is stored under the key that the record has by then, however old the rendering that edits it', () => {
    const { result: form, rerender } = open();
    const { edit } = form.current;
    rerender({ key: 'faq-group/2', initial: { ...record, isPublic: false } });
    act(() => edit({ title: { ko: '입주', en: 'Arriving' }, isPublic: false }));
    expect(open({ key: 'faq-group/2' }).result.current.changes).toMatchObject({ title: { en: 'Arriving' } });
    expect(open({ key: 'faq-group/1' }).result.current.isDirty).toBe(false);
  });

  it('lets every other field follow a newer record', () => {
    const { result: form, rerender } = open();
    title(form, 'Arriving');
    rerender({ initial: { ...record, title: { ko: '', en: '' }, isPublic: false } });
    expect(form.current.draft).toMatchObject({ title: { en: 'Arriving' }, isPublic: false });
  });

  it('is nothing once the host has accepted it, before and after its answer is loaded', async () => {
    const { result: form, rerender } = open();
    title(form, '  Arriving ');
    await act(() => form.current.submit(accepts));
    expect(form.current.draft.title.en).toBe('  Arriving ');
    expect(form.current.isDirty).toBe(false);
    expect(sessionStorage.length).toBe(0);
    rerender({ initial: { ...record, title: { ko: '입주', en: 'Arriving' } } });
    expect(form.current.draft.title.en).toBe('Arriving');
    expect(form.current.isDirty).toBe(false);
  });

  it('is nothing in a form that begins another record after each', async () => {
    const { result: form } = open();
    title(form, 'Arriving');
    await act(() => form.current.submit(accepts));
    act(() => form.current.startAnother());
    expect(form.current.draft).toEqual(record);
    act(() => form.current.edit({ isPublic: false }));
    expect(form.current.changes).toEqual({ isPublic: false });
  });

  it('includes what is typed while the host is still answering', async () => {
    const { result: form } = open();
    const host = slowHost();
    title(form, 'Arriving');
    let sent: Promise<unknown> = Promise.resolve();
    act(() => void (sent = form.current.submit(host.call)));
    act(() => form.current.edit({ isPublic: false }));
    await act(async () => {
      host.answer({ ok: true, value: null });
      await sent;
    });
    expect(form.current.changes).toEqual({ isPublic: false });
    expect(open().result.current.draft.isPublic).toBe(false);
  });
});

describe('what was typed', () => {
  it.each([
    ['a refusal', () => refuses({ 'title.en': 'name_required' })],
    ['a lost network', noNetwork],
  ])('is there after %s, and after a reload', async (_, answer) => {
    const { result: form, unmount } = open();
    title(form, 'Arriving');
    expect(await act(() => form.current.submit(answer))).toBeNull();
    expect(form.current.draft.title.en).toBe('Arriving');
    unmount();
    const { result: again } = open();
    expect(again.current.draft.title.en).toBe('Arriving');
    expect(again.current).toMatchObject({ isRestored: true, isDirty: true });
  });

  it('is there for its author alone after the host ended the session', () => {
    const { result: form, unmount } = open();
    title(form, 'Arriving');
    setDraftsAside('linh');
    unmount();
    expect(open().result.current.isRestored).toBe(false);
    bringDraftsBack('linh');
    expect(open().result.current.draft.title.en).toBe('Arriving');
  });

  it('comes back with every item of a list that began empty', () => {
    const first = open({ initial: blank });
    act(() => faqs(first.result).append(faq('Where is the key?')));
    act(() => faqs(first.result).append(faq('When may I come?')));
    first.unmount();
    expect(questions(open({ initial: blank }).result)).toEqual(['Where is the key?', 'When may I come?']);
  });

  it('is sent once, however often it is asked for', async () => {
    const { result: form } = open();
    const host = slowHost();
    let calls = 0;
    const call = () => {
      calls += 1;
      return host.call();
    };
    let sent: Promise<unknown> = Promise.resolve();
    act(() => {
      sent = Promise.all([form.current.submit(call), form.current.submit(call)]);
    });
    expect(form.current.form.busy).toBe(true);
    await act(async () => {
      host.answer({ ok: true, value: null });
      await sent;
    });
    expect(calls).toBe(1);
    expect(form.current.form.busy).toBe(false);
  });

  it('can be sent again after a surprise', async () => {
    const { result: form } = open();
    await act(() =>
      expect(form.current.submit(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug'),
    );
    expect(form.current.form.busy).toBe(false);
    expect(await act(() => form.current.submit(accepts))).toEqual({ value: null });
  });
});

describe('errors', () => {
  it('that need no host keep the call from being made', async () => {
    const { result: form } = open({
      validate: ({ title }) => (title.en ? {} : { 'title.en': 'name_required' }),
    });
    title(form, '');
    expect(await act(() => form.current.submit(() => expect.unreachable()))).toBeNull();
    expect(form.current.form.errors).toEqual({ 'title.en': 'name_required' });
  });

  it('of the host stand at their fields until the value is changed', async () => {
    const { result: form } = open();
    await act(() =>
      form.current.submit(() => refuses({ 'title.ko': 'name_required', 'title.en': 'name_required' })),
    );
    title(form, 'Arriving');
    expect(form.current.form.errors).toEqual({ 'title.ko': 'name_required' });
  });

  it('of the host are not about a value that was changed meanwhile', async () => {
    const { result: form } = open();
    const host = slowHost();
    let sent: Promise<unknown> = Promise.resolve();
    act(() => void (sent = form.current.submit(host.call)));
    title(form, 'Arriving');
    await act(async () => {
      host.answer(await refuses({ 'title.en': 'name_required', faqs: 'name_required' }));
      await sent;
    });
    expect(form.current.form.errors).toEqual({ faqs: 'name_required' });
  });

  it('of a whole list go with the first change of an item', async () => {
    const { result: form } = open();
    await act(() => form.current.submit(() => refuses({ faqs: 'invalid_input' })));
    act(() => faqs(form).items[1]!.edit(faq('B?')));
    expect(form.current.form.errors).toEqual({});
  });
});

describe('the items of a list', () => {
  const broken = () =>
    refuses({
      'faqs.1.question.en': 'name_required',
      'faqs.2.answer': 'name_required',
      'title.en': 'name_required',
    });

  it('take their errors along when one before them is removed', async () => {
    const { result: form } = open();
    await act(() => form.current.submit(broken));
    act(() => faqs(form).items[0]!.remove());
    expect(questions(form)).toEqual(['B', 'C']);
    expect(form.current.form.errors).toEqual({
      'faqs.0.question.en': 'name_required',
      'faqs.1.answer': 'name_required',
      'title.en': 'name_required',
    });
    act(() => faqs(form).items[0]!.remove());
    expect(form.current.form.errors).toEqual({
      'faqs.0.answer': 'name_required',
      'title.en': 'name_required',
    });
  });

  it.each([
    [0, 2, ['B', 'C', 'A'], ['faqs.0.question.en', 'faqs.1.answer']],
    [2, 0, ['C', 'A', 'B'], ['faqs.2.question.en', 'faqs.0.answer']],
    [1, 9, ['A', 'C', 'B'], ['faqs.2.question.en', 'faqs.1.answer']],
    [1, -1, ['B', 'A', 'C'], ['faqs.0.question.en', 'faqs.2.answer']],
  ])('move from %i to %i with their errors', async (from, to, order, errors) => {
    const { result: form } = open();
    await act(() => form.current.submit(broken));
    act(() => faqs(form).items[from]!.moveTo(to));
    expect(questions(form)).toEqual(order);
    expect(new Set(Object.keys(form.current.form.errors))).toEqual(new Set([...errors, 'title.en']));
  });

  it('keep their ids, so that what is focused stays in its row', () => {
    const { result: form } = open();
    const [first, second, third] = faqs(form).items.map(({ id }) => id);
    act(() => faqs(form).items[2]!.moveTo(0));
    act(() => faqs(form).items[1]!.remove());
    act(() => faqs(form).append(faq('D')));
    const ids = faqs(form).items.map(({ id }) => id);
    expect(ids.slice(0, 2)).toEqual([third, second]);
    expect(new Set([...ids, first]).size).toBe(4);
  });

  it('are found by a late answer wherever they are by then', () => {
    const { result: form } = open();
    const [late, gone] = [faqs(form).items[2]!, faqs(form).items[0]!];
    act(() => faqs(form).items[0]!.remove());
    act(() => faqs(form).append(faq('D')));
    act(() => late.edit(faq('C with a picture')));
    act(() => gone.edit(faq('of nobody')));
    expect(questions(form)).toEqual(['B', 'C with a picture', 'D']);
  });

  it('are all there when two are added at once', () => {
    const { result: form } = open();
    const list = faqs(form);
    act(() => {
      list.append(faq('D'));
      list.append(faq('E'));
    });
    expect(questions(form)).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  it('have ids of their own when the host has added some', async () => {
    const { result: form, rerender } = open();
    act(() => faqs(form).items[0]!.remove());
    await act(() => form.current.submit(accepts));
    rerender({ initial: { ...record, faqs: ['B', 'C', 'D', 'E'].map(faq) } });
    const ids = faqs(form).items.map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });
});
