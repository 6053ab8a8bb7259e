import { useId, useRef, useState } from 'react';
import { CalendarOff, SquarePen, Trash2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BlockedDates } from '#contract/admin/calendars/calendars.ts';
import { dateRange } from '#app/platform/i18n/format.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { Badge } from '#app/ui/data/badge.tsx';
import { keepFocus } from '#app/admin/kit/load/keep-focus.ts';
import { useUndo } from '#app/admin/kit/form/use-undo.ts';
import { warn } from '#app/admin/kit/load/warn.ts';
import { BlockForm } from './block-form.tsx';
import type { DatesPart } from './dates-part.ts';
import { removeBlock, saveBlock } from './queries.ts';
import * as css from '#app/admin/kit/load/parts.css.ts';

export function Blocks({ dates, reload }: DatesPart) {
  const { t } = useTranslation('admin-house-dates');
  const heading = useId();
  const place = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState<BlockedDates | 'new' | null>(null);
  const removal = useRemovedBlock(place, { dates, reload });
  const close = () => {
    setEditing(null);
    keepFocus(place.current);
  };
  return (
    <div ref={place} role="group" aria-labelledby={heading} tabIndex={-1} className={css.section}>
      <h3 id={heading} className={css.subtitle}>
        {t('blocks.title')}
      </h3>
      {dates.blocks.length === 0 && <p className={css.soft}>{t('blocks.none')}</p>}
      {dates.blocks.length > 0 && (
        <ul className={css.list} aria-labelledby={heading}>
          {dates.blocks.map((block) => (
            <Item
              key={block.id}
              block={block}
              onEdit={() => setEditing(block)}
              onRemove={() => void removal.remove(block)}
            />
          ))}
        </ul>
      )}
      <Removed removal={removal} />
      {editing ? (
        <BlockForm
          key={editing === 'new' ? 'new' : editing.id}
          houseId={dates.houseId}
          block={editing === 'new' ? null : (dates.blocks.find(({ id }) => id === editing.id) ?? editing)}
          today={dates.today}
          onSaved={async () => {
            await reload();
            close();
          }}
          onStale={reload}
          onCancel={close}
        />
      ) : (
        <div className={css.actions}>
          <Button variant="secondary" size="small" onClick={() => setEditing('new')}>
            <CalendarOff size={18} />
            {t('blocks.add')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Item({
  block,
  onEdit,
  onRemove,
}: {
  block: BlockedDates;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const { t, i18n } = useTranslation('admin-house-dates');
  const dates = dateRange(block.from, block.to, i18n.language);
  return (
    <li className={css.row}>
      <div className={css.main}>
        <span className={css.name}>
          {dates}
          <Badge>{t(`blocks.reasons.${block.reason}`)}</Badge>
        </span>
        {block.note && <span className={css.soft}>{block.note}</span>}
      </div>
      <IconButton label={t('blocks.edit', { dates })} onClick={onEdit}>
        <SquarePen size={18} />
      </IconButton>
      <IconButton label={t('blocks.remove', { dates })} onClick={onRemove}>
        <Trash2 size={18} />
      </IconButton>
    </li>
  );
}

function Removed({ removal }: { removal: ReturnType<typeof useRemovedBlock> }) {
  const { t, i18n } = useTranslation('admin-house-dates');
  const { thing, busy, undo } = removal;
  if (!thing) return null;
  return (
    <div role="status" className={css.actions}>
      <span className={css.soft}>
        {t('blocks.removed', { dates: dateRange(thing.from, thing.to, i18n.language) })}
      </span>
      <Button
        key={thing.id}
        autoFocus
        variant="secondary"
        size="small"
        busy={busy}
        onClick={() => void undo()}
      >
        <Undo2 size={18} />
        {t('blocks.undo')}
      </Button>
    </div>
  );
}

/** Frees dates and, on undo, blocks them again from today on. */
function useRemovedBlock(place: Parameters<typeof useUndo>[1], { dates, reload }: DatesPart) {
  const { t } = useTranslation('admin-house-dates');
  const failed = (problem: Parameters<typeof warn>[0]) =>
    warn(
      problem.code === 'dates_taken' ? { ...problem, message: t('blocks.taken') } : problem,
      t('actionFailed'),
    );
  const again = async ({ from, to, reason, note }: BlockedDates) => {
    const first = from < dates.today ? dates.today : from;
    const outcome = await saveBlock(dates.houseId, null, { from: first, to, reason, note });
    if (outcome.ok) await reload();
    return outcome;
  };
  const undoing = useUndo<BlockedDates>(again, place, failed);
  const remove = async (block: BlockedDates) => {
    const outcome = await removeBlock(dates.houseId, block);
    if (!outcome.ok) {
      failed(outcome.problem);
      await reload();
      return;
    }
    undoing.begin(block);
    await reload();
  };
  return { ...undoing, remove };
}
