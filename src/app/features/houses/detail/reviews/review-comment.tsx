import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextLanguage } from '#contract/rules/text/text-language.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { canTranslate, translationOf } from './browser-translator.ts';
import * as css from './house-reviews.css.ts';

export function ReviewComment({ text, language }: { text: string; language: TextLanguage }) {
  const { t, i18n } = useTranslation('houses');
  const translate = useOffer(text, i18n.language);
  const [translated, setTranslated] = useState<string>();
  const [state, setState] = useState<'busy' | 'failed'>();
  const [original, setOriginal] = useState(true);

  const show = async () => {
    setOriginal(false);
    if (translated !== undefined || !translate) return;
    setState('busy');
    try {
      setTranslated(await translate());
      setState(undefined);
    } catch {
      setState('failed');
    }
  };
  const isTranslated = !original && translated !== undefined;
  return (
    <>
      <p lang={isTranslated ? i18n.language : language} className={css.comment}>
        {isTranslated ? translated : text}
      </p>
      {translate && (
        <div>
          <Button
            variant="quiet"
            size="small"
            busy={state === 'busy'}
            onClick={() => (isTranslated ? setOriginal(true) : void show())}
          >
            {isTranslated ? t('reviews.original') : t('reviews.translate')}
          </Button>
        </div>
      )}
      <p role="status" className={css.soft}>
        {isTranslated && t('reviews.byBrowser')}
        {state === 'failed' && t('reviews.notTranslated')}
      </p>
    </>
  );
}

function useOffer(text: string, language: string) {
  const [offer, setOffer] = useState<{ of: string; translate: () => Promise<string> }>();
  const of = `${language} ${text}`;
  useEffect(() => {
    let isShown = true;
    if (canTranslate())
      translationOf(text, language)
        .then((translate) => isShown && translate && setOffer({ of, translate }))
        // A browser that fails here translates nothing.
        .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [text, language, of]);
  return offer?.of === of ? offer.translate : undefined;
}
