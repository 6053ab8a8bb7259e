import { useState } from 'react';
import { won } from '#contract/rules/format-money.ts';
import type { Won } from '#contract/rules/money.ts';
import type { Problem, Result } from '#app/platform/api/result.ts';
import type { DraftForm, FormValues } from '#app/platform/forms/draft-form.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import type { Preview } from '#app/admin/kit/dialog/use-preview.ts';

/** An action with a preview of its sums from the host. `S` holds the sums that the administrator must have seen. */
export type SeenAction<T, P, S> = {
  fields: DraftForm<T>;
  preview: Preview<P>;
  sums: (answer: P) => S;
  /** Further input that identifies the question, besides the preview's key. */
  asked?: string;
  changed: Problem['code'];
  /** Runs the action if its sums are still `expected`. */
  act: (values: T, expected: S) => Promise<Result<unknown>>;
  done: (seen: S) => string;
  onDone: () => void;
  onStale: () => void;
};

/**
 * Sends an action with the sums that the administrator saw. If they have changed, the typed values stay, the new sums are shown, and it must be
 * confirmed again.
 * @returns `before`, the outdated sums that were confirmed, until the input changes
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
  /** Runs the action if the refund is still `expected` won. */
  act: (values: T, expected: Won) => Promise<Result<unknown>>;
  done: (refunded: Won) => string;
};

/** Works like {@link useSeenAction} with the refund total as the sum that the administrator must have seen. */
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

/** Returns the label of a button that refunds `sum` won; `plain` while the sum is unknown. */
export function refundLabel(
  sum: Won | undefined,
  labels: { plain: string; nothing: string; some: (amount: string) => string },
): string {
  if (sum === undefined) return labels.plain;
  return sum > 0 ? labels.some(won(sum)) : labels.nothing;
}
