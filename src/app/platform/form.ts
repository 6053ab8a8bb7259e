import { useState } from 'react';
import type { ErrorCode } from '#contract/wire.ts';
import type { Outcome, Problem } from './problem.ts';

/** Wrong fields with the code of what is wrong; the names are those of the API's body. */
export type FieldErrors = Partial<Record<string, ErrorCode>>;

/** The state of a form between its attempts. */
export type Form = {
  errors: FieldErrors;
  /** What the host, or the network, said of the last attempt as a whole. */
  problem: Problem | null;
  /** Counts the attempts, so that a summary takes the focus anew at each. */
  attempts: number;
  busy: boolean;
  /** Forgets what was wrong with fields that were changed. */
  forget: (...fields: string[]) => void;
  /** Says what is wrong without asking the host. */
  refuse: (errors: FieldErrors) => void;
  /** Sends once at a time. @returns the value, or null where it was refused: then `errors` and `problem` say why. */
  send: <T>(call: () => Promise<Outcome<T>>) => Promise<{ value: T } | null>;
};

/** Which field a refusal of the whole is about. */
const fieldOf: Partial<Record<Problem['code'], string>> = {
  email_taken: 'email',
  password_wrong: 'current',
};

/** A form that can be sent: its errors by field, and whether it is under way. */
export function useForm(): Form {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  return {
    errors,
    problem,
    attempts,
    busy,
    forget: (...fields) =>
      setErrors((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))),
      ),
    refuse: (wrong) => {
      if (busy) return;
      setAttempts((count) => count + 1);
      setProblem(null);
      setErrors(wrong);
    },
    send: async (call) => {
      if (busy) return null;
      setAttempts((count) => count + 1);
      setProblem(null);
      setErrors({});
      setBusy(true);
      const outcome = await call();
      setBusy(false);
      if (outcome.ok) return { value: outcome.value };
      const { code, fields } = outcome.problem;
      const field = fieldOf[code];
      setProblem(outcome.problem);
      setErrors(field && code !== 'offline' ? { [field]: code, ...fields } : fields);
      return null;
    },
  };
}
