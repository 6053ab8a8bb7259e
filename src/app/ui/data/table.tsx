import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { cx } from '../theme/cx.ts';
import { visuallyHidden } from '../layout/visually-hidden.css.ts';
import * as css from './table.css.ts';

export interface Column<Row> {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  numeric?: boolean;
  interactive?: boolean;
  width?: string;
  sort?: { direction: 'ascending' | 'descending' | undefined; onSort: () => void };
}

/** Class for a link in the first cell. It makes the whole row clickable. */
export const rowLink = css.open;

export interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  onOpen?: (row: Row) => void;
  linked?: boolean;
  empty?: ReactNode;
  compact?: boolean;
  tools?: boolean;
}

/** Table with dense rows on wide screens and one card per row on phones. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, onOpen, linked, empty, compact, tools } = props;
  if (rows.length === 0 && empty) return <>{empty}</>;
  return (
    <div className={css.frame} data-compact={compact ? '' : undefined}>
      <table className={css.table}>
        <caption className={visuallyHidden}>{caption}</caption>
        <thead className={cx(css.head, tools && css.headWithTools)}>
          <tr>
            {columns.map(({ key, head, numeric, width, sort }) => (
              <th
                key={key}
                scope="col"
                className={cx(css.headCell, numeric && css.end)}
                style={{ width }}
                aria-sort={sort?.direction}
              >
                {sort ? <SortButton {...sort}>{head}</SortButton> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.body}>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={css.row} data-pressable={onOpen || linked ? '' : undefined}>
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

function SortButton({
  direction,
  onSort,
  children,
}: NonNullable<Column<never>['sort']> & { children: string }) {
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <button type="button" className={css.sort} data-sorted={direction} onClick={onSort}>
      {children}
      <Arrow size={14} className={css.sortArrow} />
    </button>
  );
}
