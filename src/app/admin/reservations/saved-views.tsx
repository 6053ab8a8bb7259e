import { useRef, useState, type ReactNode } from 'react';
import { BookmarkPlus, SquarePen, Trash2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SavedView } from '#contract/admin/saved-views.ts';
import type { Result } from '#app/platform/api/result.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { keepFocus } from '#app/admin/kit/load/keep-focus.ts';
import { useUndo } from '#app/admin/kit/form/use-undo.ts';
import { warn } from '#app/admin/kit/load/warn.ts';
import { removeView, saveView } from './queries.ts';
import { SavedViewForm } from './saved-view-form.tsx';
import { isFiltered, isSameView, type ReservationSearch } from './search-params.ts';
import * as css from './saved-views.css.ts';

export interface SavedViewsProps {
  search: ReservationSearch;
  views: Result<SavedView[]>;
  link: (
    view: SavedView,
    attributes: { className: string; children: ReactNode; isCurrent: boolean },
  ) => ReactNode;
  onChanged: () => void;
}

export function SavedViews({ search, views, link, onChanged }: SavedViewsProps) {
  const { t } = useTranslation('admin-reservations');
  const [editing, setEditing] = useState<SavedView | 'new' | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const removal = useRemovedView(place, onChanged);
  if (!views.ok) return <p className={css.soft}>{views.problem.message ?? t('views.notLoaded')}</p>;
  const isSaved = views.value.some(({ query }) => isSameView(query, search));
  const close = () => {
    setEditing(null);
    keepFocus(place.current);
  };
  const isNew = !isSaved && (isFiltered(search) || search.sort !== undefined);
  if (views.value.length === 0 && !isNew && !editing && !removal.thing) return null;
  return (
    <div ref={place} className={css.views} tabIndex={-1}>
      <div className={css.line}>
        <ul className={css.list} aria-label={t('views.label')}>
          {views.value.map((view) => (
            <Item
              key={view.id}
              view={view}
              isCurrent={isSameView(view.query, search)}
              link={link}
              onEdit={editing ? null : () => setEditing(view)}
              onRemove={() => void removal.remove(view)}
            />
          ))}
        </ul>
        {isNew && !editing && (
          <Button variant="quiet" size="small" onClick={() => setEditing('new')}>
            <BookmarkPlus size={18} />
            {t('views.save')}
          </Button>
        )}
      </div>
      <Removed removal={removal} />
      {editing && (
        <SavedViewForm
          key={editing === 'new' ? 'new' : editing.id}
          view={editing === 'new' ? null : editing}
          search={search}
          onDone={() => {
            onChanged();
            close();
          }}
          onCancel={close}
        />
      )}
    </div>
  );
}

interface ItemProps extends Pick<SavedViewsProps, 'link'> {
  view: SavedView;
  isCurrent: boolean;
  /** Null while a form is open. */
  onEdit: (() => void) | null;
  onRemove: () => void;
}

function Item({ view, isCurrent, link, onEdit, onRemove }: ItemProps) {
  const { t } = useTranslation('admin-reservations');
  const { name, own, ownerName } = view;
  const children = (
    <>
      {name}
      {!own && <span className={css.by}>{t('views.byOther', { name: ownerName })}</span>}
    </>
  );
  return (
    <li className={css.item}>
      {link(view, { className: css.view, isCurrent, children })}
      {isCurrent && own && onEdit && (
        <>
          <IconButton label={t('views.rename', { name })} onClick={onEdit}>
            <SquarePen size={18} />
          </IconButton>
          <IconButton label={t('views.remove', { name })} onClick={onRemove}>
            <Trash2 size={18} />
          </IconButton>
        </>
      )}
    </li>
  );
}

function Removed({ removal }: { removal: ReturnType<typeof useRemovedView> }) {
  const { t } = useTranslation('admin-reservations');
  const { thing, busy, undo } = removal;
  if (!thing) return null;
  return (
    <div role="status" className={css.line}>
      <span className={css.soft}>{t('views.removed', { name: thing.name })}</span>
      <Button
        key={thing.id}
        autoFocus
        variant="secondary"
        size="small"
        busy={busy}
        onClick={() => void undo()}
      >
        <Undo2 size={18} />
        {t('views.undo')}
      </Button>
    </div>
  );
}

/** Deletes a view, and saves it again on undo. */
function useRemovedView(place: Parameters<typeof useUndo>[1], onChanged: () => void) {
  const { t } = useTranslation('admin-reservations');
  const failed = (problem: Parameters<typeof warn>[0]) => warn(problem, t('views.actionFailed'));
  const again = async ({ name, shared, query }: SavedView) => {
    const outcome = await saveView(null, { name, shared, query });
    if (outcome.ok) onChanged();
    return outcome;
  };
  const undoing = useUndo<SavedView>(again, place, failed);
  const remove = async (view: SavedView) => {
    const outcome = await removeView(view.id);
    if (!outcome.ok) return failed(outcome.problem);
    undoing.begin(view);
    onChanged();
  };
  return { ...undoing, remove };
}
