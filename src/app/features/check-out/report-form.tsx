import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckOut } from '#contract/reservations/check-out.ts';
import { pictures } from '#contract/pictures.ts';
import { checkOutItems, keyReturns, meters } from '#contract/rules/check-out/check-out.ts';
import { checkOuts } from '#contract/rules/check-out/check-out-policy.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Checkbox } from '#app/ui/forms/choice-group.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import { PhotoField } from '#app/ui/media/photo-field.tsx';
import { useReport, type OnSent } from './use-report.ts';
import * as css from './check-out.css.ts';

export interface ReportFormProps {
  reservationId: string;
  value: CheckOut;
  onSent: OnSent;
  /** Cancels changing what was sent; undefined if nothing was sent yet. */
  onKeep?: (() => void) | undefined;
}

/**
 * Check-out list with tasks to tick, keys, meters, pictures and a note. Everything stays on this device until it is sent; without a network, sending
 * waits. Text: check-out.
 */
export function ReportForm({ reservationId, value, onSent, onKeep }: ReportFormProps) {
  const { t } = useTranslation('check-out');
  const work = useReport(reservationId, value, onSent);
  const { draft, edit, form, online, photos } = work;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (online) void work.send(true);
    else work.wait();
  };
  const problem = form.problem;
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <FormErrors
        key={form.attempts}
        title={t('report.failed')}
        errors={problem ? [{ text: problem.message ?? t('report.unknown') }] : []}
      />
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('report.itemsLegend')}</legend>
        {checkOutItems.map((item) => (
          <Checkbox
            key={item}
            label={t(`report.items.${item}`)}
            checked={draft[item]}
            onChange={({ target }) => edit({ [item]: target.checked })}
          />
        ))}
      </fieldset>
      <SelectField
        label={t('report.keys.legend')}
        options={keyReturns.map((each) => ({ value: each, label: t(`report.keys.${each}`) }))}
        value={draft.keys}
        onChange={({ target }) => edit({ keys: target.value })}
      />
      <Meters draft={draft} edit={edit} />
      <PhotoField
        label={t('report.photos')}
        help={t('report.photosHelp', { most: pictures.maxOfCheckOut })}
        busy={form.busy}
        {...photos.field}
      />
      <TextArea
        label={t('report.note')}
        aside={t('report.optional')}
        help={t('report.noteHelp')}
        rows={3}
        maxLength={checkOuts.maxText}
        value={draft.note}
        onChange={({ target }) => edit({ note: target.value })}
      />
      <Foot work={work} onKeep={onKeep} />
    </form>
  );
}

function Meters({ draft, edit }: Pick<ReturnType<typeof useReport>, 'draft' | 'edit'>) {
  const { t } = useTranslation('check-out');
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('report.meter.legend')}</legend>
      <p className={css.soft}>{t('report.meter.help')}</p>
      <div className={css.meters}>
        {meters.map((meter) => (
          <TextField
            key={meter}
            label={t(`report.meter.${meter}`)}
            inputMode="decimal"
            maxLength={20}
            value={draft[meter]}
            onChange={({ target }) => edit({ [meter]: target.value })}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Foot({ work, onKeep }: { work: ReturnType<typeof useReport> } & Pick<ReportFormProps, 'onKeep'>) {
  const { t } = useTranslation('check-out');
  const { draft, edit, form, online, photos } = work;
  return (
    <>
      {!online && (
        <p role="status" className={css.soft}>
          {t(draft.waiting ? 'report.waiting' : 'report.offline')}
        </p>
      )}
      <div className={css.actions}>
        {!online && draft.waiting ? (
          <Button variant="secondary" onClick={() => edit({})}>
            {t('report.notWaiting')}
          </Button>
        ) : (
          <Button type="submit" variant="primary" busy={form.busy} invalid={!photos.isReady}>
            {t(online ? 'report.send' : 'report.sendLater')}
          </Button>
        )}
        {onKeep && (
          <Button variant="quiet" onClick={onKeep}>
            {t('report.keep')}
          </Button>
        )}
      </div>
    </>
  );
}
