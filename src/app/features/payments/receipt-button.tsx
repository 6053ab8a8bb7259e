import { useState } from 'react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '#app/platform/api/result.ts';
import { downloadFile } from '#app/platform/browser/download.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { receipt, type OrderOf } from './queries.ts';
import * as css from './payment-state.css.ts';

export interface ReceiptButtonProps {
  order: OrderOf;
  filename: string;
}

export function ReceiptButton({ order, filename }: ReceiptButtonProps) {
  const { t } = useTranslation('booking');
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    const outcome = await receipt(order);
    setBusy(false);
    if (outcome.ok) downloadFile(outcome.value, filename);
    else toast.warning(sentenceOf(outcome.problem, t('needsNetwork')));
  };
  return (
    <Button
      variant="quiet"
      size="small"
      className={css.receipt}
      busy={busy}
      invalid={!online}
      reason={t('needsNetwork')}
      onClick={() => void take()}
    >
      <Download size={20} />
      {t('instalment.receipt')}
    </Button>
  );
}
