import { Archive, EyeOff, Languages, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdminHouseCard } from '#contract/admin/houses.ts';
import { Badge } from '#app/ui/data/badge.tsx';
import * as css from './houses.css.ts';

type Stated = Pick<AdminHouseCard, 'state' | 'missing' | 'untranslated'>;

export function HouseBadges({ house: { state, missing, untranslated } }: { house: Stated }) {
  const { t } = useTranslation('admin-houses');
  return (
    <span className={css.badges}>
      {state === 'published' && <Badge tone="success">{t('state.published')}</Badge>}
      {state === 'unpublished' && (
        <Badge>
          <EyeOff size={14} />
          {t('state.unpublished')}
        </Badge>
      )}
      {state === 'archived' && (
        <Badge>
          <Archive size={14} />
          {t('state.archived')}
        </Badge>
      )}
      {missing.length > 0 && (
        <Badge tone="warning">
          <TriangleAlert size={14} />
          {t('lacks', { count: missing.length })}
        </Badge>
      )}
      {untranslated > 0 && (
        <Badge tone="warning">
          <Languages size={14} />
          {t('untranslated', { count: untranslated })}
        </Badge>
      )}
    </span>
  );
}
