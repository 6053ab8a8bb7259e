import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { Overlay } from '#app/ui/overlays/overlay.tsx';
import { WhenField, WhereField, WhoField } from './search-fields.tsx';
import type { Search } from './search-model.ts';
import * as css from './search-sheet.css.ts';

type SearchSheetProps = {
  open: boolean;
  search: Search;
  onChange: (changed: Partial<Search>) => void;
  onSubmit: () => void;
  onClose: () => void;
};

const titles = ['whereTitle', 'whenTitle', 'whoTitle'] as const;

export default function SearchSheet({ open, search, onChange, onSubmit, onClose }: SearchSheetProps) {
  const { t } = useTranslation(['search-panel', 'common', 'home']);
  const [step, setStep] = useState(0);
  const last = step === titles.length - 1;
  const close = () => {
    setStep(0);
    onClose();
  };

  return (
    <Overlay
      open={open}
      onClose={close}
      title={
        <span className={css.title}>
          <span className={css.steps}>{t('steps', { count: step + 1 })}</span>
          {t(titles[step] ?? titles[0])}
        </span>
      }
      closeLabel={t('common:close')}
      footer={
        <div className={css.actions}>
          {step > 0 && (
            <Button variant="secondary" size="large" full={false} onClick={() => setStep(step - 1)}>
              {t('back')}
            </Button>
          )}
          <Button
            variant={last ? 'brand' : 'primary'}
            className={css.go}
            onClick={last ? onSubmit : () => setStep(step + 1)}
          >
            {last ? t('home:search.submit') : step === 1 && !search.checkOut ? t('skip') : t('next')}
          </Button>
        </div>
      }
    >
      {step === 0 && <WhereField search={search} onChange={onChange} onNext={() => setStep(1)} />}
      {step === 1 && <WhenField search={search} onChange={onChange} months="sheet" />}
      {step === 2 && <WhoField search={search} onChange={onChange} />}
    </Overlay>
  );
}
