import { useEffect, useRef, useState } from 'react';
import type { Corrected } from '#contract/admin/corrections.ts';
import { useDraftForm } from '#app/platform/forms/draft-form.ts';
import { isSame } from '#app/platform/forms/field-paths.ts';
import type { ActionProps } from './action-props.ts';
import { occupantErrors, type OccupantDraft } from './model.ts';
import { correctOccupant } from './queries.ts';

type Occupants = ActionProps['reservation']['occupants'];
/** The position of the corrected occupant, from 1, and a draft of each occupant by position. */
type Draft = { position: string; [at: string]: string | OccupantDraft };

const blank: OccupantDraft = {
  firstName: '',
  lastName: '',
  email: '',
  phoneCountry: '',
  phone: '',
  language: '',
};
const fields = Object.keys(blank) as (keyof OccupantDraft)[];

function draftOf(occupants: Occupants): Draft {
  const people = occupants.map(({ firstName, lastName, email, phoneCountry, phone, language }, index) => [
    String(index + 1),
    { firstName, lastName, email, phoneCountry, phone, language: language ?? '' },
  ]);
  return { ...(Object.fromEntries(people) as Record<string, OccupantDraft>), position: '1' };
}

function personAt(draft: Partial<Draft>, position: string): OccupantDraft {
  const person = draft[position];
  return typeof person === 'object' ? person : blank;
}

/** Drafts for all occupants of a reservation, based on the latest known occupants. Each draft is kept while another occupant is chosen. */
export function useOccupant(reservation: ActionProps['reservation'], onSaved: () => void) {
  const [theirs, setTheirs] = useState<Corrected | null>(null);
  const known: Corrected = theirs ?? reservation;
  const record = draftOf(known.occupants);
  const { draft, changes, edit, form, reset } = useDraftForm<Draft>({
    key: `admin-occupant/${reservation.id}`,
    initial: record,
    errorsOf: () => fields,
  });
  const latest = useRef({ draft, changes });
  useEffect(() => {
    latest.current = { draft, changes };
  });
  const { position } = draft;
  const person = personAt(draft, position);

  const send = async () => {
    const wrong = occupantErrors(person);
    if (Object.keys(wrong).length > 0) return form.refuse(wrong);
    const saved = await form.send(async () => {
      const { result, current } = await correctOccupant(reservation.id, known, position, {
        ...person,
        language: person.language || null,
      });
      if (current) setTheirs(current);
      return result;
    });
    if (!saved) return;
    // Fields of other occupants, and later keys in this one's, stay to be sent.
    const { [position]: sent, ...others } = latest.current.changes;
    reset();
    edit({ ...others, ...(sent === undefined || isSame(sent, person) ? {} : { [position]: sent }) });
    onSaved();
  };
  return {
    position,
    /** True if the occupant chose the language when signing, so that nobody else may change it. */
    hasOwnLanguage: known.occupants[Number(position) - 1]?.isOwnLanguage ?? false,
    person,
    form,
    send,
    edit: (changed: Partial<OccupantDraft>) =>
      edit({ [position]: { ...personAt(latest.current.draft, position), ...changed } }),
    choose: (at: string) => {
      form.clear();
      edit({ position: at });
    },
    /** The occupant as it is now, after a concurrent change. */
    theirs: theirs && form.problem?.code === 'version_stale' ? personAt(record, position) : null,
    takeTheirs: () => {
      form.clear();
      edit({ [position]: personAt(record, position) });
    },
  };
}
export type OccupantWork = ReturnType<typeof useOccupant>;
