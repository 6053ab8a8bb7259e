import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { DownloadLink } from './download-link.tsx';
import type { PdfDocument } from './pdf.ts';
import * as css from './pdf-pages.css.ts';

export interface PdfPagesProps {
  file: Blob;
  title: string;
  filename: string;
  onShown?: () => void;
}

/** Widths of a page in percent of its container: a contract as wide as a phone is too small to read. */
const zooms = [100, 160, 220] as const;

type Opened = { pdf: PdfDocument; ratios: number[] };

function useOpened(file: Blob): Opened | 'failed' | null {
  const [opened, setOpened] = useState<Opened | 'failed' | null>(null);
  useEffect(() => {
    let left = false;
    let close = () => {};
    void open(file)
      .then(({ made, closeIt }) => {
        close = closeIt;
        if (left) close();
        else setOpened(made);
      })
      .catch((error: unknown) => {
        console.error('A PDF could not be opened', error);
        if (!left) setOpened('failed');
      });
    return () => {
      left = true;
      close();
      setOpened(null);
    };
  }, [file]);
  return opened;
}

export function PdfPages({ file, title, filename, onShown }: PdfPagesProps) {
  const { t } = useTranslation('sign');
  const opened = useOpened(file);
  const [zoom, setZoom] = useState(0);

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
            {opened.ratios.map((ratio, index) => (
              <PdfPage
                key={index}
                pdf={opened.pdf}
                number={index + 1}
                label={t('pdf.page', { number: index + 1, count: opened.ratios.length })}
                ratio={ratio}
                {...(index === 0 && onShown ? { onShown } : {})}
              />
            ))}
          </div>
          <ZoomButtons zoom={zoom} onZoom={setZoom} />
        </div>
      )}
      <div className={css.bar}>
        <span>
          {opened !== null && opened !== 'failed' && t('pdf.pages', { count: opened.ratios.length })}
        </span>
        <DownloadLink file={file} filename={filename} {...(onShown ? { onTaken: onShown } : {})}>
          {t('pdf.download')}
        </DownloadLink>
      </div>
    </div>
  );
}

/** Zoom buttons inside the scroll container, where their focus lets a keyboard scroll it. */
function ZoomButtons({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const { t } = useTranslation('sign');
  return (
    <div className={css.zoom}>
      <IconButton
        variant="raised"
        label={t('pdf.smaller')}
        invalid={zoom === 0}
        onClick={() => onZoom(zoom - 1)}
      >
        <ZoomOut size={20} />
      </IconButton>
      <IconButton
        variant="raised"
        label={t('pdf.larger')}
        invalid={zoom === zooms.length - 1}
        onClick={() => onZoom(zoom + 1)}
      >
        <ZoomIn size={20} />
      </IconButton>
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
  const ratios = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
    ratios.push(width / height);
  }
  return { made: { pdf, ratios }, closeIt: () => closePdf(pdf) };
}

/** Highest pixel ratio to render at; a higher one only costs memory. */
const MAX_SHARPNESS = 3;

interface PdfPageProps {
  pdf: PdfDocument;
  number: number;
  ratio: number;
  label: string;
  onShown?: () => void;
}

function PdfPage({ pdf, number, ratio, label, onShown }: PdfPageProps) {
  const box = useRef<HTMLDivElement>(null);
  const text = usePageText(pdf, number);
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
      await task.promise.then(() => shown.current?.(), logUnlessCancelled);
    };
    const sizes = new ResizeObserver(([entry]) => {
      draw(Math.round(entry?.contentRect.width ?? 0)).catch(logUnlessCancelled);
    });
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

/** Returns the text of a page for screen readers; empty until it is read, or if it cannot be. */
function usePageText(pdf: PdfDocument, number: number): string {
  const [text, setText] = useState('');
  useEffect(() => {
    let left = false;
    void import('./pdf.ts')
      .then(({ textOfPage }) => textOfPage(pdf, number))
      .then((read) => !left && setText(read))
      .catch((error: unknown) => {
        if (!left) console.error('The words of a PDF page could not be read', error);
      });
    return () => {
      left = true;
    };
  }, [pdf, number]);
  return text;
}

/** Logs an error, unless a new width or leaving the page cancelled the rendering. */
function logUnlessCancelled(error: unknown): void {
  if (error instanceof Error && error.name === 'RenderingCancelledException') return;
  console.error('A PDF page could not be drawn', error);
}
