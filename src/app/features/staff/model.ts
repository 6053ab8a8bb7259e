/** Returns the names of languages in the reader's language, as a list: "Korean, English". */
export function languageNames(codes: readonly string[], language: string): string {
  const names = new Intl.DisplayNames([language], { type: 'language' });
  return codes.map((code) => names.of(code) ?? code).join(', ');
}

/** Returns the key and count of the sentence on a usual reply time, given in minutes. */
export function replyWords(minutes: number) {
  if (minutes < 60) return { key: 'minutes', count: minutes } as const;
  return minutes < 1440
    ? ({ key: 'hours', count: Math.round(minutes / 60) } as const)
    : ({ key: 'day', count: 1 } as const);
}
