import { useState } from 'react';
import { won } from '#contract/rules/format-money.ts';
import type { Won } from '#contract/rules/money.ts';
import type { Problem, Result } from '#app/platform/api/result.ts';
import type { DraftForm, FormValues } from '#app/platform/forms/draft-form.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import type { Preview } from '#app/admin/kit/dialog/use-preview.ts';

/** An action of which the host says beforehand what it comes to. `S` are the sums that its administrator has to have seen. */
export type SeenAction<T, P, S> = {
  fields: DraftForm<T>;
  preview: Preview<P>;
  sums: (answer: P) => S;
  /** Stands for what is asked beside the preview's own key. */
  asked?: string;
  /** The refusal of the host where the action comes to other sums by now. */
  changed: Problem['code'];
  /** Acts, where it still comes to `expected`. */
  act: (values: T, expected: S) => Promise<Result<unknown>>;
  done: (seen: S) => string;
  onDone: () => void;
  /** The host refused: the reservation is not what it was. */
  onStale: () => void;
};

/**
 * Sends an action with the sums that its administrator saw. Where it comes to others by now, everything that was typed stays, the new
 * numbers are shown, and it has to be confirmed again.
 * @returns `before`, the sums that were confirmed in vain, until something else is typed
 */
export function useSeenAction<T extends FormValues, P, S>(
  options: SeenAction<T, P, S>,
): { before: S | null; send: () => Promise<void> } {
  const { fields, preview, sums, asked = '', changed, act, done, onDone, onStale } = options;
  const [confirmed, setConfirmed] = useState<{ key: string; seen: S } | null>(null);
  const key = `${preview.key} ${asked}`;
  const send = async () => {
    const seen = preview.current && sums(preview.current);
    const refusals: Problem['code'][] = [];
    const sent = await fields.submit(async (values) => {
      // The numbers on screen are not those of what was typed.
      if (!seen)
        return { ok: false, problem: preview.problem ?? { code: changed, message: null, fields: {} } };
      const outcome = await act(values, seen);
      if (!outcome.ok) refusals.push(outcome.problem.code);
      return outcome;
    });
    const [refusal] = refusals;
    if (sent && seen) {
      toast.success(done(seen));
      onDone();
    } else if (refusal === changed) {
      await preview.again();
      setConfirmed(seen && { key, seen });
    } else if (refusal !== undefined && refusal !== 'offline') {
      // The sum follows from a change that somebody else has made.
      if (refusal === 'version_stale') await preview.again();
      onStale();
    }
  };
  return { before: confirmed?.key === key ? confirmed.seen : null, send };
}

export type RefundAction<T, P> = Omit<
  SeenAction<T, P, { total: Won }>,
  'sums' | 'changed' | 'act' | 'done'
> & {
  /** Acts, where `expected` won still go back. */
  act: (values: T, expected: Won) => Promise<Result<unknown>>;
  done: (refunded: Won) => string;
};

/** Sends an action as {@link useSeenAction} does, of which the refund is what its administrator has to have seen. */
export function useRefundAction<T extends FormValues, P extends { refund: { total: Won } }>(
  options: RefundAction<T, P>,
): { before: Won | null; send: () => Promise<void> } {
  const { act, done } = options;
  const { before, send } = useSeenAction<T, P, { total: Won }>({
    ...options,
    sums: ({ refund }) => refund,
    changed: 'refund_changed',
    act: (values, { total }) => act(values, total),
    done: ({ total }) => done(total),
  });
  return { before: before && before.total, send };
}

/** The words of a button that sends `sum` won back; `plain` while the sum is not known. */
export function refundLabel(
  sum: Won | undefined,
  labels: { plain: string; nothing: string; some: (amount: string) => string },
): string {
  if (sum === undefined) return labels.plain;
  return sum > 0 ? labels.some(won(sum)) : labels.nothing;
}
