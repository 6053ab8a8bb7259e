import type { ImportPlan, adminCatalogue } from '../admin/catalogue.ts';
import type { ExamplesOf } from '../endpoint.ts';

const plan: ImportPlan = {
  format: 'json',
  created: 0,
  changed: 1,
  unchanged: 11,
  items: [
    {
      kind: 'house',
      id: 'yeonnam-garden',
      name: '연남 가든 하우스',
      line: 4,
      action: 'changed',
      fields: [{ field: 'monthlyRent', before: '820000', after: '850000' }],
    },
  ],
  problems: [],
  applied: false,
  plan: '4f2a9c1be07d3356',
};

export const adminCatalogueExamples: ExamplesOf<typeof adminCatalogue> = {
  export: {},
  exportHouses: {},
  exportCoupons: {},
  preview: { data: plan },
  import: { query: { plan: plan.plan }, data: { ...plan, applied: true } },
};
