import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import { Helped } from './helped.tsx';
import { useFaqToolTexts } from './texts.ts';
import * as css from './helped.css.ts';

/** Tools below an answer: asks if it helped, and shares its address. Text: faq-tools. */
export function AnswerTools({ slug, question }: { slug: string; question: string }) {
  useFaqToolTexts();
  const { t } = useTranslation('faq-tools');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(`/faq#q-${slug}`, location.href).href);
      toast.success(t('link.copied'));
    } catch {
      toast.error(t('link.failed'));
    }
  };
  return (
    <div className={css.tools}>
      <Helped slug={slug} question={question} />
      <button
        type="button"
        aria-label={`${t('link.copy')}: ${question}`}
        className={buttonClass({ variant: 'quiet', size: 'small' })}
        onClick={() => void copy()}
      >
        <span className={css.link}>
          <Copy size={18} />
          {t('link.copy')}
        </span>
      </button>
    </div>
  );
}
