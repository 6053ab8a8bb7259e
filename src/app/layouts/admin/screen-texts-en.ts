/** The English texts of administrators that come with their screens, as `admin-texts.ts` names them. */
export default import.meta.glob<Record<string, unknown>>(
  '/locales/en/{admin-{calendar,catalogue,coupon,door,house,rate,trail}*,part-errors}.json',
  { eager: true, import: 'default' },
);
