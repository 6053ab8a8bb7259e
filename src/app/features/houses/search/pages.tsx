import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PageInfo } from '#contract/wire.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import type { HousesSearch } from '../search-params.ts';
import * as css from './results.css.ts';

export function Pages({ page, search }: { page: PageInfo; search: HousesSearch }) {
  const { t } = useTranslation('houses');
  const { page: current, totalPages } = page;
  const at = (number: number): HousesSearch => ({ ...search, page: number > 1 ? number : undefined });
  const look = buttonClass({ variant: 'quiet', size: 'small' });
  return (
    <nav aria-label={t('pages.label')} className={css.pages}>
      {current > 1 && (
        <Link to="/houses" search={at(current - 1)} className={look} aria-label={t('pages.previous')}>
          <ChevronLeft size={20} aria-hidden="true" />
        </Link>
      )}
      {Array.from({ length: totalPages }, (_, index) => index + 1).map((number) => (
        <Link
          key={number}
          to="/houses"
          search={at(number)}
          className={css.page}
          aria-label={t('pages.page', { number })}
          aria-current={number === current ? 'page' : undefined}
        >
          {number}
        </Link>
      ))}
      {current < totalPages && (
        <Link to="/houses" search={at(current + 1)} className={look} aria-label={t('pages.next')}>
          <ChevronRight size={20} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
