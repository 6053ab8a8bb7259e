import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Stay } from '#contract/rules/policy.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Overlay } from '#app/ui/overlays/overlay.tsx';
import { foot } from '../search/filter-sheet.css.ts';
import { StayCalendar } from '../stay-calendar.tsx';
import { StayPresets } from '../stay-presets.tsx';
import { datesOf } from '../stay-selection.ts';
import * as presets from '../stay-presets.css.ts';

export interface DatesSheetProps {
  open: boolean;
  onClose: () => void;
  dates: Partial<Stay>;
  today: PlainDate;
  onApply: (dates: Partial<Stay>) => void;
}

export default function DatesSheet({ open, onClose, dates, today, onApply }: DatesSheetProps) {
  const { t } = useTranslation(['houses', 'common']);
  const [draft, setDraft] = useState(dates);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setDraft(dates);
  }
  const done = () => {
    onApply(draft);
    onClose();
  };
  return (
    <Overlay
      open={open}
      onClose={onClose}
      title={t('filter.dates')}
      closeLabel={t('common:close')}
      size="large"
      footer={
        <div className={foot}>
          <Button variant="quiet" onClick={() => setDraft({})}>
            {t('calendar.clear')}
          </Button>
          <Button full={false} onClick={done} invalid={Boolean(draft.checkIn) && !draft.checkOut}>
            {t('calendar.done')}
          </Button>
        </div>
      }
    >
      <div className={presets.parts}>
        <StayPresets value={datesOf(draft)} onChange={setDraft} today={today} />
      </div>
      <StayCalendar value={draft} onChange={setDraft} today={today} months="sheet" />
    </Overlay>
  );
}
