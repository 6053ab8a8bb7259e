import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminTicket, TicketChange } from '#contract/admin/tickets/tickets.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { useDraftForm } from '#app/platform/forms/draft-form.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { useViewer } from '#app/platform/session/session.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { FieldError, SelectField, TextField } from '#app/ui/forms/field.tsx';
import { Conflict } from '#app/admin/kit/form/both-versions.tsx';
import { keepFocus } from '#app/admin/kit/load/keep-focus.ts';
import { actions, form as formClass } from '#app/admin/kit/list/list-cells.css.ts';
import { changeTicket } from './queries.ts';
import * as css from './tickets.css.ts';

interface TicketChangesProps {
  ticket: AdminTicket;
  onChanged: () => void;
}

type Clash = { change: TicketChange; theirs: AdminTicket };

/**
 * Assigns a ticket, plans a visit, and marks it as done. If somebody else changed the same fields, both versions are shown. Text: admin,
 * admin-tickets.
 */
export function TicketChanges({ ticket, onChanged }: TicketChangesProps) {
  const { t } = useTranslation('admin-tickets');
  const place = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [clash, setClash] = useState<Clash | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const make = async (change: TicketChange, seen = ticket): Promise<boolean> => {
    setBusy(true);
    const { result, current } = await changeTicket(seen, change);
    setBusy(false);
    setClash(!result.ok && current ? { change, theirs: current } : null);
    setFailed(result.ok || current ? null : (result.problem.message ?? t('change.failed')));
    if (!result.ok) return false;
    toast.success(t('change.saved'));
    onChanged();
    keepFocus(place.current);
    return true;
  };
  const isDone = ticket.state === 'done';
  return (
    <div ref={place} className={formClass}>
      {clash && (
        <Clashing
          {...clash}
          busy={busy}
          onMine={() => void make(clash.change, clash.theirs)}
          onTheirs={() => {
            setClash(null);
            onChanged();
          }}
        />
      )}
      {failed && <FieldError>{failed}</FieldError>}
      <Assignee ticket={ticket} busy={busy} onAssign={(assigneeId) => void make({ assigneeId })} />
      {!isDone && (
        <VisitForm
          key={`${ticket.visit?.date ?? ''}${ticket.visit?.from ?? ''}`}
          ticket={ticket}
          busy={busy}
          onPlan={(visit) => make({ visit })}
        />
      )}
      <State ticket={ticket} busy={busy} onState={(state) => void make({ state })} />
    </div>
  );
}

type Part = { ticket: AdminTicket; busy: boolean };

function Assignee({ ticket, busy, onAssign }: Part & { onAssign: (id: string | null) => void }) {
  const { t } = useTranslation('admin-tickets');
  const viewer = useViewer();
  const online = useOnline();
  const mine = viewer !== null && ticket.assignee?.id === viewer.id;
  return (
    <div className={formClass}>
      <SelectField
        label={t('column.assignee')}
        placeholder={t('nobody')}
        options={ticket.staff.map(({ id, name }) => ({ value: id, label: name }))}
        value={ticket.assignee?.id ?? ''}
        disabled={busy || !online}
        onChange={({ target }) => onAssign(target.value || null)}
      />
      {viewer && !mine && (
        <div className={actions}>
          <Button
            variant="secondary"
            size="small"
            busy={busy}
            invalid={!online}
            reason={t('offline')}
            onClick={() => onAssign(viewer.id)}
          >
            {t('change.toMe')}
          </Button>
        </div>
      )}
    </div>
  );
}

type Visit = NonNullable<TicketChange['visit']>;

/** @param props.onPlan resolves to true where the visit is as asked */
function VisitForm({
  ticket: { id, visit },
  busy,
  onPlan,
}: Part & { onPlan: (visit: Visit | null) => Promise<boolean> }) {
  const { t } = useTranslation('admin-tickets');
  const online = useOnline();
  const { draft, edit, drop } = useDraftForm<Visit>({
    key: `ticket-visit/${id}`,
    initial: visit ?? { date: '', from: '', until: '' },
  });
  const [today] = useState(() => seoulDate(Date.now()));
  const [wrong, setWrong] = useState(false);
  const field = (name: keyof Visit) => ({
    label: t(`visit.${name}`),
    value: draft[name],
    onChange: ({ target }: { target: HTMLInputElement }) => edit({ [name]: target.value }),
  });
  const plan = async (planned: Visit | null) => {
    if (await onPlan(planned)) drop();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fits = draft.date !== '' && draft.from !== '' && draft.from < draft.until;
    setWrong(!fits);
    if (fits && online && !busy) void plan(draft);
  };
  return (
    <form className={formClass} noValidate onSubmit={submit}>
      <fieldset className={css.visit}>
        <legend className={css.legend}>{t('visit.title')}</legend>
        <TextField type="date" min={today} {...field('date')} />
        <TextField type="time" {...field('from')} />
        <TextField type="time" {...field('until')} />
      </fieldset>
      {wrong && <FieldError>{t('visit.wrong')}</FieldError>}
      <div className={actions}>
        <Button
          type="submit"
          variant="secondary"
          size="small"
          busy={busy}
          invalid={!online}
          reason={t('offline')}
        >
          {t(visit ? 'visit.move' : 'visit.plan')}
        </Button>
        {visit && (
          <Button variant="quiet" size="small" busy={busy} invalid={!online} onClick={() => void plan(null)}>
            {t('visit.drop')}
          </Button>
        )}
      </div>
    </form>
  );
}

function State({ ticket, busy, onState }: Part & { onState: (state: 'received' | 'done') => void }) {
  const { t } = useTranslation('admin-tickets');
  const online = useOnline();
  const isDone = ticket.state === 'done';
  return (
    <div className={actions}>
      <Button
        size="medium"
        variant={isDone ? 'secondary' : 'primary'}
        busy={busy}
        invalid={!online}
        reason={t('offline')}
        onClick={() => onState(isDone ? 'received' : 'done')}
      >
        {t(isDone ? 'change.reopen' : 'change.done')}
      </Button>
    </div>
  );
}

type ClashingProps = Clash & { busy: boolean; onMine: () => void; onTheirs: () => void };

function Clashing({ change, theirs, ...choice }: ClashingProps) {
  const { t } = useTranslation('admin-tickets');
  const nameOf = (id: string | null) => theirs.staff.find((person) => person.id === id)?.name ?? t('nobody');
  const visitText = (visit: AdminTicket['visit']) =>
    visit ? `${visit.date} ${visit.from}–${visit.until}` : t('visit.none');
  const rows = [
    ...(change.assigneeId === undefined
      ? []
      : [
          {
            name: t('column.assignee'),
            mine: nameOf(change.assigneeId),
            theirs: theirs.assignee?.name ?? t('nobody'),
          },
        ]),
    ...(change.visit === undefined
      ? []
      : [{ name: t('visit.title'), mine: visitText(change.visit), theirs: visitText(theirs.visit) }]),
    ...(change.state === undefined
      ? []
      : [
          {
            name: t('column.state'),
            mine: t(`state.${change.state}`),
            theirs: t(`state.${theirs.state}`),
          },
        ]),
  ];
  return <Conflict fields={rows} {...choice} />;
}
