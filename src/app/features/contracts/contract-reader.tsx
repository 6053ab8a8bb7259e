import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractText } from '#contract/contract-text.ts';
import { Segmented } from '#app/ui/forms/choice-group.tsx';
import { SkeletonLines } from '#app/ui/feedback/skeleton.tsx';
import { media } from '#app/ui/theme/media.ts';
import { DownloadLink } from './download-link.tsx';
import { loadText } from './load-text.ts';
import { PdfPages, type PdfPagesProps } from './pdf-pages.tsx';
import * as css from './pdf-pages.css.ts';

export interface ContractReaderProps extends PdfPagesProps {
  /** Text of the file; null if there is none or it could not be loaded. */
  text: ContractText | null;
}

const Text = lazy(() => loadText().then((part) => ({ default: part.ContractTextView })));

/** Shows a contract as pages, or as text in lines as wide as the screen, which is first on phones. The file can always be downloaded. Text: sign. */
export function ContractReader({ text, ...pages }: ContractReaderProps) {
  const { t } = useTranslation('sign');
  const [view, setView] = useState<'text' | 'pages'>(() =>
    window.matchMedia(media.mobile).matches ? 'text' : 'pages',
  );
  if (!text?.blocks.length) return <PdfPages {...pages} />;
  return (
    <div className={css.views}>
      <Segmented
        id="contract-view"
        legend={t('pdf.view')}
        legendHidden
        value={view}
        onChange={setView}
        options={[
          { value: 'text', label: t('pdf.asText') },
          { value: 'pages', label: t('pdf.asPages') },
        ]}
      />
      {view === 'pages' ? <PdfPages {...pages} /> : <AsText text={text} {...pages} />}
    </div>
  );
}

function AsText({ text, file, title, filename, onShown }: ContractReaderProps & { text: ContractText }) {
  const { t } = useTranslation('sign');
  return (
    <div className={css.frame}>
      <Suspense fallback={<SkeletonLines count={8} />}>
        <Text text={text} title={title} />
        <Shown onShown={onShown} />
      </Suspense>
      <div className={css.bar}>
        <span />
        <DownloadLink file={file} filename={filename} {...(onShown ? { onTaken: onShown } : {})}>
          {t('pdf.download')}
        </DownloadLink>
      </div>
    </div>
  );
}

/** Calls `onShown` once when the content above it is on screen. */
function Shown({ onShown }: { onShown: (() => void) | undefined }) {
  const tell = useEffectEvent(() => onShown?.());
  useEffect(() => tell(), []);
  return null;
}
