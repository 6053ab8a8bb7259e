import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { Overlay } from '#app/ui/overlays/overlay.tsx';
import { StayCalendar, type StayCalendarProps } from '../stay-calendar.tsx';
import * as css from '../search/filter-sheet.css.ts';

export interface DatesSheetProps extends StayCalendarProps {
  open: boolean;
  onClose: () => void;
}

/** Sheet that selects the dates of a stay in one house. Text: houses, common. */
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
          <Button full={false} onClick={onClose} invalid={!value.checkOut && value.checkIn !== undefined}>
            {t('calendar.done')}
          </Button>
        </div>
      }
    >
      <StayCalendar {...calendar} />
    </Overlay>
  );
}
