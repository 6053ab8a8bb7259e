import { useTranslation } from 'react-i18next';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import * as css from './results.css.ts';

export function ResultsSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={css.grid}>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className={css.skeleton}>
            <Skeleton ratio="3 / 2" radius="14px" />
            <Skeleton width="70%" height="22px" />
            <Skeleton width="50%" />
            <Skeleton width="40%" height="22px" />
          </div>
        ))}
      </div>
    </div>
  );
}
