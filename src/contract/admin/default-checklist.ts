import type { Bilingual } from '../shared.ts';

export type Steps = readonly { key: string; text: Bilingual }[];

/** Turnover steps of a house without its own list (`houses.turnover_checklist`). */
export const defaultChecklist: Steps = [
  {
    key: 'empty',
    text: { ko: '두고 간 물건과 고장 난 곳 확인', en: 'Look for things left behind and anything broken' },
  },
  { key: 'rubbish', text: { ko: '쓰레기 비우고 분리배출', en: 'Empty the bins and sort the recycling' } },
  {
    key: 'kitchen',
    text: { ko: '주방, 냉장고, 전자레인지 청소', en: 'Clean kitchen, fridge and microwave' },
  },
  { key: 'bathroom', text: { ko: '욕실과 배수구 청소', en: 'Clean the bathroom and its drains' } },
  { key: 'floor', text: { ko: '먼지 닦고 바닥 청소', en: 'Dust, then clean the floors' } },
  { key: 'bedding', text: { ko: '침구와 수건 준비', en: 'Lay out bedding and towels' } },
  {
    key: 'running',
    text: { ko: '보일러, 에어컨, 온수, 와이파이 작동 확인', en: 'Try heating, cooling, hot water and Wi-Fi' },
  },
  {
    key: 'door',
    text: { ko: '환기하고 창문과 현관 잠금 확인', en: 'Air the rooms, then check windows and door lock' },
  },
];
