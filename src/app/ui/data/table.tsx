import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { visuallyHidden } from '../layout/visually-hidden.css.ts';
import * as css from './table.css.ts';

export interface Column<Row> {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end of their column, in figures of one width. */
  numeric?: boolean;
  /** The cell holds buttons or links of its own. */
  interactive?: boolean;
  width?: string;
}

export interface TableProps<Row> {
  /** The table's content in words, for screen readers. */
  caption: string;
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Opens a row: the whole row is pressable, the first cell is the button. */
  onOpen?: (row: Row) => void;
  /** Instead of rows when there are none. */
  empty?: ReactNode;
}

/** Dense rows on wide screens, one card per row on phones. */
export function Table<Row>({ caption, columns, rows, rowKey, onOpen, empty }: TableProps<Row>) {
  if (rows.length === 0 && empty) return <>{empty}</>;
  return (
    <div className={css.frame}>
      <table className={css.table}>
        <caption className={visuallyHidden}>{caption}</caption>
        <thead className={css.head}>
          <tr>
            {columns.map(({ key, head, numeric, width }) => (
              <th key={key} scope="col" className={cx(css.headCell, numeric && css.end)} style={{ width }}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.body}>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={css.row} data-pressable={onOpen ? '' : undefined}>
              {columns.map(({ key, head, cell, numeric, interactive }, index) =>
                index === 0 ? (
                  <th key={key} scope="row" className={cx(css.cell, css.rowHead)}>
                    {onOpen ? (
                      <button type="button" className={css.open} onClick={() => onOpen(row)}>
                        {cell(row)}
                      </button>
                    ) : (
                      cell(row)
                    )}
                  </th>
                ) : (
                  <td key={key} data-label={head} className={cx(css.cell, numeric && css.end)}>
                    {interactive ? <span className={css.control}>{cell(row)}</span> : cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
