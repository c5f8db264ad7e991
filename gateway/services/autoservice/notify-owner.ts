import type { Client } from '@/gateway/core/client'
import type { Database } from '@/gateway/core/database'
import type { InquiryDesk } from '@/gateway/core/ports/messenger'
import type { Viewer } from '@/gateway/core/viewer'
import type { serviceRequests } from '@/gateway/db/schema/autoservice'
import type { toRequest } from '@/gateway/services/autoservice/requests'
import type { ServiceDeps } from '@/gateway/services/deps'
import { recordInquiry } from '@/gateway/services/inquiries/take-inquiry'
import { OWN_INQUIRY_FORMS } from '@/lib/gateway/contracts/site/inquiry-forms'

export type OwnerDeps = ServiceDeps & { desk: InquiryDesk }

type Notified = {
  row: typeof serviceRequests.$inferSelect
  request: ReturnType<typeof toRequest>
  /** Its state: booked, or cancelled. */
  state: string
  wheels?: string | undefined
}

/** Notifies the owner of a request by the form of the CRM, in the transaction that made or changed it. */
export async function notifyOwner(
  tx: Database,
  deps: OwnerDeps,
  { row, request, state, wheels }: Notified,
  sender: { viewer: Viewer | undefined; client: Client },
) {
  const form = row.kind === 'company' ? OWN_INQUIRY_FORMS.companyService : OWN_INQUIRY_FORMS.carService
  const answers = {
    number: row.number,
    state,
    services: row.services.join(', '),
    shop: request.shop ?? '',
    hour: [request.date, request.time].filter((part) => part !== null).join(', '),
    car: request.car ?? '',
    vin: row.vin ?? '',
    wheels: wheels ?? '',
    company: row.company ?? '',
    inn: row.inn ?? '',
    fleet: row.fleet === null ? '' : String(row.fleet),
    message: row.comment ?? '',
    name: row.name,
    phone: row.phone,
    email: row.email ?? '',
  }
  const requested: readonly string[] = form.fields.map(({ name }) => name)
  const own = Object.entries(answers).filter(([name, value]) => requested.includes(name) && value !== '')
  const filled = { form, answers: Object.fromEntries(own) }
  await recordInquiry({ ...deps, db: tx }, filled, { ...sender, key: `${row.number} ${state}` })
}
