import { useTranslation } from 'react-i18next';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Combobox } from '#app/ui/forms/combobox.tsx';
import type { HouseName } from '#app/admin/kit/load/house-names.ts';
import * as css from './booking.css.ts';

export interface HouseChoiceProps {
  houses: readonly HouseName[];
  onChoose: (id: string) => void;
}

/** Chooses the house of a booking that did not start from a gap in the week view. Text: admin-week. */
export function HouseChoice({ houses, onChoose }: HouseChoiceProps) {
  const { t, i18n } = useTranslation('admin-week', { keyPrefix: 'new' });
  return (
    <div className={css.form}>
      <Combobox
        label={t('house')}
        placeholder={t('housePlaceholder')}
        help={t('houseHelp')}
        options={houses.map(({ id, name }) => ({
          value: id,
          label: localText(name, i18n.language),
          keywords: [name.ko, name.en],
        }))}
        value=""
        nothing={t('noHouse')}
        onChange={onChoose}
      />
    </div>
  );
}
