/** All English texts of the application, in one chunk. */
export default import.meta.glob<Record<string, unknown>>(
  ['/locales/en/*.json', '!**/mail.json', '!**/contract.json'],
  {
    eager: true,
    import: 'default',
  },
);
