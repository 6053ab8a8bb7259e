import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminUser } from '#contract/admin/accounts.ts';
import { personName } from '#contract/rules/people/names.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { FieldError, TextField } from '#app/ui/forms/field.tsx';
import { findUsers } from '#app/admin/kit/load/find-users.ts';
import { keepFocus } from '#app/admin/kit/load/keep-focus.ts';
import { usePreview } from '#app/admin/kit/dialog/use-preview.ts';
import * as css from './booking.css.ts';

interface MemberFieldProps {
  chosen: string;
  error: string | undefined;
  onChoose: (member: AdminUser | null) => void;
  onInvite: () => void;
}

export function MemberField({ chosen, error, onChoose, onInvite }: MemberFieldProps) {
  const { t } = useTranslation('admin-week', { keyPrefix: 'new' });
  const [search, setSearch] = useState('');
  const words = search.trim();
  const found = usePreview(words.length > 1 ? words : null, () => findUsers({ search: words }));
  const place = useRef<HTMLDivElement>(null);
  // The control that was pressed leaves: the one that takes its place has the focus.
  const choose = (member: AdminUser | null) => {
    onChoose(member);
    requestAnimationFrame(() => keepFocus(place.current));
  };
  if (chosen)
    return (
      <div ref={place} className={css.chosen} id="booking-accountId" tabIndex={-1}>
        <span>
          <span className={css.label}>{t('member')}</span>
          {chosen}
        </span>
        <Button variant="secondary" size="small" onClick={() => choose(null)}>
          {t('otherMember')}
        </Button>
      </div>
    );
  const members = found.current?.items ?? [];
  const total = found.current?.page.totalItems ?? 0;
  return (
    <div ref={place} className={css.group}>
      <TextField
        id="booking-accountId"
        type="search"
        label={t('member')}
        help={t('memberHelp')}
        value={search}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => setSearch(target.value)}
        // The form is not sent by the key that looks for somebody.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {error && <FieldError>{error}</FieldError>}
      <p role="status" className={css.soft}>
        {found.problem && (found.problem.message ?? t('failed'))}
        {found.current &&
          (total > members.length
            ? t('foundMore', { total, count: members.length })
            : t('found', { count: total }))}
      </p>
      {members.length > 0 && <Found members={members} onChoose={choose} />}
      <div>
        <Button variant="secondary" size="small" onClick={onInvite}>
          {t('invite')}
        </Button>
      </div>
    </div>
  );
}

type FoundProps = { members: readonly AdminUser[]; onChoose: (member: AdminUser) => void };

function Found({ members, onChoose }: FoundProps) {
  const { t } = useTranslation('admin-week', { keyPrefix: 'new' });
  const blocked = useId();
  return (
    <ul className={css.members}>
      {members.map((member) => (
        <li key={member.id}>
          <button
            type="button"
            className={css.member}
            // Not hidden: who looks for this member finds out why.
            aria-disabled={member.blockedAt !== null || undefined}
            aria-describedby={member.blockedAt === null ? undefined : `${blocked}-${member.id}`}
            onClick={() => member.blockedAt === null && onChoose(member)}
          >
            <strong>{personName(member)}</strong>
            <span className={css.soft}>
              {member.email}
              {member.phone && ` · ${member.phoneCountry} ${member.phone}`}
            </span>
            {member.blockedAt !== null && (
              <span id={`${blocked}-${member.id}`} className={css.soft}>
                {t('blocked')}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
