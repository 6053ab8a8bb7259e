import * as v from 'valibot';
import { get } from '#contract/endpoint.ts';
import { Certificate } from '#contract/reservations/certificates.ts';
import { Bilingual, PageQuery, QueryText } from '#contract/shared.ts';
import { certificateStates } from '#contract/vocabulary.ts';

/** A residence certificate in the administrators' list, without passport number and file (ADR 58). */
export const AdminCertificate = v.object({
  ...v.pick(Certificate, ['id', 'code', 'name', 'from', 'to', 'issuedAt', 'state', 'since']).entries,
  reservationId: v.string(),
  reservationCode: v.string(),
  houseId: v.string(),
  listingName: Bilingual,
});
export type AdminCertificate = v.InferOutput<typeof AdminCertificate>;

export const adminCertificates = {
  list: get('/v1/admin/certificates', 'admin', {
    summary: 'List residence certificates',
    description:
      'Those of all stays, the newest first, found by their code, the code of the reservation, the house and the name that they print. How each stands follows from its stay and contract now.',
    query: v.object({
      state: v.optional(v.picklist(certificateStates, 'invalid_input')),
      search: v.optional(QueryText),
      ...PageQuery,
    }),
    data: v.array(AdminCertificate),
    paged: true,
    addition: true,
  }),
};
