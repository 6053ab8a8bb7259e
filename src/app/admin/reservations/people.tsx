import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import { personName } from '#contract/rules/people/names.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { inviteAgain } from './messages/queries.ts';
import { warn } from '#app/admin/kit/load/warn.ts';
import * as css from './detail.css.ts';

export interface PeopleProps {
  reservation: AdminReservationDetail;
  member: (id: string, name: string) => ReactNode;
  onInvited: () => void;
}

export function People({ reservation, member, onInvited }: PeopleProps) {
  const { t } = useTranslation('admin-reservations');
  const { memberId, memberName, memberEmail, memberPhone, memberInvited, occupants } = reservation;
  return (
    <ul className={css.people}>
      <li className={css.person}>
        <span className={css.soft}>{t('people.booker')}</span>
        <span className={css.strong}>
          {memberId && memberName ? member(memberId, memberName) : t('deletedMember')}
        </span>
        <Contact email={memberEmail} phone={memberPhone} />
        {memberInvited && <Invited reservation={reservation} onInvited={onInvited} />}
      </li>
      {occupants.map((occupant, index) => (
        <li key={index} className={css.person}>
          <span className={css.soft}>{t('people.occupant', { number: index + 1 })}</span>
          <span className={css.strong}>{personName(occupant)}</span>
          <Contact email={occupant.email} phone={`${occupant.phoneCountry} ${occupant.phone}`} />
          {occupant.language && <span className={css.soft}>{t(`people.language.${occupant.language}`)}</span>}
        </li>
      ))}
    </ul>
  );
}

function Invited({ reservation, onInvited }: Omit<PeopleProps, 'member'>) {
  const { id, memberEmail, invitationOpen } = reservation;
  const { t } = useTranslation('admin-reservations');
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const sent = await inviteAgain(id);
    setBusy(false);
    if (sent.ok) toast.success(t('people.inviteSent', { email: memberEmail ?? '' }));
    else warn(sent.problem, t('people.inviteFailed'));
    onInvited();
  };
  return (
    <>
      <span className={css.soft}>{t(invitationOpen ? 'people.invited' : 'people.invitationOver')}</span>
      {invitationOpen && (
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          invalid={!online}
          reason={t('people.inviteOffline')}
          onClick={() => void send()}
        >
          {t('people.inviteAgain')}
        </Button>
      )}
    </>
  );
}

function Contact({ email, phone }: { email: string | null; phone: string | null }) {
  return (
    <>
      {email && (
        <a href={`mailto:${email}`} className={css.contact}>
          {email}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={css.contact}>
          {phone}
        </a>
      )}
    </>
  );
}
