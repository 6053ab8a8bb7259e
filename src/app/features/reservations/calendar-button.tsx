import { useState } from 'react';
import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '#app/platform/api/result.ts';
import { downloadFile } from '#app/platform/browser/download.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { calendarFile } from './queries.ts';

export function CalendarButton({ reservation }: { reservation: { id: string; code: string } }) {
  const { t } = useTranslation('mypage');
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    const outcome = await calendarFile(reservation.id);
    setBusy(false);
    if (outcome.ok) downloadFile(outcome.value, `${reservation.code}.ics`);
    else toast.warning(sentenceOf(outcome.problem, t('calendar.needsNetwork')));
  };
  return (
    <Button
      variant="secondary"
      size="small"
      busy={busy}
      invalid={!online}
      reason={t('calendar.needsNetwork')}
      onClick={() => void take()}
    >
      <CalendarPlus size={20} />
      {t('calendar.action')}
    </Button>
  );
}
