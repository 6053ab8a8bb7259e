import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckOut, DepositObjection } from '#contract/reservations/check-out.ts';
import { pictures } from '#contract/pictures.ts';
import { checkOuts } from '#contract/rules/check-out/check-out-policy.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { dayOf } from '#app/platform/i18n/format-instant.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import { useFocus } from '#app/ui/layout/use-focus.ts';
import { PhotoField } from '#app/ui/media/photo-field.tsx';
import { PictureStrip } from '#app/ui/media/picture-strip.tsx';
import { useObjection } from './use-objection.ts';
import * as css from './check-out.css.ts';

export interface ObjectionProps {
  reservationId: string;
  value: CheckOut;
  /** Today in Seoul. */
  today: PlainDate;
  onChanged: (value: CheckOut) => void;
}

export function Objection({ reservationId, value, today, onChanged }: ObjectionProps) {
  const { t } = useTranslation('check-out');
  const { objection, objectionUntil: until } = value;
  const [madeNow, setMadeNow] = useState(false);
  const made = (next: CheckOut) => {
    setMadeNow(true);
    onChanged(next);
  };
  if (!objection && (until === null || until < today)) return null;
  return (
    <section className={css.part} aria-labelledby="objection">
      <h3 id="objection" className={css.subtitle}>
        {t('objection.title')}
      </h3>
      {objection ? (
        <Made objection={objection} justNow={madeNow} />
      ) : (
        until !== null && <ObjectionForm reservationId={reservationId} until={until} onMade={made} />
      )}
    </section>
  );
}

type StoredObjection = Omit<DepositObjection, 'photos'> & Partial<Pick<DepositObjection, 'photos'>>;

function Made({ objection, justNow }: { objection: StoredObjection; justNow: boolean }) {
  const { t, i18n } = useTranslation('check-out');
  const { text, photos, at, answer } = objection;
  const head = useFocus<HTMLParagraphElement>(justNow);
  return (
    <>
      <p ref={head} tabIndex={-1} className={css.soft}>
        {t('objection.sentAt', { date: dayOf(at, i18n.language) })}
      </p>
      <p className={css.words}>{text}</p>
      <PictureStrip pictures={photos ?? []} alt={(number) => t('objection.photo', { number })} />
      {answer === null ? (
        <p className={css.soft}>{t('objection.waits')}</p>
      ) : (
        <blockquote className={css.answer}>
          <b>{t('objection.answer')}</b> {answer}
        </blockquote>
      )}
    </>
  );
}

type FormProps = { reservationId: string; until: PlainDate; onMade: ObjectionProps['onChanged'] };

function ObjectionForm({ reservationId, until, onMade }: FormProps) {
  const { t, i18n } = useTranslation('check-out');
  const work = useObjection(reservationId, onMade);
  const { text, form, photos } = work;
  const [isOpen, setOpen] = useState(text !== '');
  const lead = <p className={css.soft}>{t('objection.lead', { date: plainDate(until, i18n.language) })}</p>;
  if (!isOpen)
    return (
      <>
        {lead}
        <div>
          <Button variant="secondary" size="medium" onClick={() => setOpen(true)}>
            {t('objection.open')}
          </Button>
        </div>
      </>
    );
  const general = form.problem && !Object.keys(form.problem.fields).length ? form.problem : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void work.send();
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      {lead}
      <FormErrors
        key={form.attempts}
        title={t('objection.failed')}
        errors={general ? [{ text: general.message ?? t('objection.unknown') }] : []}
      />
      <TextArea
        label={t('objection.label')}
        help={t('objection.help')}
        rows={5}
        maxLength={checkOuts.maxText}
        value={text}
        error={form.errors['text'] && t('objection.required')}
        onChange={({ target }) => work.edit(target.value)}
      />
      <PhotoField
        label={t('objection.photos')}
        help={t('objection.photosHelp', { most: pictures.maxOfObjection })}
        busy={form.busy}
        {...photos.field}
      />
      <Actions
        busy={form.busy || !photos.isReady}
        onCancel={() => {
          work.giveUp();
          setOpen(false);
        }}
      />
    </form>
  );
}

function Actions({ busy, onCancel }: { busy: boolean; onCancel: () => void }) {
  const { t } = useTranslation('check-out');
  const online = useOnline();
  return (
    <div className={css.actions}>
      <Button type="submit" busy={busy} invalid={!online} reason={t('objection.needsNetwork')}>
        {t('objection.send')}
      </Button>
      <Button variant="quiet" size="medium" onClick={onCancel}>
        {t('objection.cancel')}
      </Button>
    </div>
  );
}
