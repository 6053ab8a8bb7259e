import '#tests/kit/screen.tsx';
import { beforeAll, expect, it } from 'vitest';
import { adminReservationExamples } from '#contract/examples/reservations.ts';
import { barsOf } from '#app/admin/week/model.ts';
import { rowWords } from '#app/admin/week/row-words.ts';
import { startTexts, texts } from '#app/platform/i18n/i18n.ts';
import common from '../../locales/en/common.json';
import week from '../../locales/en/admin-week.json';

const [example] = adminReservationExamples.list.data;
beforeAll(() => startTexts('en', { common, 'admin-week': week }));

it('says of a confirmed stay in the week view that its new contract is unsigned', () => {
  const description = (contractOpen: boolean) => {
    const reservation = { ...example!, status: 'confirmed', contractOpen } as const;
    const [bar] = barsOf([reservation], { start: reservation.checkIn, weeks: 4 });
    const t = texts.getFixedT<['admin-week', 'common']>('en', ['admin-week', 'common']);
    return rowWords(t, 'en', reservation.checkIn).description(bar!);
  };
  expect(description(true)).toContain(week.unsigned);
  expect(description(false)).not.toContain(week.unsigned);
});
