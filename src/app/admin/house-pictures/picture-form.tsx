import { useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HousePicture, HousePictures } from '#contract/admin/house-pictures.ts';
import { pictureRooms } from '#contract/pictures.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import type { Changed } from '#app/admin/kit/form/conflict.ts';
import { Conflict } from '#app/admin/kit/form/both-versions.tsx';
import { FocalPoint } from '#app/admin/kit/pictures/focal-point.tsx';
import { keepFocus } from '#app/admin/kit/load/keep-focus.ts';
import { useVersionedForm, type VersionedForm } from '#app/admin/kit/form/use-versioned-form.ts';
import { draftOf, withDraft, type PictureDraft, type PictureRecord } from './model.ts';
import type { HousePictureWork } from './use-house-pictures.ts';
import * as css from './house-pictures.css.ts';

export interface PictureFormProps {
  picture: HousePicture;
  version: string;
  name: string;
  work: HousePictureWork;
  onDone: () => void;
}

type Form = VersionedForm<PictureDraft, PictureRecord>;

/** Edits the room, the description in both languages, and the focal point of a picture. */
export function PictureForm({ picture, version, name, work, onDone }: PictureFormProps) {
  const { t } = useTranslation(['admin-house-pictures', 'houses', 'admin']);
  const place = useRef<HTMLFormElement>(null);
  const record = useMemo(() => ({ ...picture, version }), [picture, version]);
  const typed = useVersionedForm<PictureDraft, PictureRecord>({
    key: `admin-house-picture/${work.house?.houseId}/${picture.id}`,
    record,
    draftOf,
    save: (_, draft) => savePicture(work, picture.id, draft),
    saved: t('form.saved'),
    onSaved: () => {
      keepFocus(place.current?.closest('li') ?? null);
      onDone();
    },
  });
  const { draft, edit, form } = typed;
  return (
    <form
      ref={place}
      noValidate
      className={css.form}
      aria-label={t('form.title', { name })}
      onSubmit={(event) => {
        event.preventDefault();
        void typed.send();
      }}
    >
      {picture.isOwn && (
        <div className={css.focal}>
          <FocalPoint photo={picture} focus={{ x: draft.x, y: draft.y }} onChange={edit} />
        </div>
      )}
      <div className={css.fields}>
        <Notices typed={typed} />
        <SelectField
          label={t('form.room')}
          placeholder={t('form.noRoom')}
          options={pictureRooms.map((value) => ({ value, label: t(`houses:room.${value}`) }))}
          value={draft.room}
          onChange={({ target }) => edit({ room: target.value })}
        />
        {picture.isOwn ? (
          <Words draft={draft} edit={edit} />
        ) : (
          <p className={css.soft}>{t('form.shipped')}</p>
        )}
        <Actions
          busy={form.busy}
          onCancel={() => {
            typed.reset();
            keepFocus(place.current?.closest('li') ?? null);
            onDone();
          }}
        />
      </div>
    </form>
  );
}

async function savePicture(
  work: HousePictureWork,
  pictureId: string,
  draft: PictureDraft,
): Promise<Changed<PictureRecord>> {
  const own = ({ pictures }: HousePictures) => pictures.find(({ id }) => id === pictureId);
  const changed = await work.edit(own, (pictures) =>
    pictures.map((each) => (each.id === pictureId ? withDraft(each, draft) : each)),
  );
  return ofPicture(changed, own);
}

/** Picks one picture out of a change of all; `not_found` if somebody else has removed it. */
function ofPicture(
  { result, current }: Changed<HousePictures>,
  own: (house: HousePictures) => HousePicture | undefined,
): Changed<PictureRecord> {
  const recordOf = (house: HousePictures | null): PictureRecord | null => {
    const picture = house && own(house);
    return picture ? { ...picture, version: house.version } : null;
  };
  if (!result.ok) return { result, current: recordOf(current) };
  const value = recordOf(result.value);
  if (value) return { result: { ok: true, value }, current: null };
  return { result: { ok: false, problem: { code: 'not_found', message: null, fields: {} } }, current: null };
}

function Actions({ busy, onCancel }: { busy: boolean; onCancel: () => void }) {
  const { t } = useTranslation('admin-house-pictures');
  const online = useOnline();
  return (
    <div className={css.actions}>
      <Button type="submit" size="medium" busy={busy} invalid={!online} reason={t('form.offline')}>
        {t('form.save')}
      </Button>
      <Button variant="quiet" size="medium" onClick={onCancel}>
        {t('form.cancel')}
      </Button>
    </div>
  );
}

type WordsProps = { draft: PictureDraft; edit: Form['edit'] };

function Words({ draft, edit }: WordsProps) {
  const { t } = useTranslation(['admin-house-pictures', 'admin']);
  return (['ko', 'en'] as const).map((language) => (
    <TextField
      key={language}
      label={t('form.alt', { language: t(`admin:bilingual.${language}`) })}
      help={language === 'en' && t('form.altHelp')}
      lang={language}
      maxLength={300}
      autoComplete="off"
      value={draft[language]}
      onChange={({ target }) => edit({ [language]: target.value })}
    />
  ));
}

function Notices({ typed }: { typed: Form }): ReactNode {
  const { t } = useTranslation(['admin-house-pictures', 'houses', 'admin']);
  const { form, theirs, draft } = typed;
  if (theirs) {
    const mine = draft;
    const now = draftOf(theirs);
    const roomOf = ({ room }: PictureDraft) => pictureRooms.find((each) => each === room);
    const named = (each: PictureDraft) => {
      const room = roomOf(each);
      return room ? t(`houses:room.${room}`) : t('form.noRoom');
    };
    return (
      <Conflict
        key={form.attempts}
        fields={[
          { name: t('form.room'), mine: named(mine), theirs: named(now) },
          ...(['ko', 'en'] as const).map((language) => ({
            name: t('form.alt', { language: t(`admin:bilingual.${language}`) }),
            mine: mine[language],
            theirs: now[language],
          })),
          { name: t('form.focus'), mine: `${mine.x} · ${mine.y}`, theirs: `${now.x} · ${now.y}` },
        ]}
        busy={form.busy}
        onMine={() => void typed.send()}
        onTheirs={typed.reset}
      />
    );
  }
  if (form.problem)
    return (
      <FormErrors
        key={form.attempts}
        title={t('form.failedTitle')}
        errors={[{ text: form.problem.message ?? t('notSaved') }]}
      />
    );
  return (
    typed.isRestored && (
      <p role="status" className={css.soft}>
        {t('form.restored')}
      </p>
    )
  );
}
