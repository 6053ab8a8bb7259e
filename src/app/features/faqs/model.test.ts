import { expect, it } from 'vitest';
import { cutAt, findFaqs, wordsOf } from './model.ts';

const both = (ko: string, en: string) => ({ ko, en });
const groups = [
  {
    id: 'money',
    title: both('돈', 'Money'),
    faqs: [
      {
        id: 'deposit',
        question: both('보증금은요?', 'Deposit?'),
        answer: both('돌려 드려요.', 'It comes back.'),
      },
      {
        id: 'card',
        question: both('카드 되나요?', 'Cards?'),
        answer: both('네, 보증금도요.', 'Yes, the deposit too.'),
      },
    ],
  },
  {
    id: 'living',
    title: both('생활', 'Living'),
    faqs: [{ id: 'noise', question: both('소음은요?', 'Noise?'), answer: both('컨시어지에게.', 'Tell us.') }],
  },
];
const found = (typed: string, language = 'ko') =>
  findFaqs(groups, wordsOf(typed), language).map(({ id, faqs }) =>
    [id].concat(faqs.map((faq) => `${faq.id}${faq.isInAnswer ? ' (answer)' : ''}`)),
  );

it('finds questions by initials, in questions and answers, and by all words', () => {
  expect(found('ㅂㅈㄱ')).toEqual([['money', 'deposit', 'card (answer)']]);
  expect(found('카드 보증금')).toEqual([['money', 'card (answer)']]);
  expect(found('카드 보증금'.normalize('NFD')), 'as Apple’s file names have it').toEqual([
    ['money', 'card (answer)'],
  ]);
  expect(found('돈'), 'of what its group is about').toEqual([['money', 'deposit', 'card']]);
  expect(found('돈 ㄷㄹ')).toEqual([['money', 'deposit (answer)']]);
  expect(found('noise', 'en')).toEqual([['living', 'noise']]);
  expect(found('noise')).toEqual([]);
  expect(found('  ')).toEqual([
    ['money', 'deposit', 'card'],
    ['living', 'noise'],
  ]);
});

it('cuts a text where the words stand, each letter once', () => {
  expect(cutAt(['ㅂㅈㄱ', '보증'], '네, 보증금도요.')).toEqual(['네, ', '보증금', '도요.']);
  expect(cutAt([], '네')).toEqual(['네']);
});
