/** All English texts of visitors and members, in one chunk. */
export default import.meta.glob<Record<string, unknown>>(
  [
    '/locales/en/*.json',
    '!**/mail.json',
    '!**/contract.json',
    '!**/admin*.json',
    '!**/stay-change.json',
    '!**/invitation.json',
    '!**/join.json',
    '!**/flow.json',
    '!**/consultation.json',
    '!**/commute.json',
    '!**/map.json',
    '!**/shortlist.json',
    '!**/compare.json',
  ],
  {
    eager: true,
    import: 'default',
  },
);
