import { useRef, useState } from 'react';
import type { ErrorCode } from '#contract/wire.ts';
import type { Problem, Result } from '../api/result.ts';
import { useBusyUntilLoaded } from './use-busy-until-loaded.ts';

export type FieldErrors = Partial<Record<string, ErrorCode>>;

export type Form = {
  errors: FieldErrors;
  problem: Problem | null;
  /** Number of attempts, so that an error summary takes the focus again after each. */
  attempts: number;
  /** True while sending, and until the page that follows a success is loaded. */
  busy: boolean;
  forget: (...fields: string[]) => void;
  /** Renames the fields of errors when list items move. Null drops an error. */
  rename: (to: (field: string) => string | null) => void;
  clear: () => void;
  refuse: (errors: FieldErrors) => void;
  /**
   * Sends one call at a time. Drops errors of fields that were changed during the call.
   * @returns the value, or null if refused; `errors` and `problem` have the reason
   */
  send: <T>(call: () => Promise<Result<T>>) => Promise<{ value: T } | null>;
};

type Refusal = Pick<Form, 'errors' | 'problem'>;

const NOTHING: Refusal = { errors: {}, problem: null };

const fieldOf: Partial<Record<Problem['code'], string>> = {
  email_taken: 'email',
  password_wrong: 'current',
};

export function useForm(): Form {
  const [{ errors, problem }, setRefusal] = useState<Refusal>(NOTHING);
  const [attempts, setAttempts] = useState(0);
  const [isSending, setSending] = useState(false);
  const busy = useBusyUntilLoaded(isSending);
  /** Fields changed during the current attempt; null between attempts. */
  const changed = useRef<Set<string> | null>(null);
  const begin = (wrong: FieldErrors) => {
    setAttempts((count) => count + 1);
    setRefusal({ errors: wrong, problem: null });
  };
  return {
    errors,
    problem,
    attempts,
    busy,
    forget: (...fields) => {
      for (const field of fields) changed.current?.add(field);
      setRefusal((before) => named(before, (field) => (fields.includes(field) ? null : field)));
    },
    rename: (to) => setRefusal((before) => named(before, to)),
    clear: () => setRefusal(NOTHING),
    refuse: (wrong) => {
      if (!changed.current) begin(wrong);
    },
    send: async (call) => {
      if (changed.current) return null;
      const edited = (changed.current = new Set<string>());
      begin({});
      setSending(true);
      try {
        const outcome = await call();
        if (outcome.ok) return { value: outcome.value };
        const { code, fields } = outcome.problem;
        const field = fieldOf[code];
        const wrong = field && code !== 'offline' ? { [field]: code, ...fields } : fields;
        setRefusal({
          errors: withNames(wrong, (name) => (edited.has(name) ? null : name)),
          problem: outcome.problem,
        });
        return null;
      } finally {
        changed.current = null;
        setSending(false);
      }
    },
  };
}

/** Renames or drops errors. A problem of fields goes with the last of them: a summary in their place would take the focus from the field in use. */
function named({ errors, problem }: Refusal, to: (field: string) => string | null): Refusal {
  const left = withNames(errors, to);
  const isAnswered = Object.keys(errors).length > 0 && Object.keys(left).length === 0;
  return { errors: left, problem: isAnswered ? null : problem };
}

function withNames(errors: FieldErrors, to: (field: string) => string | null): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, code]) => {
      const name = to(field);
      return name === null ? [] : [[name, code]];
    }),
  );
}
