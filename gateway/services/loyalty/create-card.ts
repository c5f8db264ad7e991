import { bonusCards } from '@/gateway/db/schema/bonuses'
import { gatewayError } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import { findUser } from '@/gateway/services/accounts/find-user'
import { lockUser } from '@/gateway/services/accounts/lock-user'
import { requireBuyer } from '@/gateway/services/cart/read-cart'
import type { ServiceDeps } from '@/gateway/services/deps'
import { createCardNumber } from '@/gateway/services/loyalty/card-number'
import { toCard } from '@/gateway/services/loyalty/read-card'
import { takeTillCard } from '@/gateway/services/loyalty/take-till-card'
import { isProfileFilled } from '@/lib/validation/profile'

const TRIES = 5

/** Gives a person with a filled profile their one card. */
export async function createCard(deps: ServiceDeps, viewer: Viewer) {
  const now = deps.now()
  await takeTillCard(deps.db, viewer.userId, now)
  return deps.db.transaction(async (tx) => {
    await lockUser(tx, viewer.userId)
    const user = await findUser(tx, viewer.userId)
    const { name = '', secondName = '', email, phone } = user ?? {}
    if (!isProfileFilled({ name, secondName, email: email ?? '', phone: phone ?? '' })) {
      throw gatewayError('validation', 'Заполните в профиле имя, фамилию, телефон и почту.')
    }
    const buyer = await requireBuyer(tx, viewer, now)
    if (buyer.cardNumber !== null) throw gatewayError('conflict', 'Бонусная карта у вас уже есть.')
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const [card] = await tx
        .insert(bonusCards)
        .values({ userId: viewer.userId, number: createCardNumber() })
        .onConflictDoNothing()
        .returning()
      if (card) return toCard(tx, await requireBuyer(tx, viewer, now), now)
    }
    throw new Error('no card number is free')
  })
}
