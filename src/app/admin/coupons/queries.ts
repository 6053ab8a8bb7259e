import type { AdminCoupon } from '#contract/admin/pricing/coupons.ts';
import type { Page } from '#contract/wire.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { addOnce } from '#app/admin/kit/form/add-once.ts';
import { change, ifMatch, type Changed } from '#app/admin/kit/form/conflict.ts';
import { contentOf, draftOf, type CouponDraft } from './model.ts';
import type { CouponSearch } from './search-params.ts';

const PAGE_SIZE = 20;

export function findCoupons({ page = 1, state, search }: CouponSearch): Promise<Result<Page<AdminCoupon>>> {
  const query = {
    ...(state && { state }),
    ...(search && { search }),
    page: String(page),
    pageSize: String(PAGE_SIZE),
  };
  return attempt(() => api.adminCoupons.list({ query }));
}

export function coupon(code: string): Promise<Result<AdminCoupon>> {
  return attempt(() => api.adminCoupons.get({ params: { code } }));
}

/** Saves a coupon, or creates it if its code is empty. After a concurrent change, `current` is the present coupon. */
export async function saveCoupon(seen: AdminCoupon, draft: CouponDraft): Promise<Changed<AdminCoupon>> {
  const body = contentOf(draft);
  if (seen.code === '') {
    const code = draft.code.trim() || null;
    const result = await attempt(() =>
      addOnce('coupon', JSON.stringify({ ...body, code }), (id) =>
        api.adminCoupons.create({ body: { ...body, id, code } }),
      ),
    );
    return { result, current: null };
  }
  const params = { code: seen.code };
  return change(seen, draftOf, (version) => api.adminCoupons.update({ params, ifMatch: version, body }));
}

/** Ends a coupon; refused if it is not the version that was seen. */
export function endCoupon(seen: AdminCoupon): Promise<Result<AdminCoupon>> {
  const params = { code: seen.code };
  return attempt(() => api.adminCoupons.end({ params, ifMatch: ifMatch(seen) }));
}
