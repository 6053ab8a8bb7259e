import { useState } from 'react';
import { won } from '#contract/rules/format-money.ts';
import type { Won } from '#contract/rules/money.ts';
import type { Problem, Result } from '#app/platform/api/result.ts';
import type { DraftForm, FormValues } from '#app/platform/forms/draft-form.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import type { Preview } from './use-preview.ts';

export type RefundAction<T, P> = {
  fields: DraftForm<T>;
  preview: Preview<P>;
  /** Acts, where `expected` won still go back. */
  act: (values: T, expected: Won) => Promise<Result<unknown>>;
  done: (refunded: Won) => string;
  onDone: () => void;
  /** The host refused: the reservation is not what it was. */
  onStale: () => void;
};

/** The numbers on screen are not those of what was typed. */
const outdated: Problem = { code: 'refund_changed', message: null, fields: {} };

/**
 * Sends an action with the sum that its administrator saw. Where another sum would go back by now, everything that was typed stays, the new
 * numbers are shown, and it has to be confirmed again.
 * @returns `before`, the sum that was confirmed in vain, until something else is typed
 */
export function useRefundAction<T extends FormValues, P extends { refund: { total: Won } }>(
  options: RefundAction<T, P>,
): { before: Won | null; send: () => Promise<void> } {
  const { fields, preview, act, done, onDone, onStale } = options;
  const [confirmed, setConfirmed] = useState<{ key: string | null; sum: Won } | null>(null);
  const send = async () => {
    const seen = preview.current?.refund.total;
    const refusals: Problem['code'][] = [];
    const sent = await fields.submit(async (values) => {
      if (seen === undefined) return { ok: false, problem: preview.problem ?? outdated };
      const outcome = await act(values, seen);
      if (!outcome.ok) refusals.push(outcome.problem.code);
      return outcome;
    });
    const [refusal] = refusals;
    if (sent) {
      toast.success(done(seen ?? 0));
      onDone();
    } else if (refusal === 'refund_changed') {
      await preview.again();
      setConfirmed({ key: preview.key, sum: seen ?? 0 });
    } else if (refusal !== undefined && refusal !== 'offline') onStale();
  };
  return { before: confirmed?.key === preview.key ? (confirmed?.sum ?? null) : null, send };
}

/** The words of a button that sends `sum` won back; `plain` while the sum is not known. */
export function refundLabel(
  sum: Won | undefined,
  labels: { plain: string; nothing: string; some: (amount: string) => string },
): string {
  if (sum === undefined) return labels.plain;
  return sum > 0 ? labels.some(won(sum)) : labels.nothing;
}
