import { RotateCcw } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { HousePicture, HousePictures as Loaded } from '#contract/admin/house-pictures.ts';
import { pictures as limits } from '#contract/pictures.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { Choosers } from '#app/admin/kit/pictures/choosers.tsx';
import { keepFocus } from '#app/admin/kit/load/keep-focus.ts';
import { PendingItem } from '#app/admin/kit/pictures/pending-item.tsx';
import { uploadPhoto } from '#app/admin/kit/pictures/queries.ts';
import { Removed } from '#app/admin/kit/pictures/removed.tsx';
import { useLeaveGuard } from '#app/admin/kit/pictures/use-leave-guard.ts';
import { useUploads } from '#app/admin/kit/pictures/use-uploads.ts';
import { NotLoaded } from '#app/admin/kit/load/not-loaded.tsx';
import { SortableList } from '#app/admin/kit/sortable/sortable-list.tsx';
import { useUndo } from '#app/admin/kit/form/use-undo.ts';
import { warn } from '#app/admin/kit/load/warn.ts';
import { DropZone } from './drop-zone.tsx';
import { isDescribed } from './model.ts';
import { PictureRow } from './picture-row.tsx';
import { useHousePictures, type HousePictureWork } from './use-house-pictures.ts';
import * as uploads from '#app/admin/kit/pictures/picture-upload.css.ts';
import * as css from './house-pictures.css.ts';

export interface HousePicturesProps {
  houseId: string;
  onChanged: () => void;
}

/**
 * Uploads several pictures at a time, orders them and describes them in both languages. Every change is stored at once. Text: admin,
 * admin-house-pictures, admin-files, admin-faq, houses, errors.
 */
export function HousePictures({ houseId, onChanged }: HousePicturesProps) {
  const { t } = useTranslation('admin-house-pictures');
  const work = useHousePictures(houseId, onChanged);
  if (work.problem)
    return (
      <NotLoaded
        problem={work.problem}
        failed={t('failed')}
        retry={t('retry')}
        onRetry={() => void work.load()}
      />
    );
  if (!work.house) return <Skeleton height="160px" radius="14px" />;
  return <Editor house={work.house} work={work} />;
}

type EditorProps = { house: Loaded; work: HousePictureWork };

function Editor({ house, work }: EditorProps) {
  const { t } = useTranslation(['admin-house-pictures', 'admin-files']);
  const { pending, add, retry, retryAll, remove } = useUploads(uploadPhoto, ({ id }) => work.add(id));
  useLeaveGuard(pending.length);
  const adding = useRef<HTMLDivElement>(null);
  const free = limits.maxOfOne - house.pictures.length - pending.length;
  const choose = (files: File[]) => {
    if (files.length > free) toast.warning(t('admin-files:full', { most: limits.maxOfOne }));
    add(files.slice(0, Math.max(free, 0)));
  };
  const failed = pending.filter(({ problem }) => problem).length;
  const hidden = house.pictures.filter((picture) => !isDescribed(picture)).length;
  return (
    <DropZone onFiles={choose} hint={t('dropNow')}>
      <div className={css.soft}>
        <p>{t('text')}</p>
        <p>{t('count', { count: house.pictures.length, most: limits.maxOfOne })}</p>
      </div>
      {hidden > 0 && <p className={css.note}>{t('hidden', { count: hidden })}</p>}
      <Stored house={house} work={work} />
      {pending.length > 0 && (
        <ul className={uploads.grid} aria-label={t('pending')}>
          {pending.map((picture) => (
            <PendingItem
              key={picture.key}
              picture={picture}
              onRetry={() => retry(picture.key)}
              onRemove={() => {
                remove(picture.key);
                keepFocus(adding.current);
              }}
            />
          ))}
        </ul>
      )}
      {failed > 1 && (
        <div>
          <Button variant="secondary" size="small" onClick={retryAll}>
            <RotateCcw size={16} />
            {t('admin-files:retryAll')}
          </Button>
        </div>
      )}
      <div ref={adding} className={css.adding}>
        <Choosers onChoose={choose} full={free <= 0} most={limits.maxOfOne} />
        <p className={css.dropHelp}>{t('drop')}</p>
      </div>
    </DropZone>
  );
}

function Stored({ house, work }: EditorProps) {
  const { t, i18n } = useTranslation(['admin-house-pictures', 'admin-files']);
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<string | null>(null);
  const { pictures } = house;
  const nameOf = ({ alt, id }: HousePicture) =>
    localText(alt, i18n.language) ||
    t('unnamed', { number: pictures.findIndex((picture) => picture.id === id) + 1 });
  const { move, removal, take } = useOrder(work, place);
  const card = pictures.find((picture) => picture.room !== 'floor-plan' && isDescribed(picture));
  return (
    <div ref={place} className={css.stored} tabIndex={-1}>
      {pictures.length === 0 && <p className={css.empty}>{t('empty')}</p>}
      {pictures.length > 0 && (
        <SortableList
          items={pictures}
          label={t('list')}
          className={css.list}
          nameOf={nameOf}
          onMove={move}
          render={(picture, handle) => (
            <PictureRow
              picture={picture}
              version={house.version}
              name={nameOf(picture)}
              handle={handle}
              isOnCard={picture.id === card?.id}
              isOpen={open === picture.id}
              work={work}
              onOpen={(wanted) => {
                if (wanted) void work.refresh();
                setOpen(wanted ? picture.id : null);
              }}
              onRemove={() => void take(picture)}
            />
          )}
        />
      )}
      {removal.thing && (
        <Removed
          key={removal.thing.picture.id}
          text={t('removed', { name: nameOf(removal.thing.picture) })}
          busy={removal.busy}
          onUndo={() => void removal.undo()}
        />
      )}
    </div>
  );
}

type Taken = { picture: HousePicture; at: number };

/** Moves and removes pictures, with a limited time to undo a removal. */
function useOrder(work: HousePictureWork, place: RefObject<HTMLElement | null>) {
  const { t } = useTranslation('admin-house-pictures');
  const without = (id: string, pictures: readonly HousePicture[]) =>
    pictures.filter((picture) => picture.id !== id);
  const removal = useUndo<Taken>(
    async ({ picture, at }) => {
      const isBack = (house: Loaded) => house.pictures.some(({ id }) => id === picture.id);
      const { result } = await work.edit(isBack, (pictures) =>
        without(picture.id, pictures).toSpliced(at, 0, picture),
      );
      return result;
    },
    place,
    (problem) => warn(problem, t('notSaved')),
  );
  const move = async ({ id }: HousePicture, position: number) => {
    const { result } = await work.edit(
      ({ pictures }) => pictures.map((picture) => picture.id),
      (pictures) => {
        const moved = pictures.find((picture) => picture.id === id);
        return moved ? without(id, pictures).toSpliced(position - 1, 0, moved) : pictures;
      },
    );
    if (!result.ok) warn(result.problem, t('notSaved'));
    return result.ok;
  };
  const take = async (picture: HousePicture) => {
    const at = work.house?.pictures.findIndex(({ id }) => id === picture.id) ?? 0;
    const { result } = await work.edit(
      ({ pictures }) => pictures.find(({ id }) => id === picture.id),
      (pictures) => without(picture.id, pictures),
    );
    if (result.ok) removal.begin({ picture, at });
    else warn(result.problem, t('notSaved'));
  };
  return { move, removal, take };
}
