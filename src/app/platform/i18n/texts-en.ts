/** All English texts of visitors and members, in one chunk. */
export default import.meta.glob<Record<string, unknown>>(
  [
    '/locales/en/*.json',
    '!**/mail.json',
    '!**/contract.json',
    '!**/admin*.json',
    '!**/stay-change.json',
    '!**/invitation.json',
    '!**/consultation.json',
    '!**/commute.json',
    '!**/map.json',
  ],
  {
    eager: true,
    import: 'default',
  },
);
