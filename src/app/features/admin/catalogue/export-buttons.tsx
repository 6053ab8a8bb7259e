import { useState } from 'react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { seoulDate } from '#contract/rules/dates.ts';
import { downloadFile } from '#app/platform/browser/download.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { actions } from '../reviews/reviews.css.ts';
import { warn } from '../warn.ts';
import { catalogueFile, exportKinds, type ExportKind } from './queries.ts';

const nameOf = (kind: ExportKind) =>
  `${kind}-${seoulDate(Date.now())}.${kind === 'catalogue' ? 'json' : 'csv'}`;

/** Saves houses and coupons as files; the audit log names who did. Text: admin-catalogue. */
export function ExportButtons() {
  const { t } = useTranslation('admin-catalogue');
  const online = useOnline();
  const [busy, setBusy] = useState<ExportKind | null>(null);
  const save = async (kind: ExportKind) => {
    setBusy(kind);
    const outcome = await catalogueFile(kind);
    setBusy(null);
    if (!outcome.ok) return warn(outcome.problem, t('export.failed'));
    downloadFile(outcome.value, nameOf(kind));
  };
  return (
    <div className={actions}>
      {exportKinds.map((kind) => (
        <Button
          key={kind}
          variant="secondary"
          size="small"
          busy={busy === kind}
          invalid={!online || busy !== null}
          onClick={() => void save(kind)}
        >
          <Download size={18} />
          {t(`export.${kind}`)}
        </Button>
      ))}
    </div>
  );
}
