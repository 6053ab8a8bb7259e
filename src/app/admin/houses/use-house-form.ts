import { useTranslation } from 'react-i18next';
import type { AdminHouse } from '#contract/admin/houses.ts';
import { useVersionedForm, type VersionedForm } from '#app/admin/kit/form/use-versioned-form.ts';
import { contentOf, draftOf, writtenOf, type HouseDraft } from './draft.ts';
import { saveHouse } from './queries.ts';

export type HouseWork = VersionedForm<HouseDraft, AdminHouse>;

/** Holds the typed values over a house and saves them. Unsaved values stay on this device. */
export function useHouseForm(house: AdminHouse, onSaved: () => void): HouseWork {
  const { t } = useTranslation('admin-houses');
  return useVersionedForm<HouseDraft, AdminHouse>({
    key: `admin-house/${house.id}`,
    place: 'local',
    record: house,
    draftOf,
    save: (seen, draft) => saveHouse(seen, contentOf(draft), writtenOf),
    saved: t('form.saved'),
    onSaved,
  });
}
