import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { cx } from '#app/ui/theme/cx.ts';
import * as css from './conflict.css.ts';

/** A value of a record as it is shown, with its name. */
export type Row = readonly [name: string, value: string];
type Field = { name: string; mine: string; theirs: string };

export interface ConflictProps {
  fields: readonly Field[];
  /** Stands for an empty value. */
  empty?: string;
  busy: boolean;
  onMine: () => void;
  onTheirs: () => void;
}

/** Pairs the rows of two versions of a record, which must be in the same order. */
export function fieldsOf(mine: readonly Row[], theirs: readonly Row[]): Field[] {
  return mine.map(([name, value], index) => ({ name, mine: value, theirs: theirs[index]?.[1] ?? '' }));
}

export function differs({ mine, theirs }: Field): boolean {
  return mine !== theirs;
}

/** Shows both versions after a concurrent edit side by side. Nothing typed is lost until one is chosen. Text: admin. */
export function Conflict({ fields, empty = '', busy, onMine, onTheirs }: ConflictProps) {
  const { t } = useTranslation('admin');
  const heading = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section ref={box} role="alert" tabIndex={-1} aria-labelledby={heading} className={css.box}>
      <h3 id={heading} className={css.title}>
        {t('conflict.title')}
      </h3>
      <p>{t('conflict.text')}</p>
      <VersionTable
        heads={[t('conflict.field'), t('conflict.theirs'), t('conflict.mine')]}
        rows={fields.map((field) => ({
          name: field.name,
          values: [field.theirs || empty, field.mine || empty],
          marked: differs(field),
        }))}
      />
      <div className={css.actions}>
        <Button size="small" busy={busy} onClick={onMine}>
          {t('conflict.keepMine')}
        </Button>
        <Button variant="secondary" size="small" onClick={onTheirs}>
          {t('conflict.takeTheirs')}
        </Button>
      </div>
    </section>
  );
}

export interface VersionTableProps {
  /** The heads of the names and of both versions. */
  heads: readonly [name: string, first: string, second: string];
  rows: readonly { name: string; values: readonly [first: string, second: string]; marked?: boolean }[];
}

/** A table of values in two versions of a record. */
export function VersionTable({ heads, rows }: VersionTableProps) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={css.cell}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values: [first, second], marked }) => (
          <tr key={name}>
            <th scope="row" className={css.cell}>
              {name}
            </th>
            <td className={cx(css.cell, marked && css.differs)}>{first}</td>
            <td className={cx(css.cell, marked && css.differs)}>{second}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
