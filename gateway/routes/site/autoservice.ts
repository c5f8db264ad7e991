import { bind } from '@/gateway/http/bind'
import { idempotencyKeyOf } from '@/gateway/http/idempotency-key-of'
import type { InquiryDesk } from '@/gateway/core/ports/messenger'
import { requireViewer } from '@/gateway/core/viewer'
import { createRequest } from '@/gateway/services/autoservice/create-request'
import { findBookingDesk } from '@/gateway/services/autoservice/find-booking-desk'
import { readInfo } from '@/gateway/services/autoservice/read-info'
import { cancelRequest, listRequests } from '@/gateway/services/autoservice/requests'
import { notifyOwner } from '@/gateway/services/autoservice/notify-owner'
import { bookingSlots } from '@/gateway/services/bookings/booking-slots'
import { loadBusy } from '@/gateway/services/bookings/desks'
import { toSlotDays } from '@/gateway/services/bookings/to-slot-days'
import type { ServiceDeps } from '@/gateway/services/deps'
import * as contract from '@/lib/gateway/contracts/site/autoservice'

export function autoserviceBindings(deps: ServiceDeps, desk: InquiryDesk) {
  const { db } = deps
  const ownerDeps = () => ({ ...deps, desk })
  return [
    bind(contract.readAutoservice, () => readInfo(db)),
    bind(contract.listServiceSlots, async ({ body }) => {
      const now = deps.now()
      const { desk: place, minutes } = await findBookingDesk(db, body, now)
      const busy = await loadBusy(db, place.id, now)
      return { days: toSlotDays(bookingSlots(place, { busy, minutes, now })) }
    }),
    bind(contract.createServiceRequest, ({ body: { idempotencyKey, isForAccount, ...body } }, call) =>
      createRequest(ownerDeps(), body, {
        viewer: isForAccount ? requireViewer(call) : call.viewer,
        client: call.client,
        key: idempotencyKeyOf(call, idempotencyKey),
      }),
    ),
    bind(contract.listServiceRequests, ({ body }, call) => listRequests(deps, requireViewer(call), body)),
    bind(contract.cancelServiceRequest, ({ body }, call) =>
      cancelRequest(deps, requireViewer(call), body.number, (tx, notified) =>
        notifyOwner(tx, ownerDeps(), notified, call),
      ),
    ),
  ]
}
