import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Star } from 'lucide-react';
import { FieldError } from './field.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { visuallyHidden } from '../layout/visually-hidden.css.ts';
import * as css from '../data/rating.css.ts';

const SCALE = [1, 2, 3, 4, 5] as const;

export interface RatingInputProps {
  legend: string;
  value: number | undefined;
  onChange: (value: number) => void;
  /** Meaning of each number of stars from one to five, shown and announced. */
  labels: readonly [string, string, string, string, string];
  error?: ReactNode;
  id?: string;
}

export function RatingInput({ legend, value, onChange, labels, error, id }: RatingInputProps) {
  const made = useId();
  const own = id ?? made;
  const [hovered, setHovered] = useState<number>();
  const lit = hovered ?? value ?? 0;
  return (
    <fieldset aria-describedby={error ? `${own}-error` : undefined}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.row}>
        <span className={css.stars} onPointerLeave={() => setHovered(undefined)}>
          {SCALE.map((stars) => (
            <label
              key={stars}
              className={css.choice}
              data-lit={stars <= lit ? '' : undefined}
              onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(stars)}
            >
              <input
                id={stars === 1 ? own : undefined}
                type="radio"
                name={made}
                value={stars}
                checked={value === stars}
                className={visuallyHidden}
                onChange={() => onChange(stars)}
              />
              <Star size={28} />
              <VisuallyHidden>{labels[stars - 1]}</VisuallyHidden>
            </label>
          ))}
        </span>
        <span className={css.word} aria-hidden="true">
          {lit > 0 && labels[lit - 1]}
        </span>
      </div>
      {error && (
        <div className={css.below}>
          <FieldError id={`${own}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
