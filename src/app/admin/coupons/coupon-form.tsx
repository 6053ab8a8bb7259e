import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminCoupon } from '#contract/admin/pricing/coupons.ts';
import type { Location } from '#contract/vocabulary.ts';
import { booking } from '#contract/rules/policy.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Segmented } from '#app/ui/forms/choice-group.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import { pair } from '#app/admin/kit/form/pair.css.ts';
import { Conflict, fieldsOf, type Row } from '#app/admin/kit/form/both-versions.tsx';
import { keepFocus } from '#app/admin/kit/load/keep-focus.ts';
import type { HouseName } from '#app/admin/kit/load/house-names.ts';
import { form as formClass, soft } from '#app/admin/kit/list/list-cells.css.ts';
import { SaveBar } from '#app/admin/kit/form/record-form.tsx';
import { useVersionedForm, type VersionedForm } from '#app/admin/kit/form/use-versioned-form.ts';
import { draftOf, listIn, type CouponDraft } from './model.ts';
import { PlaceFields } from './place-fields.tsx';
import { saveCoupon } from './queries.ts';
import * as css from '#app/admin/kit/list/filters.css.ts';

export interface CouponFormProps {
  /** A new coupon has an empty code. */
  coupon: AdminCoupon;
  houses: readonly HouseName[];
  onSaved: (code: string) => void;
}

type Work = VersionedForm<CouponDraft, AdminCoupon>;

/**
 * Edits a coupon. Typed values stay until they are saved or discarded; after a concurrent change both versions are shown. Text: admin, admin-coupons,
 * part-errors, errors.
 */
export function CouponForm({ coupon, houses, onSaved }: CouponFormProps) {
  const { t } = useTranslation('admin-coupons');
  const place = useRef<HTMLFormElement>(null);
  const code = useRef(coupon.code);
  const work = useVersionedForm<CouponDraft, AdminCoupon>({
    key: `admin-coupon/${coupon.code || 'new'}`,
    record: coupon,
    draftOf,
    save: async (seen, typed) => {
      const outcome = await saveCoupon(seen, typed);
      if (outcome.result.ok) code.current = outcome.result.value.code;
      return outcome;
    },
    saved: coupon.code ? t('form.saved') : t('form.made'),
    onSaved: () => onSaved(code.current),
  });
  const reset = () => {
    work.reset();
    keepFocus(place.current);
  };
  return (
    <form
      ref={place}
      noValidate
      className={formClass}
      onSubmit={(event) => {
        event.preventDefault();
        void work.send();
      }}
    >
      <Problems work={work} houses={houses} onTheirs={() => (reset(), onSaved(coupon.code))} />
      <Fields work={work} isNew={coupon.code === ''} />
      <PlaceFields
        draft={work.draft}
        houses={houses}
        error={useErrorText()(work.form.errors['houseIds'])}
        onChange={work.edit}
      />
      <SaveBar
        busy={work.form.busy}
        words={{
          save: t(coupon.code === '' ? 'form.make' : 'form.save'),
          offline: t('form.offline'),
          cancel: t('form.cancel'),
        }}
        onReset={work.isDirty ? reset : null}
      />
    </form>
  );
}

function useErrorText(): (code: string | undefined) => string | undefined {
  const { t } = useTranslation(['part-errors', 'errors']);
  return (code) =>
    code
      ? String(t([`part-errors:${code}`, `errors:${code}`] as never, { maxNights: booking.maxNights }))
      : undefined;
}

const typed = [
  'startsOn',
  'endsOn',
  'maxUses',
  'maxUsesPerMember',
  'minNights',
  'note',
] as const satisfies (keyof CouponDraft)[];

/** Describes every coupon field that may differ between two versions, in screen order. */
function useRows(houses: readonly HouseName[]) {
  const { t, i18n } = useTranslation(['admin-coupons', 'common']);
  const houseName = (id: string) => {
    const house = houses.find((each) => each.id === id);
    return house ? localText(house.name, i18n.language) : id;
  };
  return (draft: CouponDraft): Row[] => {
    const places = listIn(draft.locations) as Location[];
    return [
      [t('form.kind'), t(`kind.${draft.kind}`)],
      [t('form.value'), draft.value && `${draft.value} ${t(`unit.${draft.kind}`)}`],
      ...typed.map((field): Row => [t(`form.${field}`), draft[field]]),
      [t('form.locations'), places.map((each) => t(`common:location.${each}`)).join(', ')],
      [t('form.houseList'), listIn(draft.houseIds).map(houseName).join(', ')],
    ];
  };
}

interface ProblemsProps extends Pick<CouponFormProps, 'houses'> {
  work: Work;
  onTheirs: () => void;
}

function Problems({ work, houses, onTheirs }: ProblemsProps) {
  const { t } = useTranslation('admin-coupons');
  const rows = useRows(houses);
  const text = useErrorText();
  const { draft, form, theirs } = work;
  const wrong = Object.entries(form.errors);
  if (theirs) {
    return (
      <Conflict
        key={form.attempts}
        fields={fieldsOf(rows(draft), rows(draftOf(theirs)))}
        empty={t('form.empty')}
        busy={form.busy}
        onMine={() => void work.send()}
        onTheirs={onTheirs}
      />
    );
  }
  if (!form.problem) return work.isRestored ? <p className={soft}>{t('form.restored')}</p> : null;
  return (
    <FormErrors
      key={form.attempts}
      title={t('form.failedTitle')}
      errors={
        wrong.length > 0
          ? wrong.map(([field, code]) => ({ fieldId: `coupon-${field}`, text: text(code) ?? '' }))
          : [{ text: form.problem.message ?? t('form.failed') }]
      }
    />
  );
}

function Fields({ work: { draft, edit, form }, isNew }: { work: Work; isNew: boolean }) {
  const { t } = useTranslation('admin-coupons');
  const text = useErrorText();
  const field = (name: keyof CouponDraft) => ({
    id: `coupon-${name}`,
    value: draft[name],
    error: text(form.errors[name]),
    autoComplete: 'off' as const,
    onChange: ({ target }: { target: { value: string } }) => edit({ [name]: target.value }),
  });
  const count = { inputMode: 'numeric', maxLength: 9 } as const;
  return (
    <>
      {isNew && (
        <TextField
          {...field('code')}
          label={t('form.code')}
          help={t('form.codeHelp')}
          maxLength={40}
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <div className={pair}>
        <Segmented
          legend={t('form.kind')}
          options={(['amount', 'percent'] as const).map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={draft.kind}
          onChange={(kind) => edit({ kind })}
        />
        <TextField
          {...field('value')}
          label={t('form.value')}
          inputMode="numeric"
          maxLength={13}
          required
          end={<span className={css.unit}>{t(`unit.${draft.kind}`)}</span>}
        />
        <TextField {...field('startsOn')} type="date" label={t('form.startsOn')} aside={t('form.optional')} />
        <TextField {...field('endsOn')} type="date" label={t('form.endsOn')} aside={t('form.optional')} />
        <TextField {...field('maxUses')} {...count} label={t('form.maxUses')} help={t('form.noLimit')} />
        <TextField
          {...field('maxUsesPerMember')}
          {...count}
          label={t('form.maxUsesPerMember')}
          help={t('form.noLimit')}
        />
        <TextField {...field('minNights')} {...count} label={t('form.minNights')} />
      </div>
      <TextArea
        {...field('note')}
        label={t('form.note')}
        help={t('form.noteHelp')}
        rows={2}
        maxLength={500}
      />
    </>
  );
}
