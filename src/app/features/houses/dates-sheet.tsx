import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button.tsx';
import { Overlay } from '#app/ui/overlay.tsx';
import * as css from './filter-sheet.css.ts';
import { StayCalendar, type StayCalendarProps } from './stay-calendar.tsx';

export interface DatesSheetProps extends StayCalendarProps {
  open: boolean;
  onClose: () => void;
}

/** Chooses the days of a stay in one home. Text: houses, common. */
export function DatesSheet({ open, onClose, ...calendar }: DatesSheetProps) {
  const { t } = useTranslation(['houses', 'common']);
  const { value, onChange } = calendar;
  return (
    <Overlay
      open={open}
      onClose={onClose}
      title={t('filter.dates')}
      closeLabel={t('common:close')}
      size="large"
      footer={
        <div className={css.foot}>
          <Button variant="quiet" onClick={() => onChange({})}>
            {t('calendar.clear')}
          </Button>
          <Button size="medium" onClick={onClose} invalid={!value.checkOut && value.checkIn !== undefined}>
            {t('calendar.done')}
          </Button>
        </div>
      }
    >
      <StayCalendar {...calendar} />
    </Overlay>
  );
}
