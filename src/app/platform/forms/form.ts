import { useRef, useState } from 'react';
import type { ErrorCode } from '#contract/wire.ts';
import type { Problem, Result } from '../api/result.ts';
import { useBusyUntilLoaded } from './use-busy-until-loaded.ts';

/** Invalid fields with the code of what is wrong; the names are the dotted paths of the API's body (`occupants.0.email`). */
export type FieldErrors = Partial<Record<string, ErrorCode>>;

/** The state of a form between its attempts. */
export type Form = {
  errors: FieldErrors;
  /** The host's or the network's refusal of the last attempt as a whole. */
  problem: Problem | null;
  /** Counts the attempts, so that a summary takes the focus anew at each. */
  attempts: number;
  /** Also while the page that a success leads to is on its way. */
  busy: boolean;
  /** Clears the errors of fields that were changed. */
  forget: (...fields: string[]) => void;
  /** Renames the fields of errors, for lists whose items move; null drops an error. */
  rename: (to: (field: string) => string | null) => void;
  /** Clears every error. */
  clear: () => void;
  /** Shows errors that were found without the host. */
  refuse: (errors: FieldErrors) => void;
  /**
   * Sends once at a time. Errors for fields that were changed meanwhile are dropped: they are about the old value.
   * @returns the value, or null where it was refused: then `errors` and `problem` say why
   */
  send: <T>(call: () => Promise<Result<T>>) => Promise<{ value: T } | null>;
};

/** The field that a refusal of the whole is about, where it is always the same one. */
const fieldOf: Partial<Record<Problem['code'], string>> = {
  email_taken: 'email',
  password_wrong: 'current',
};

/** A form that can be sent: its errors by field, and the state of its last attempt. */
export function useForm(): Form {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [isSending, setSending] = useState(false);
  const busy = useBusyUntilLoaded(isSending);
  /** The fields changed during the attempt under way; null between attempts. */
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

/** The errors under new names; those named null are left out. */
function withNames(errors: FieldErrors, to: (field: string) => string | null): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, code]) => {
      const name = to(field);
      return name === null ? [] : [[name, code]];
    }),
  );
}
