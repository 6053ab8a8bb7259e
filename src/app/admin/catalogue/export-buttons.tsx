import { useState } from 'react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { seoulDate } from '#contract/rules/dates.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { actions } from '#app/admin/kit/list/list-cells.css.ts';
import { useSaveFile } from '#app/admin/kit/load/use-save-file.ts';
import { catalogueFile, exportKinds, type ExportKind } from './queries.ts';

const nameOf = (kind: ExportKind) =>
  `${kind}-${seoulDate(Date.now())}.${kind === 'catalogue' ? 'json' : 'csv'}`;

export function ExportButtons() {
  const { t } = useTranslation('admin-catalogue');
  const online = useOnline();
  const [last, setLast] = useState<ExportKind>();
  const { busy, save } = useSaveFile(t('export.failed'));
  const file = (kind: ExportKind) => {
    setLast(kind);
    return save(() => catalogueFile(kind), nameOf(kind));
  };
  return (
    <div className={actions}>
      {exportKinds.map((kind) => (
        <Button
          key={kind}
          variant="secondary"
          size="small"
          busy={busy && last === kind}
          invalid={!online || busy}
          onClick={() => void file(kind)}
        >
          <Download size={18} />
          {t(`export.${kind}`)}
        </Button>
      ))}
    </div>
  );
}
