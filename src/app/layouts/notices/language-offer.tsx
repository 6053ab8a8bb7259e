import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { switchLanguage } from '#app/platform/i18n/switch-language.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { BottomPrompt } from '#app/ui/feedback/bottom-prompt.tsx';
import { focusScreen } from './focus-screen.ts';
import { languageOffer } from './language-offer-texts.ts';

/**
 * Offers English if the browser prefers neither of our languages.
 * @returns once it is answered; either answer is stored as a choice
 */
export function offerEnglish(): Promise<void> {
  return new Promise((answered) => {
    const place = document.createElement('aside');
    document.body.append(place);
    createRoot(place).render(<LanguageOffer onAnswered={answered} />);
  });
}

function LanguageOffer({ onAnswered }: { onAnswered: () => void }) {
  const [isAnswered, setAnswered] = useState(false);
  const { lang, text } = languageOffer(navigator.languages);
  const choose = (language: 'ko' | 'en') => {
    setAnswered(true);
    focusScreen();
    void switchLanguage(language).finally(onAnswered);
  };
  return (
    <div role="status">
      {!isAnswered && (
        <BottomPrompt text={<span lang={lang}>{text}</span>}>
          <Button size="small" variant="quiet" lang="ko" onClick={() => choose('ko')}>
            한국어
          </Button>
          <Button size="small" lang="en" onClick={() => choose('en')}>
            English
          </Button>
        </BottomPrompt>
      )}
    </div>
  );
}
