import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RichText } from '#contract/rich-text.ts';
import type { Language } from '#contract/shared.ts';
import type { Problem } from '#app/platform/api/result.ts';
import { Segmented } from '#app/ui/forms/choice-group.tsx';
import { bodyOf, type BoardDraft } from './draft.ts';
import { previewText } from './queries.ts';
import * as css from '#app/admin/kit/form/pair.css.ts';

/** Milliseconds from the last key press to the preview request. */
const SETTLED_MS = 400;

export interface BoardPreviewProps {
  draft: BoardDraft;
  /** Renders the board with the text that the host sanitized. */
  article: (content: RichText, language: Language) => ReactNode;
}

export function BoardPreview({ draft, article }: BoardPreviewProps) {
  const { t, i18n } = useTranslation(['admin-community', 'admin']);
  const [language, setLanguage] = useState<Language>(i18n.language === 'en' ? 'en' : 'ko');
  const { content, problem } = useSanitised(draft);
  return (
    <>
      <Segmented
        legend={t('preview.title')}
        options={(['ko', 'en'] as const).map((value) => ({ value, label: t(`admin:bilingual.${value}`) }))}
        value={language}
        onChange={setLanguage}
      />
      {problem && (
        <p role="alert" className={css.problem}>
          {problem.message ?? t('preview.failed')}
        </p>
      )}
      {content && article(content, language)}
    </>
  );
}

function useSanitised(draft: BoardDraft): { content: RichText | null; problem: Problem | null } {
  const { ko, en } = bodyOf(draft);
  const [state, setState] = useState<{ content: RichText | null; problem: Problem | null }>({
    content: null,
    problem: null,
  });
  useEffect(() => {
    let isOld = false;
    const ask = async () => {
      const outcome = await previewText({ ko, en });
      if (isOld) return;
      // English falls back to Korean (docs/specification.md#content).
      if (outcome.ok) {
        const { value } = outcome;
        setState({ content: { ko: value.ko, en: value.en.length > 0 ? value.en : value.ko }, problem: null });
      } else setState((now) => ({ ...now, problem: outcome.problem }));
    };
    const timer = setTimeout(() => void ask(), SETTLED_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [ko, en]);
  return state;
}
