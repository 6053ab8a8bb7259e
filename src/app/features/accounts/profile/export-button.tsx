import { useState } from 'react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { brand } from '#contract/brand.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { sentenceOf } from '#app/platform/api/result.ts';
import { downloadFile } from '#app/platform/browser/download.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import type { ButtonLook } from '#app/ui/controls/button-class.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { exportData } from '../queries.ts';

export function ExportButton(look: ButtonLook) {
  const { t } = useTranslation('settings');
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    const outcome = await exportData();
    setBusy(false);
    if (!outcome.ok) return toast.warning(sentenceOf(outcome.problem, t('offline')));
    const file = new Blob([JSON.stringify(outcome.value, null, 2)], { type: 'application/json' });
    downloadFile(file, `${brand.name.en.toLowerCase()}-${seoulDate(Date.now())}.json`);
    toast.success(t('data.exported'));
  };
  return (
    <Button
      variant="secondary"
      {...look}
      busy={busy}
      invalid={!online}
      reason={t('needsNetwork')}
      onClick={() => void download()}
    >
      <Download size={18} />
      {t('data.export')}
    </Button>
  );
}
