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

const fieldOf: Partial<Record<Problem['code'], string>> = {
  email_taken: 'email',
  password_wrong: 'current',
};

export function useForm(): Form {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [isSending, setSending] = useState(false);
  const busy = useBusyUntilLoaded(isSending);
  /** Fields changed during the current attempt; null between attempts. */
  const changed = useRef<Set<string> | null>(null);
  const begin = (wrong: FieldErrors) => {
    setAttempts((count) => count + 1);
    setProblem(null);
    setErrors(wrong);
  };
  return {
    errors,
    problem,
    attempts,
    busy,
    forget: (...fields) => {
      for (const field of fields) changed.current?.add(field);
      setErrors((before) => withNames(before, (field) => (fields.includes(field) ? null : field)));
    },
    rename: (to) => setErrors((before) => withNames(before, to)),
    clear: () => {
      setProblem(null);
      setErrors({});
    },
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
        setProblem(outcome.problem);
        const wrong = field && code !== 'offline' ? { [field]: code, ...fields } : fields;
        setErrors(withNames(wrong, (name) => (edited.has(name) ? null : name)));
        return null;
      } finally {
        changed.current = null;
        setSending(false);
      }
    },
  };
}

function withNames(errors: FieldErrors, to: (field: string) => string | null): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, code]) => {
      const name = to(field);
      return name === null ? [] : [[name, code]];
    }),
  );
}
