import type { ComponentProps } from 'react';
import { visuallyHidden } from './visually-hidden.css.ts';

export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={visuallyHidden} />;
}
