import { and, eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { clients, contractors, userClients } from '@/gateway/db/schema/companies'
import type { Buyer } from '@/gateway/services/bonuses/read-buyer'
import { problem, refuseWith, type OrderRequest } from '@/gateway/services/checkout/order-request'

/** The company of the order. */
export type Company = {
  company: string | null
  inn: string | null
  kpp: string | null
  invoiceEmail: string | null
  clientExternalId: string | null
  clientTitle: string | null
  contractorExternalId: string | null
  /** Latitude and longitude of a corporate client. */
  coordinates: readonly [number, number] | undefined
}

const NONE: Company = {
  company: null,
  inn: null,
  kpp: null,
  invoiceEmail: null,
  clientExternalId: null,
  clientTitle: null,
  contractorExternalId: null,
  coordinates: undefined,
}

/** The user's own client and contractor: their names and numbers come from the gateway, not from the request. */
async function readContractor(db: Database, userId: string, request: OrderRequest): Promise<Company> {
  const { clientExternalId = '', contractorExternalId = '' } = request.corporateData ?? {}
  const [row] = await db
    .select({ client: clients, contractor: contractors })
    .from(contractors)
    .innerJoin(clients, eq(clients.id, contractors.clientId))
    .innerJoin(userClients, eq(userClients.clientId, clients.id))
    .where(
      and(
        eq(userClients.userId, userId),
        eq(clients.externalId, clientExternalId),
        eq(contractors.externalId, contractorExternalId),
      ),
    )
  if (!row)
    throw refuseWith([problem('corporateData.clientExternalId', 'Такого клиента или контрагента нет.')])
  const { client, contractor } = row
  const { latitude, longitude } = client
  return {
    company: contractor.name,
    inn: contractor.inn,
    kpp: contractor.kpp || null,
    invoiceEmail: request.invoiceEmail || request.email,
    clientExternalId: client.externalId,
    clientTitle: client.name,
    contractorExternalId: contractor.externalId,
    coordinates: latitude === null || longitude === null ? undefined : [latitude, longitude],
  }
}

export async function readCompany(
  db: Database,
  buyer: Pick<Buyer, 'userId' | 'isCorporate'>,
  request: OrderRequest,
): Promise<Company> {
  if (buyer.isCorporate) return readContractor(db, buyer.userId, request)
  const { personCode, corporateData } = request
  if (personCode === 'person_1' || !corporateData) return NONE
  return {
    ...NONE,
    company: corporateData.contractorTitle,
    inn: corporateData.contractorInn,
    kpp: personCode === 'person_2' ? (corporateData.contractorKpp ?? null) : null,
  }
}
