import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { vote } from './queries.ts';
import * as css from './helped.css.ts';

export function Helped({ slug, question }: { slug: string; question: string }) {
  const { t } = useTranslation('faq-tools');
  const [said, say] = useState<'thanks' | 'failed'>();
  const answer = (helpful: boolean) =>
    void vote(slug, helpful).then(
      () => say('thanks'),
      () => say('failed'),
    );
  return (
    <div className={css.row} role="group" aria-label={`${question}: ${t('helped.ask')}`}>
      <span role="status">{t(`helped.${said ?? 'ask'}`)}</span>
      {(['yes', 'no'] as const).map((each) => (
        <button
          key={each}
          type="button"
          className={buttonClass({ variant: 'quiet', size: 'small' })}
          onClick={() => answer(each === 'yes')}
        >
          {t(`helped.${each}`)}
        </button>
      ))}
    </div>
  );
}
