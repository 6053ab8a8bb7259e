import { spinner } from './spinner.css.ts';
import { cx } from '../theme/cx.ts';

/** A turning ring in the colour and size of the text around it. Say in words nearby what is going on. */
export function Spinner({ className }: { className?: string }) {
  return <span className={cx(spinner, className)} aria-hidden="true" />;
}
