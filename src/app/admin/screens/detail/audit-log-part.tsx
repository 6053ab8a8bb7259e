import { Link } from '@tanstack/react-router';
import type { AuditedKind } from '#contract/admin/vocabulary.ts';
import { AuditLogSection, type AuditLogSectionProps } from '#app/admin/audit-log/audit-log-section.tsx';
import { Part } from '#app/admin/kit/detail/part.tsx';
import { deviceLabel } from '#app/features/accounts/security/device-name.ts';

export interface AuditLogPartProps extends Pick<AuditLogSectionProps, 'found'> {
  title: string;
  subject: AuditedKind;
  subjectId: string;
}

/** The part of a record's page with its newest audit entries and the link to all of them. Text: admin-audit-log. */
export function AuditLogPart({ found, title, subject, subjectId }: AuditLogPartProps) {
  return (
    <Part id="trail" title={title}>
      <AuditLogSection
        found={found}
        deviceName={deviceLabel}
        all={(words) => (
          <Link to="/admin/trail" search={{ subject, subjectId }}>
            {words}
          </Link>
        )}
      />
    </Part>
  );
}
