import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { facilities, houseTypes, locations } from '#contract/vocabulary.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Checkbox } from '#app/ui/forms/choice-group.tsx';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { fieldId } from './draft.ts';
import { HouseConflict } from './house-conflict.tsx';
import { HouseErrors, type HouseErrorsProps } from './house-errors.tsx';
import { Line, useWrong, Words, type Led } from './house-fields.tsx';
import { HouseSection } from './house-section.tsx';
import type { HouseWork } from './use-house-form.ts';
import * as css from './houses.css.ts';

export interface HouseFormProps {
  work: HouseWork;
  map: ReactNode;
}
type PartProps = Pick<HouseFormProps, 'work'>;
type WordsPartProps = PartProps & { led: Led | null };

export function HouseForm({ work, map }: HouseFormProps) {
  const { t } = useTranslation('admin-houses');
  const [led, setLed] = useState<Led | null>(null);
  const lead = (language: Led['language']) =>
    setLed((before) => ({ language, attempt: work.form.attempts, times: (before?.times ?? 0) + 1 }));
  return (
    <form
      noValidate
      aria-label={t('form.label')}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void work.send();
      }}
    >
      <Notices work={work} onLead={lead} />
      <HouseSection id="intro">
        <Words work={work} led={led} names={['name', 'summary', 'about']} />
      </HouseSection>
      <HouseSection id="rooms">
        <Rooms work={work} />
        <Words work={work} led={led} names={['floor', 'parking']} />
      </HouseSection>
      <HouseSection id="place">
        <Place work={work} led={led} />
        {map}
      </HouseSection>
      <HouseSection id="rules">
        <Words work={work} led={led} names={['beforeReservation', 'thingsToKnow']} />
      </HouseSection>
      <HouseSection id="arrival">
        <p className={css.soft}>{t('arrivalHelp')}</p>
        <div className={css.pair}>
          <Line work={work} name="wifiName" />
          <Line work={work} name="wifiPassword" />
        </div>
        <Words work={work} led={led} names={['way', 'trash']} />
      </HouseSection>
      <Foot work={work} />
    </form>
  );
}

function Notices({ work, onLead }: HouseErrorsProps) {
  const { t } = useTranslation('admin-houses');
  const { form, theirs, isRestored } = work;
  return (
    <>
      {isRestored && !theirs && (
        <p role="status" className={css.soft}>
          {t('form.restored')}
        </p>
      )}
      {form.problem && !theirs && <HouseErrors work={work} onLead={onLead} />}
      {theirs && <HouseConflict key={form.attempts} work={work} theirs={theirs} />}
    </>
  );
}

function Rooms({ work }: PartProps) {
  const { t } = useTranslation(['admin-houses', 'houses', 'house-card', 'common']);
  const { draft, edit } = work;
  return (
    <>
      <div className={css.pair}>
        <SelectField
          id={fieldId('type')}
          label={t('field.type')}
          options={houseTypes.map((value) => ({ value, label: t(`house-card:type.${value}`) }))}
          value={draft.type}
          onChange={({ target }) => edit({ type: target.value })}
        />
        <SelectField
          id={fieldId('location')}
          label={t('field.location')}
          options={locations.map((value) => ({ value, label: t(`common:location.${value}`) }))}
          value={draft.location}
          onChange={({ target }) => edit({ location: target.value })}
        />
      </div>
      <div className={css.numbers}>
        <Line work={work} name="areaM2" />
        <Line work={work} name="maxGuests" />
        <Line work={work} name="beds" />
        <Line work={work} name="bathrooms" />
        <Line work={work} name="minNights" />
        <Line work={work} name="rank" />
      </div>
      <fieldset>
        <legend className={css.legend}>{t('field.facilities')}</legend>
        <div className={css.ticks}>
          {facilities.map((facility) => (
            <Checkbox
              key={facility}
              label={t(`houses:facility.${facility}`)}
              checked={draft.facilities.includes(facility)}
              onChange={({ target }) =>
                edit({
                  facilities: facilities.filter((each) =>
                    each === facility ? target.checked : draft.facilities.includes(each),
                  ),
                })
              }
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

function Place({ work, led }: WordsPartProps) {
  const { t } = useTranslation('admin-houses');
  const wrong = useWrong(work);
  const { station } = work.draft;
  return (
    <>
      <Words work={work} led={led} names={['area', 'address']} station />
      <div className={css.pair}>
        <TextField
          id={fieldId('station.lines')}
          label={t('field.stationLines')}
          help={t('help.stationLines')}
          autoComplete="off"
          value={station.lines}
          error={wrong('station.lines')}
          onChange={({ target }) => work.edit({ station: { ...station, lines: target.value } })}
        />
        <TextField
          id={fieldId('station.walkMinutes')}
          label={t('field.walkMinutes')}
          inputMode="numeric"
          autoComplete="off"
          value={station.walkMinutes}
          error={wrong('station.walkMinutes')}
          onChange={({ target }) => work.edit({ station: { ...station, walkMinutes: target.value } })}
        />
      </div>
      <div className={css.pair}>
        <Line work={work} name="latitude" />
        <Line work={work} name="longitude" />
      </div>
    </>
  );
}

function Foot({ work: { form, isDirty, reset } }: PartProps) {
  const { t } = useTranslation('admin-houses');
  const online = useOnline();
  return (
    <div className={css.foot}>
      <Button type="submit" size="medium" busy={form.busy} invalid={!online} reason={t('form.offline')}>
        {t('form.save')}
      </Button>
      {isDirty && (
        <Button variant="quiet" size="medium" onClick={reset}>
          {t('form.discard')}
        </Button>
      )}
      <span role="status" className={css.soft}>
        {isDirty && t('form.unsaved')}
      </span>
    </div>
  );
}
