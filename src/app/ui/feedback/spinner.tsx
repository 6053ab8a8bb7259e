import { spinner } from './spinner.css.ts';
import { cx } from '../theme/cx.ts';

export function Spinner({ className }: { className?: string }) {
  return <span className={cx(spinner, className)} aria-hidden="true" />;
}
