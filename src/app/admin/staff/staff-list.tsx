import { Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminStaff } from '#contract/admin/staff/staff.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Initial } from '#app/ui/data/initial.tsx';
import { StateBadge } from '#app/admin/kit/list/state-badge.tsx';
import { warn } from '#app/admin/kit/load/warn.ts';
import { SortableList } from '#app/admin/kit/sortable/sortable-list.tsx';
import { moveStaff } from './queries.ts';
import * as css from './staff.css.ts';

export interface StaffListProps {
  staff: readonly AdminStaff[];
  /** Renders the link to the editor of a profile. */
  link: (staff: AdminStaff, words: string, className: string) => ReactNode;
  onChanged: () => Promise<unknown>;
}

/** Hosts and staff in the order in which visitors see them. Text: admin-staff, admin-faq. */
export function StaffList({ staff, link, onChanged }: StaffListProps) {
  const { t, i18n } = useTranslation('admin-staff');
  const nameOf = ({ name }: AdminStaff) => localText(name, i18n.language);
  const move = async (person: AdminStaff, position: number) => {
    const outcome = await moveStaff(person, position);
    if (!outcome.ok) warn(outcome.problem, t('orderFailed'));
    await onChanged();
    return outcome.ok;
  };
  return (
    <SortableList
      items={staff}
      label={t('title')}
      className={css.list}
      nameOf={nameOf}
      onMove={move}
      render={(person, handle) => (
        <div className={css.row}>
          {handle}
          <Portrait person={person} name={nameOf(person)} />
          <div className={css.words}>
            {link(person, nameOf(person), css.name)}
            <span className={css.soft}>{localText(person.role, i18n.language)}</span>
            {person.houses.length > 0 && (
              <span className={css.soft}>{t('houses', { count: person.houses.length })}</span>
            )}
          </div>
          <StateBadge look={looks[person.published ? 'published' : 'hidden']}>
            {t(person.published ? 'state.published' : 'state.hidden')}
          </StateBadge>
        </div>
      )}
    />
  );
}

const looks = {
  published: { tone: 'success', Icon: Eye },
  hidden: { tone: 'neutral', Icon: EyeOff },
} as const;

export function Portrait({ person, name }: { person: Pick<AdminStaff, 'portrait'>; name: string }) {
  const { portrait } = person;
  if (!portrait) return <Initial name={name} size="large" />;
  return (
    <img
      className={css.portrait}
      src={`/photos/${portrait.id}-${portrait.widths[0]}.webp`}
      alt=""
      width={72}
      height={72}
      style={{ backgroundColor: portrait.dominant }}
    />
  );
}
