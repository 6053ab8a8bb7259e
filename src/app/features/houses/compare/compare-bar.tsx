import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { setCompared, useCompared } from './compared.ts';
import type { CompareSearch } from './queries.ts';
import { bar } from '../shortlist/shortlist.css.ts';
import { useShortlistTexts } from '../shortlist/texts.ts';

export function CompareBar() {
  useShortlistTexts();
  const { t } = useTranslation('shortlist');
  const compared = useCompared();
  if (compared.length === 0) return null;
  const clear = () => {
    // The bar goes with its buttons.
    document.getElementById('main')?.focus({ preventScroll: true });
    setCompared([]);
  };
  return (
    <div className={bar} role="region" aria-label={t('compare.title')}>
      <span role="status">{t('compare.chosen', { count: compared.length })}</span>
      <Button variant="quiet" size="small" onClick={clear}>
        {t('compare.clear')}
      </Button>
      <Link
        to="/compare"
        search={({ checkIn, checkOut }: CompareSearch) => ({ houses: compared.join(), checkIn, checkOut })}
        className={buttonClass({ variant: 'primary', size: 'small' })}
      >
        {t('compare.button')}
      </Link>
    </div>
  );
}
