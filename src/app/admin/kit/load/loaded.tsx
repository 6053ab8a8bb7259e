import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Result } from '#app/platform/api/result.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import * as css from './loaded.css.ts';

type LoadedProps<T> = { result: Result<T> | null; again: () => void; children: (value: T) => ReactNode };

export function Loaded<T>({ result, again, children }: LoadedProps<T>) {
  const { t } = useTranslation('admin-figures');
  if (!result) return <Skeleton height="240px" />;
  if (result.ok) return children(result.value);
  return (
    <div role="alert" className={css.failed}>
      <p>{result.problem.message ?? t('failed')}</p>
      <Button onClick={again}>{t('retry')}</Button>
    </div>
  );
}
