import { Search } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FaqGroup } from '#contract/faqs.ts';
import { AnswerTools } from '#app/features/faqs/lazy-answer-tools.tsx';
import { cutAt, findFaqs, wordsOf, type FoundGroup } from '#app/features/faqs/model.ts';
import { Disclosure } from '#app/ui/controls/disclosure.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { MoreQuestions } from './more-questions.tsx';
import * as css from './faq.css.ts';

export function FaqAnswers({ groups }: { groups: FaqGroup[] }) {
  const { t, i18n } = useTranslation('faq');
  const [typed, setTyped] = useState('');
  const words = wordsOf(typed);
  const found = findFaqs(groups, words, i18n.language);
  const count = found.reduce((sum, { faqs }) => sum + faqs.length, 0);
  const showAll = useCallback(() => setTyped(''), []);
  useLinkedAnswer(showAll, words.length === 0);
  const said = count > 0 ? t('found', { count }) : t('nothing', { typed: typed.trim() });
  return (
    <div className={css.page}>
      <nav aria-label={t('groups')} className={css.groups}>
        <ul className={css.groupList}>
          {found.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={css.group}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.answers}>
        <div role="search">
          <TextField
            type="search"
            label={t('search')}
            placeholder={t('placeholder')}
            autoComplete="off"
            icon={<Search size={20} />}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <p role="status" className={css.found}>
            {words.length > 0 && said}
          </p>
        </div>
        {groups.length === 0 && <EmptyState title={t('empty')} />}
        {found.map((group) => (
          <Group key={group.id} group={group} words={words} />
        ))}
        <MoreQuestions />
      </div>
    </div>
  );
}

function Group({ group: { id, title, faqs }, words }: { group: FoundGroup; words: string[] }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {faqs.map((faq) => (
        <Disclosure
          key={faq.id}
          id={`q-${faq.id}`}
          summary={<Marked text={faq.question} words={words} />}
          defaultOpen={words.length > 0 && faq.isInAnswer}
        >
          <p className={css.answer}>
            <Marked text={faq.answer} words={words} />
          </p>
          <AnswerTools slug={faq.id} question={faq.question} />
        </Disclosure>
      ))}
    </section>
  );
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  return cutAt(words, text).map((piece, index) =>
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
  );
}

/**
 * Opens the answer that the address names (`#q-…`) and scrolls to it, on arrival and when the address changes; calls `showAll` if a search hides it.
 */
function useLinkedAnswer(showAll: () => void, isAll: boolean): void {
  const isShown = useRef(false);
  useEffect(() => {
    const show = () => {
      const id = location.hash.slice(1);
      const answer = document.getElementById(id);
      const isHidden = !answer && !isAll && id.startsWith('q-');
      isShown.current = !isHidden;
      if (isHidden) showAll();
      if (!(answer instanceof HTMLDetailsElement)) return;
      answer.open = true;
      answer.scrollIntoView();
    };
    if (!isShown.current) show();
    addEventListener('hashchange', show);
    return () => removeEventListener('hashchange', show);
  }, [isAll, showAll]);
}
