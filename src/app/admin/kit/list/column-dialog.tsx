import { useTranslation } from 'react-i18next';
import { Checkbox } from '#app/ui/forms/choice-group.tsx';
import { Overlay } from '#app/ui/overlays/overlay.tsx';
import * as css from './list-table.css.ts';

export interface ColumnDialogProps {
  open: boolean;
  onClose: () => void;
  columns: readonly { key: string; head: string; shown: boolean }[];
  onShow: (key: string, shown: boolean) => void;
}

export function ColumnDialog({ open, onClose, columns, onShow }: ColumnDialogProps) {
  const { t } = useTranslation('admin');
  return (
    <Overlay
      open={open}
      onClose={onClose}
      title={t('tables.columns')}
      closeLabel={t('tables.close')}
      size="small"
      topPosition="content"
    >
      <p className={css.lead}>{t('tables.kept')}</p>
      <ul>
        {columns.map(({ key, head, shown }) => (
          <li key={key}>
            <Checkbox label={head} checked={shown} onChange={({ target }) => onShow(key, target.checked)} />
          </li>
        ))}
      </ul>
    </Overlay>
  );
}
