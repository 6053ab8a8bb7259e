import { useTranslation } from 'react-i18next';
import type { AdminHouse } from '#contract/admin/houses.ts';
import { Conflict, differs, fieldsOf, type Row } from '#app/admin/kit/form/both-versions.tsx';
import { draftOf, type HouseDraft } from './draft.ts';
import type { HouseWork } from './use-house-form.ts';

export interface HouseConflictProps {
  work: HouseWork;
  theirs: AdminHouse;
}

export function HouseConflict({ work: { draft, form, keepMine, reset }, theirs }: HouseConflictProps) {
  const { t } = useTranslation('admin-houses');
  const rows = useRows();
  return (
    <Conflict
      fields={fieldsOf(rows(draft), rows(draftOf(theirs))).filter(differs)}
      empty={t('form.empty')}
      busy={form.busy}
      onMine={keepMine}
      onTheirs={reset}
    />
  );
}

function useRows() {
  const { t } = useTranslation(['admin-houses', 'admin', 'houses', 'house-card', 'common']);
  const nameOf = (name: Exclude<keyof HouseDraft, 'station'>) => t(`field.${name}`);
  return (draft: HouseDraft): Row[] => {
    const { station, ...fields } = draft;
    const names = Object.keys(fields) as Exclude<keyof HouseDraft, 'station'>[];
    const words = (name: string, { ko, en }: { ko: string; en: string }): Row[] => [
      [`${name} (${t('admin:bilingual.ko')})`, ko],
      [`${name} (${t('admin:bilingual.en')})`, en],
    ];
    return [
      ...names.flatMap((name): Row[] => {
        const value = draft[name];
        if (name === 'location')
          return [
            [nameOf(name), t(`common:location.${draft.location as AdminHouse['content']['location']}`)],
          ];
        if (name === 'type')
          return [[nameOf(name), t(`house-card:type.${draft.type as AdminHouse['content']['type']}`)]];
        if (Array.isArray(value)) {
          const chosen = value as AdminHouse['content']['facilities'];
          return [[nameOf(name), chosen.map((each) => t(`houses:facility.${each}`)).join(', ')]];
        }
        return typeof value === 'string' ? [[nameOf(name), value]] : words(nameOf(name), value);
      }),
      ...words(t('field.stationName'), station.name),
      [t('field.stationLines'), station.lines],
      [t('field.walkMinutes'), station.walkMinutes],
    ];
  };
}
