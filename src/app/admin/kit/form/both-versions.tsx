import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { cx } from '#app/ui/theme/cx.ts';
import * as css from './conflict.css.ts';

export interface ConflictProps {
  fields: readonly { name: string; mine: string; theirs: string }[];
  busy: boolean;
  onMine: () => void;
  onTheirs: () => void;
}

/** Shows both versions after a concurrent edit side by side. Nothing typed is lost until one is chosen. Text: admin. */
export function Conflict({ fields, busy, onMine, onTheirs }: ConflictProps) {
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
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.cell}>
              {t('conflict.field')}
            </th>
            <th scope="col" className={css.cell}>
              {t('conflict.theirs')}
            </th>
            <th scope="col" className={css.cell}>
              {t('conflict.mine')}
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, mine, theirs }) => (
            <tr key={name}>
              <th scope="row" className={css.cell}>
                {name}
              </th>
              <td className={cx(css.cell, mine !== theirs && css.differs)}>{theirs}</td>
              <td className={cx(css.cell, mine !== theirs && css.differs)}>{mine}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
