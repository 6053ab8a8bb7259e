import { localText } from '#app/platform/i18n/i18n.ts';
import { brand } from '#contract/brand.ts';
import { consultations } from '#contract/rules/consultations/policy.ts';
import { invitations } from '#contract/rules/invitations/policy.ts';
import { consentAge } from '#contract/rules/people/consent-age.ts';
import { booking, knownDeviceDays, recordYears } from '#contract/rules/policy.ts';
import { refundPolicies } from '#contract/rules/refund/policies.ts';
import { names } from './names.ts';

/** Values of the operator and of the policy for the legal texts, so that no text repeats a number of the policy. */
export function legalValues(language: string) {
  return {
    ...names(language),
    operator: localText(brand.operator.name, language),
    representative: localText(brand.operator.representative, language),
    phone: brand.phone,
    email: brand.email,
    holdHours: booking.holdHours,
    minutes: booking.confirmationMinutes,
    maxNights: booking.maxNights,
    periodNights: booking.periodNights,
    singleNights: booking.singlePaymentNights,
    dueDays: booking.dueDaysBeforePeriod,
    complaints: booking.evictionComplaints,
    noticeNights: booking.noticeNights,
    depositDays: booking.depositDays,
    checkInTime: booking.checkInTime,
    checkOutTime: booking.checkOutTime,
    infoTime: booking.checkInInfoTime,
    beddingDays: refundPolicies.standard.beddingMinDays,
    consultationDays: consultations.retainedDays,
    deviceDays: knownDeviceDays,
    invitationDays: invitations.retainedDays,
    consentAge,
    years: recordYears,
  };
}
