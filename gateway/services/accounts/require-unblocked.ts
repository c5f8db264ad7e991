import { eq } from 'drizzle-orm'
import * as z from 'zod'
import type { CoreDeps } from '@/gateway/core/deps'
import { gatewayError } from '@/gateway/core/errors/errors'
import { siteParams } from '@/gateway/db/schema/site'
import type { User } from '@/gateway/services/accounts/find-user'
import { formatShopPhone } from '@/lib/format/format-shop-phone'

const phoneParam = z.string().min(1)

/** Refuses a person whom the staff has blocked. Asked after the proof of who it is, so that it tells a stranger nothing. */
export async function requireUnblocked({ db }: Pick<CoreDeps, 'db'>, { blockedAt }: User) {
  if (blockedAt === null) return
  const [row] = await db.select().from(siteParams).where(eq(siteParams.key, 'phone'))
  const { data: phone } = phoneParam.safeParse(row?.value)
  const call = phone === undefined ? 'Напишите или позвоните нам' : `Позвоните нам: ${formatShopPhone(phone)}`
  throw gatewayError('forbidden', `Аккаунт заблокирован магазином. ${call}, и мы объясним причину.`)
}
