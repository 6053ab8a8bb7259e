import { useState, type ReactNode } from 'react';
import { Columns3, Rows3, Rows4 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { Table, type TableProps } from '#app/ui/data/table.tsx';
import { preloadOverlay } from '#app/ui/overlays/overlay.tsx';
import { ColumnDialog } from './column-dialog.tsx';
import { changeTableView, useTableView, type TableName } from './table-view.ts';
import * as css from './list-table.css.ts';

/** The rows of a list's screen for its table. */
export interface ListProps<Row> {
  rows: readonly Row[];
  /** Renders the link to the page of a row. */
  link: (row: Row, words: ReactNode) => ReactNode;
  /** Stands for the table while it has no rows. */
  empty: ReactNode;
}

export interface ListTableProps<Row> extends TableProps<Row> {
  name: TableName;
}

export function ListTable<Row>({ name, columns, ...rest }: ListTableProps<Row>) {
  const { t } = useTranslation('admin');
  const { compact, hidden } = useTableView();
  const [open, setOpen] = useState(false);
  const [first, ...others] = columns;
  const isHidden = (key: string) => hidden[name]?.includes(key) ?? false;
  // A key that a later version has no column for hides nothing, and the first column names the row.
  const shown = [...(first ? [first] : []), ...others.filter(({ key }) => !isHidden(key))];
  if (rest.rows.length === 0 && rest.empty) return <>{rest.empty}</>;
  const show = (key: string, wanted: boolean) => {
    const left = others
      .map((column) => column.key)
      .filter((each) => (each === key ? !wanted : isHidden(each)));
    changeTableView({ hidden: { ...hidden, [name]: left } });
  };
  return (
    <div className={css.holder}>
      <div className={css.tools} role="group" aria-label={t('tables.label')}>
        <IconButton
          label={t('tables.compact')}
          aria-pressed={compact}
          className={css.rowsTool}
          onClick={() => changeTableView({ compact: !compact })}
        >
          {compact ? <Rows4 size={18} /> : <Rows3 size={18} />}
        </IconButton>
        <IconButton
          label={t('tables.columns')}
          aria-haspopup="dialog"
          className={css.tool}
          onPointerEnter={preloadOverlay}
          onClick={() => setOpen(true)}
        >
          <Columns3 size={18} />
        </IconButton>
      </div>
      <Table {...rest} columns={shown} compact={compact} tools />
      <ColumnDialog
        open={open}
        onClose={() => setOpen(false)}
        columns={others.map(({ key, head }) => ({ key, head, shown: !isHidden(key) }))}
        onShow={show}
      />
    </div>
  );
}
