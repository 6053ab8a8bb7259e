import { useEffect, useState, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { i18n as I18n } from 'i18next';
import type { HouseDetail } from '#contract/houses.ts';
import { won } from '#contract/rules/format-money.ts';
import { isInSeoul } from '#contract/rules/houses/completeness.ts';
import type { Language } from '#contract/shared.ts';
import { About } from '#app/features/houses/detail/house-about.tsx';
import { Facilities, FactsRow } from '#app/features/houses/detail/house-facts.tsx';
import { CheckList, ThingsToKnow } from '#app/features/houses/detail/house-guide.tsx';
import { FloorPlan, isFloorPlan } from '#app/features/houses/detail/photos/floor-plan.tsx';
import { PhotoMosaic } from '#app/features/houses/detail/photos/photo-mosaic.tsx';
import HouseMap, { mapStyle } from '#app/features/houses/map/drawn/house-map.tsx';
import { StationLine } from '#app/features/houses/station-line.tsx';
import { localText, texts } from '#app/platform/i18n/i18n.ts';
import { loadTexts } from '#app/platform/i18n/load-texts.ts';
import { Segmented } from '#app/ui/forms/choice-group.tsx';
import * as css from './house-preview.css.ts';

export { mapStyle };

/** Text namespaces of the public page that none of its components loads. */
const namespaces = ['common', 'houses', 'house-card'];

/** Previews the public page of a house with unsaved values, in either language. Text: admin, admin-houses. */
export default function HousePreview({ house }: { house: HouseDetail }) {
  const { t, i18n } = useTranslation(['admin-houses', 'admin']);
  const [language, setLanguage] = useState<Language>(i18n.language === 'en' ? 'en' : 'ko');
  const words = useWords(language);
  return (
    <>
      <Segmented
        legend={t('preview.language')}
        options={(['ko', 'en'] as const).map((value) => ({ value, label: t(`admin:bilingual.${value}`) }))}
        value={language}
        onChange={setLanguage}
      />
      {words && (
        <I18nextProvider i18n={words}>
          <div lang={language} className={css.page}>
            <Page house={house} />
          </div>
        </I18nextProvider>
      )}
    </>
  );
}

/** Loads the texts of a language other than the one on screen; null until they are loaded. */
function useWords(language: Language): I18n | null {
  const [known, setKnown] = useState<{ language: Language; words: I18n } | null>(null);
  useEffect(() => {
    let isOld = false;
    const load = async () => {
      await loadTexts(namespaces, texts, language);
      // It shares the texts of the page.
      const words = texts.cloneInstance({ lng: language });
      await words.changeLanguage(language);
      if (!isOld) setKnown({ language, words });
    };
    void load().catch(() => undefined);
    return () => {
      isOld = true;
    };
  }, [language]);
  return known?.language === language ? known.words : null;
}

function Page({ house }: { house: HouseDetail }) {
  const { t, i18n } = useTranslation(['houses', 'common']);
  const name = localText(house.name, i18n.language);
  return (
    <>
      {house.photos.some((photo) => !isFloorPlan(photo)) && <PhotoMosaic name={name} photos={house.photos} />}
      <header className={css.head}>
        <h3 className={css.title}>{name}</h3>
        <p>{localText(house.summary, i18n.language)}</p>
        <StationLine location={house.location} station={house.station} />
        {house.monthlyRent > 0 && (
          <p className={css.price}>
            {won(house.monthlyRent)} · {t('price.deposit')} {won(house.deposit)}
          </p>
        )}
      </header>
      <FactsRow house={house} />
      <Part title={t('parts.about')}>
        <About about={house.about} />
      </Part>
      <Part title={t('parts.facilities')}>
        <Facilities names={house.facilities} />
      </Part>
      {house.photos.some(isFloorPlan) && (
        <Part title={t('room.floor-plan')}>
          <FloorPlan photos={house.photos} />
        </Part>
      )}
      {isInSeoul(house.latitude, house.longitude) && (
        <Part title={t('parts.place')}>
          <p>{localText(house.area, i18n.language)}</p>
          <HouseMap house={house} commute={undefined} />
        </Part>
      )}
      <Part title={t('parts.before')}>
        <CheckList items={house.beforeReservation} />
      </Part>
      <Part title={t('parts.know')}>
        <ThingsToKnow items={house.thingsToKnow} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.part}>
      <h4 className={css.partTitle}>{title}</h4>
      {children}
    </section>
  );
}
