import { useTranslation } from 'react-i18next';
import type { DraftForm } from '#app/platform/forms/draft-form.ts';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import { useErrorWord } from '#app/admin/kit/dialog/action-dialog.tsx';
import { livingThere, type BookingDraft } from './model.ts';
import { occupantParts } from './occupant-fields.tsx';
import * as css from './booking.css.ts';

const refusals = [
  'account_blocked',
  'holds_exceeded',
  'dates_taken',
  'payment_amount_incorrect',
  'not_found',
] as const;

export function BookingErrors({ fields: { draft, form, isRestored } }: { fields: DraftForm<BookingDraft> }) {
  const { t } = useTranslation('admin-week', { keyPrefix: 'new' });
  const word = useErrorWord();
  const labels: Record<string, string> = {
    accountId: t('member'),
    checkIn: t('checkIn'),
    checkOut: t('checkOut'),
    guests: t('guests'),
    beddingSets: t('bedding'),
    paymentMethod: t('paymentMethod'),
    minNightsReason: t('minNightsReason'),
  };
  for (const part of occupantParts) labels[`invitee.${part}`] = `${t('invitee')}, ${t(`occupant.${part}`)}`;
  for (const index of livingThere(draft).keys())
    for (const part of occupantParts)
      labels[`occupants.${index}.${part}`] =
        `${t('occupantOf', { number: index + 1 })}, ${t(`occupant.${part}`)}`;
  const listed = Object.entries(labels).flatMap(([name, label]) => {
    const text = word(form.errors[name]);
    return text ? [{ fieldId: `booking-${name}`, text: `${label}: ${text}` }] : [];
  });
  const { problem } = form;
  if (!problem && listed.length === 0 && isRestored)
    return (
      <p role="status" className={css.soft}>
        {t('restored')}
      </p>
    );
  if (!problem || listed.length > 0)
    return <FormErrors key={form.attempts} title={t('check')} errors={listed} />;
  // The host's own sentences speak to the member.
  const known = refusals.find((code) => code === problem.code);
  const otherwise = problem.message ?? (problem.code === 'offline' ? t('offline') : t('failed'));
  const text = known ? t(`refusal.${known}`) : otherwise;
  return <FormErrors key={form.attempts} title={t('refused')} errors={[{ text }]} />;
}
