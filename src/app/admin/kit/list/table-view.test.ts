import { expect, it } from 'vitest';
import { parseTableView } from './table-view.ts';

it('reads what was stored', () => {
  const view = { compact: true, hidden: { reservations: ['guests', 'total'] } };
  expect(parseTableView(JSON.stringify(view))).toEqual(view);
});

it.each([null, '', 'null', '{', '[]', '"x"', '{"compact":"yes","hidden":3}', '{"hidden":{"users":"email"}}'])(
  'takes %s for the plain view',
  (text) => {
    expect(parseTableView(text)).toEqual({ compact: false, hidden: {} });
  },
);

it('leaves out what is no key of a column', () => {
  expect(parseTableView('{"hidden":{"users":["email",1,null]}}').hidden).toEqual({ users: ['email'] });
});
