import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp } from 'lucide-react';
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
  /** Rows can be put in the order of this column; `direction` is the present one. */
  sort?: { direction: 'ascending' | 'descending' | undefined; onSort: () => void };
}

/** The class for a link in the first cell of a row, to the thing that the row is of; the whole row becomes its target. */
export const rowLink = css.open;

export interface TableProps<Row> {
  /** The table's content in words, for screen readers. */
  caption: string;
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Opens a row: the whole row is pressable, the first cell is the button. */
  onOpen?: (row: Row) => void;
  /** The first cells hold a link with the class `rowLink`. */
  linked?: boolean;
  /** Instead of rows when there are none. */
  empty?: ReactNode;
  /** Lower rows, for whoever wants more of them in view. */
  compact?: boolean;
  /** Leaves room for two tools at the end of the head. */
  tools?: boolean;
}

/** Dense rows on wide screens, one card per row on phones. */
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
