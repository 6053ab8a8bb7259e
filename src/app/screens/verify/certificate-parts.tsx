import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileCheckProps } from '#app/features/certificates/file-check.tsx';
import { useHydrated } from '#app/ui/layout/use-hydrated.ts';
import * as css from './verify.css.ts';

const CodeCheck = lazy<(props: { code: string }) => ReactNode>(() =>
  import('#app/features/certificates/code-check.tsx').then(
    async ({ CodeCheck, residentStyle }) => {
      await residentStyle;
      return { default: CodeCheck };
    },
    () => ({ default: NeedsNetwork }),
  ),
);

const FileCheck = lazy<(props: FileCheckProps) => ReactNode>(() =>
  import('#app/features/certificates/file-check.tsx').then(
    async ({ FileCheck, residentStyle }) => {
      await residentStyle;
      return { default: FileCheck };
    },
    () => ({ default: NeedsNetwork }),
  ),
);

/** Checks a certificate by its code, in reserved space. Says so if it needs a network. Needs the `verify` texts. */
export function CertificateCode({ code }: { code: string }) {
  const isHydrated = useHydrated();
  return (
    <div className={css.room}>
      {isHydrated && (
        <Suspense>
          <CodeCheck key={code} code={code} />
        </Suspense>
      )}
    </div>
  );
}

export const certificateFile = (sha256: string, unknown: ReactNode): ReactNode => (
  <Suspense>
    <FileCheck sha256={sha256} unknown={unknown} />
  </Suspense>
);

function NeedsNetwork() {
  const { t } = useTranslation('verify');
  return <p className={css.note}>{t('certificatesNeedNetwork')}</p>;
}
