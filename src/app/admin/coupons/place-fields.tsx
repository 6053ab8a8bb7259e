import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { locations } from '#contract/vocabulary.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Checkbox } from '#app/ui/forms/choice-group.tsx';
import { FieldError, TextField } from '#app/ui/forms/field.tsx';
import { holdsWords } from '#app/admin/kit/form/holds-words.ts';
import type { HouseName } from '#app/admin/kit/load/house-names.ts';
import { soft } from '#app/admin/kit/list/list-cells.css.ts';
import { listIn, type CouponDraft } from './model.ts';
import * as css from '#app/admin/kit/list/filters.css.ts';

export interface PlaceFieldsProps {
  draft: CouponDraft;
  houses: readonly HouseName[];
  error: string | undefined;
  onChange: (changed: Partial<CouponDraft>) => void;
}

/** Chooses the neighborhoods and houses of a coupon; nothing chosen means every house. Text: admin-coupons, common. */
export function PlaceFields({ draft, houses, error, onChange }: PlaceFieldsProps) {
  const { t, i18n } = useTranslation(['admin-coupons', 'common']);
  const [words, setWords] = useState('');
  const [inPlaces, inHouses] = [listIn(draft.locations), listIn(draft.houseIds)];
  const toggled = (list: string[], value: string) =>
    (list.includes(value) ? list.filter((each) => each !== value) : [...list, value]).join(',');
  const gone = inHouses.filter((id) => houses.every((house) => house.id !== id));
  const shown = houses.filter(
    ({ id, name }) => inHouses.includes(id) || holdsWords(`${name.ko} ${name.en ?? ''}`, words),
  );
  return (
    <>
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('form.locations')}</legend>
        <p className={soft}>{t('form.placesHelp')}</p>
        <div className={css.choices}>
          {locations.map((location) => (
            <Checkbox
              key={location}
              label={t(`common:location.${location}`)}
              checked={inPlaces.includes(location)}
              onChange={() => onChange({ locations: toggled(inPlaces, location) })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('form.houses', { count: inHouses.length })}</legend>
        <TextField
          type="search"
          label={t('form.findHouse')}
          labelHidden
          placeholder={t('form.findHouse')}
          value={words}
          autoComplete="off"
          onChange={({ target }) => setWords(target.value)}
        />
        <div className={css.houses} role="group" tabIndex={0} aria-label={t('form.houseList')}>
          {shown.length === 0 && gone.length === 0 && <p className={soft}>{t('form.noHouse')}</p>}
          {[...gone.map((id) => ({ id, name: null })), ...shown].map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name ? localText(name, i18n.language) : id}
              checked={inHouses.includes(id)}
              onChange={() => onChange({ houseIds: toggled(inHouses, id) })}
            />
          ))}
        </div>
        {error && <FieldError>{error}</FieldError>}
      </fieldset>
    </>
  );
}
