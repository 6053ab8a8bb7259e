const replaced: [old: RegExp, term: string][] = [
  [/\bhttp\/(?:api\/|pages\/)?kept\b/, 'response-cache'],
  [/\bhttp\/(?:api\/|pages\/)?late\b|\blate-?scripts\b/i, 'deferred-assets, deferred scripts'],
  [/\bhttp\/(?:api\/|pages\/)?implement\.ts\b|\bimplement\(/, 'handler types'],
  [/\bjobs\/(?:each|every)\b/, 'run-batch, throttle'],
  [/\bjobs\/(?:records|tidy)\b/, 'retention, purge-expired'],
  [/\breservations\/life\b|\brules\/life\b/, 'transition, reservation-status'],
  [/\b(?:Means|Carried)\b(?=[;,)<\s]*[=;{>)])/, 'dependencies'],
  [/\breservations\/whole\b|\b(?:function |<)Whole\b|\bWholeProps\b/, 'load-details, details'],
  [/\breservations\/races\b/, 'retry-transaction'],
  [/\btakeBack\b/, 'release'],
  [/\bpdf\/(?:sheet|typeset)\b/, 'page-layout, text-layout'],
  [/\bpainted-shell\b|\blean-icons\b/, 'app-shell, icons'],
  [/\bplatform\/privacy\b/, 'session-cleanup'],
  [/\bthrough-?device\b/i, 'network-first'],
  [/\bplatform\/(?:api\/)?(?:calls|problem)\.ts\b/, 'transport, result'],
  [/\bui\/(?:layout\/)?later\b/, 'deferred-hydration'],
  [/\b(?:ui|houses)\/(?:forms\/)?choice\.ts/, 'choice-group, stay-selection'],
  [/\baccounts\/(?:sign-in\/)?next\.ts\b/, 'safe-redirect'],
  [/\bsearch-?word\b/i, 'search-param'],
  [/\bbrand\/promises\b|\bresident-?word\b/i, 'benefits, testimonial'],
  [/\bkeep-?reader\b/i, 'preload-pdf-viewer'],
  [/\btools\/(?:\w+\/)?(?:once|sfnt)\b/, 'task-cache, font-tables'],
  [/\bdemo\/(?:both|book)\.ts\b/, 'bilingual, seed-reservation'],
  [/\b(?:not|is|was)Kept\b|\bkept-answers\b/, 'cached, saved, stored'],
];

export function privateWords(file: string, text: string): string[] {
  return replaced.flatMap(([old, term]) => {
    const found = old.exec(`${file}\n${text}`)?.[0];
    return found === undefined ? [] : [`${file}: ${found} → ${term}`];
  });
}

/** Returns comments that open with a question word instead of the thing they describe: `src/app/x.ts: // Who gave way`. */
export function riddles(file: string, text: string): string[] {
  const opening = /(?:\/\/|\/\*\*?|^[ \t]*\*) (?:Who|What|Whether|How)\b.{0,20}/gm;
  return (text.match(opening) ?? []).map((found) => `${file}: ${found.trim()}`);
}
