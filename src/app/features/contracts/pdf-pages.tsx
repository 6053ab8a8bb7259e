import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { DownloadLink } from './download-link.tsx';
import type { PdfDocument } from './pdf.ts';
import * as css from './pdf-pages.css.ts';

export interface PdfPagesProps {
  file: Blob;
  /** What it is, for screen readers and as the name of the download. */
  title: string;
  filename: string;
  /** The document has been on screen, or was taken away to be read. */
  onShown?: () => void;
}

/** Widths of a page in percent of its place: a contract as wide as a phone is small print. */
const zooms = [100, 160, 220] as const;

type Opened = { pdf: PdfDocument; pages: { ratio: number; text: string }[] };

/** A PDF in the page, as wide as its place and as sharp as the screen; it can be taken away too. Text: sign. */
export function PdfPages({ file, title, filename, onShown }: PdfPagesProps) {
  const { t } = useTranslation('sign');
  const [opened, setOpened] = useState<Opened | 'failed' | null>(null);
  const [zoom, setZoom] = useState(0);

  useEffect(() => {
    let left = false;
    let close = () => {};
    void open(file)
      .then(({ made, closeIt }) => {
        close = closeIt;
        if (left) close();
        else setOpened(made);
      })
      .catch(() => {
        if (!left) setOpened('failed');
      });
    return () => {
      left = true;
      close();
      setOpened(null);
    };
  }, [file]);

  return (
    <div className={css.frame}>
      {opened === null && (
        <State>
          <Spinner />
          {t('pdf.opening')}
        </State>
      )}
      {opened === 'failed' && <State>{t('pdf.failed')}</State>}
      {opened !== null && opened !== 'failed' && (
        <div className={css.scroll} role="group" aria-label={title}>
          <div className={css.pages} style={{ width: `${zooms[zoom]}%` }}>
            {opened.pages.map((page, index) => (
              <PdfPage
                key={index}
                pdf={opened.pdf}
                number={index + 1}
                label={t('pdf.page', { number: index + 1, count: opened.pages.length })}
                {...page}
                {...(index === 0 && onShown ? { onShown } : {})}
              />
            ))}
          </div>
          {/* Inside what scrolls, so that a keyboard reaches it and scrolls it. */}
          <div className={css.zoom}>
            <IconButton
              variant="raised"
              label={t('pdf.smaller')}
              invalid={zoom === 0}
              onClick={() => setZoom(zoom - 1)}
            >
              <ZoomOut size={20} />
            </IconButton>
            <IconButton
              variant="raised"
              label={t('pdf.larger')}
              invalid={zoom === zooms.length - 1}
              onClick={() => setZoom(zoom + 1)}
            >
              <ZoomIn size={20} />
            </IconButton>
          </div>
        </div>
      )}
      <div className={css.bar}>
        <span>
          {opened !== null && opened !== 'failed' && t('pdf.pages', { count: opened.pages.length })}
        </span>
        <DownloadLink file={file} filename={filename} {...(onShown ? { onTaken: onShown } : {})}>
          {t('pdf.download')}
        </DownloadLink>
      </div>
    </div>
  );
}

function State({ children }: { children: ReactNode }) {
  return (
    <div className={css.state} role="status">
      {children}
    </div>
  );
}

async function open(file: Blob): Promise<{ made: Opened; closeIt: () => void }> {
  const { closePdf, openPdf } = await import('./pdf.ts');
  const pdf = await openPdf(file);
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : ' ') : '')).join('');
    pages.push({ ratio: width / height, text });
  }
  return { made: { pdf, pages }, closeIt: () => closePdf(pdf) };
}

/** More pixels than this only cost memory. */
const MAX_SHARPNESS = 3;

interface PdfPageProps {
  pdf: PdfDocument;
  number: number;
  ratio: number;
  text: string;
  label: string;
  onShown?: () => void;
}

function PdfPage({ pdf, number, ratio, text, label, onShown }: PdfPageProps) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const shown = useRef(onShown);
  useEffect(() => {
    shown.current = onShown;
  });

  useEffect(() => {
    const place = box.current;
    if (!place) return;
    let drawn = 0;
    let cancel = () => {};
    const draw = async (width: number) => {
      if (!canvas.current || width === 0 || width === drawn) return;
      drawn = width;
      cancel();
      const page = await pdf.getPage(number);
      const sharpness = Math.min(globalThis.devicePixelRatio || 1, MAX_SHARPNESS);
      const viewport = page.getViewport({
        scale: (width / page.getViewport({ scale: 1 }).width) * sharpness,
      });
      if (!canvas.current || width !== drawn) return;
      canvas.current.width = Math.round(viewport.width);
      canvas.current.height = Math.round(viewport.height);
      const task = page.render({ canvas: canvas.current, viewport });
      cancel = () => task.cancel();
      await task.promise.then(
        () => shown.current?.(),
        () => undefined,
      );
    };
    const sizes = new ResizeObserver(([entry]) => void draw(Math.round(entry?.contentRect.width ?? 0)));
    sizes.observe(place);
    return () => {
      sizes.disconnect();
      cancel();
    };
  }, [pdf, number]);

  return (
    <div ref={box} className={css.page} style={{ aspectRatio: ratio }}>
      <canvas ref={canvas} className={css.canvas} role="img" aria-label={label} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}
