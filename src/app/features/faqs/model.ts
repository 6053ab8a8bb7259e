import type { FaqGroup } from '#contract/faqs.ts';
import { placesOf } from '#contract/rules/text/hangul.ts';
import { localText } from '#app/platform/i18n/i18n.ts';

/** Question found by a search, in one language; `isInAnswer` is true if a word occurs in the answer but not in the question. */
export type FoundFaq = { id: string; question: string; answer: string; isInAnswer: boolean };
export type FoundGroup = { id: string; title: string; faqs: FoundFaq[] };

export const wordsOf = (typed: string): string[] => typed.split(/\s+/).filter(Boolean);

/** Finds the questions with every word in the question, its answer or the title of its group, by groups; returns all if nothing is searched. */
export function findFaqs(
  groups: readonly FaqGroup[],
  words: readonly string[],
  language: string,
): FoundGroup[] {
  const stands = (text: string) => (word: string) => placesOf(word, text).length > 0;
  return groups
    .map((group) => {
      const title = localText(group.title, language);
      const rest = words.filter((word) => !stands(title)(word));
      const faqs = group.faqs
        .map((faq) => {
          const [question, answer] = [localText(faq.question, language), localText(faq.answer, language)];
          const unasked = rest.filter((word) => !stands(question)(word));
          const isFound = unasked.every(stands(answer));
          return { id: faq.id, question, answer, isFound, isInAnswer: unasked.length > 0 };
        })
        .filter(({ isFound }) => isFound);
      return { id: group.id, title, faqs };
    })
    .filter(({ faqs }) => words.length === 0 || faqs.length > 0);
}

/** Splits a text where words occur in it; every second piece is such a place, and none overlap. */
export function cutAt(words: readonly string[], text: string): string[] {
  const places = words.flatMap((word) => placesOf(word, text)).sort(([a], [b]) => a - b);
  const pieces: string[] = [];
  let done = 0;
  for (const [start, end] of places) {
    if (start < done) continue;
    pieces.push(text.slice(done, start), text.slice(start, end));
    done = end;
  }
  return [...pieces, text.slice(done)];
}
