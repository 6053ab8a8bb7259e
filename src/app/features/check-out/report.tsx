import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckOut, CheckOutReport } from '#contract/reservations/check-out.ts';
import { checkOutItems } from '#contract/rules/check-out/check-out.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { useFocus } from '#app/ui/layout/use-focus.ts';
import { PictureStrip } from '#app/ui/media/picture-strip.tsx';
import { ReportForm } from './report-form.tsx';
import { hasDraft } from './use-report.ts';
import * as css from './check-out.css.ts';

export interface ReportProps {
  reservationId: string;
  value: CheckOut;
  onChanged: (value: CheckOut) => void;
}

export function Report({ reservationId, value, onChanged }: ReportProps) {
  const { t, i18n } = useTranslation('check-out');
  const [isChanging, setChanging] = useState(() => hasDraft(reservationId));
  // One that had waited leaves while its author may be reading elsewhere on the page.
  const [pressedNow, setPressedNow] = useState(false);
  const { report, isOpen, closesOn } = value;
  const sent = (next: CheckOut, pressed: boolean) => {
    setPressedNow(pressed);
    setChanging(false);
    toast.success(t('report.sent'));
    onChanged(next);
  };
  if (report && !isChanging)
    return (
      <Sent report={report} justNow={pressedNow} onChange={isOpen ? () => setChanging(true) : undefined} />
    );
  if (!isOpen) return null;
  return (
    <>
      <p className={css.soft}>{t('report.lead', { date: plainDate(closesOn, i18n.language) })}</p>
      <ReportForm
        reservationId={reservationId}
        value={value}
        onSent={sent}
        onKeep={report ? () => setChanging(false) : undefined}
      />
    </>
  );
}

type SentProps = { report: CheckOutReport; justNow: boolean; onChange: (() => void) | undefined };

/** Takes the focus: it is far shorter than the form was, and the page would stay scrolled to what came below. */
function Sent({ report, justNow, onChange }: SentProps) {
  const { t, i18n } = useTranslation('check-out');
  const { done, photos, sentAt } = report;
  const head = useFocus<HTMLParagraphElement>(justNow);
  return (
    <>
      <p ref={head} tabIndex={-1}>
        {t('report.sentAt', { time: seoulMoment(sentAt, i18n.language) })}
      </p>
      <p className={css.soft}>{t('report.done', { count: done.length, total: checkOutItems.length })}</p>
      <PictureStrip pictures={photos} alt={(number) => t('report.photo', { number })} />
      {onChange && (
        <div>
          <Button variant="secondary" size="medium" onClick={onChange}>
            {t('report.change')}
          </Button>
        </div>
      )}
    </>
  );
}
