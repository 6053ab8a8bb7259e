import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Stay } from '#contract/rules/policy.ts';
import { withTexts } from '#app/platform/i18n/i18n.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { row } from '../shortlist/shortlist.css.ts';
import { stayWords } from '../stay-words.ts';

const DatesSheet = lazy(() => withTexts('search-panel', import('./dates-sheet.tsx')));

export interface CompareDatesProps {
  dates: Stay | null;
  /** Today in Seoul. */
  today: PlainDate;
  onChange: (dates: Partial<Stay>) => void;
  children: ReactNode;
}

export function CompareDates({ dates, today, onChange, children }: CompareDatesProps) {
  const { t, i18n } = useTranslation(['compare', 'common']);
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);
  return (
    <>
      {dates && (
        <p>
          <strong>{stayWords(dates, i18n.language, (count) => t('common:nights', { count }))}</strong>
        </p>
      )}
      <div className={row}>
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          {t(dates ? 'changeDates' : 'chooseDates')}
        </Button>
        {dates && (
          <Button variant="quiet" size="small" onClick={() => onChange({})}>
            {t('withoutDates')}
          </Button>
        )}
        {children}
      </div>
      {wasOpened && (
        <Suspense>
          <DatesSheet
            open={open}
            onClose={() => setOpen(false)}
            dates={dates ?? {}}
            today={today}
            onApply={onChange}
          />
        </Suspense>
      )}
    </>
  );
}
