import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { University } from '#contract/seoul/commutes.ts';
import { isReachable, onReachability } from '#app/platform/offline/reachability.ts';
import { Combobox } from '#app/ui/forms/combobox.tsx';
import { universities } from './queries.ts';
import './texts.ts';
import { universityOptions } from './university-names.ts';

export interface UniversityFieldProps {
  value: string | undefined;
  onChange: (id: string | undefined, university: University | undefined) => void;
  help?: string;
  labelHidden?: boolean;
}

export function UniversityField({ value = '', onChange, help, labelHidden }: UniversityFieldProps) {
  const { t, i18n } = useTranslation('commute');
  const [known, setKnown] = useState<University[] | null>([]);
  useEffect(() => {
    let gone = false;
    const read = () => void universities().then((found) => gone || setKnown(found));
    read();
    const stop = onReachability(() => isReachable() && read());
    return () => {
      gone = true;
      stop();
    };
  }, []);
  const options = [{ value: '', label: t('none') }, ...universityOptions(known ?? [], i18n.language)];
  return (
    <Combobox
      label={t('university')}
      help={help}
      labelHidden={labelHidden}
      error={known ? undefined : t('listFailed')}
      options={options}
      value={value}
      onChange={(chosen) =>
        onChange(
          chosen || undefined,
          known?.find(({ id }) => id === chosen),
        )
      }
      placeholder={t('find')}
      nothing={t('nothing')}
    />
  );
}
