import type { Client } from '@/gateway/core/client'
import { notFound } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import { toRubles } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { findCards, usableBalance } from '@/gateway/services/gift-cards/find-cards'
import { consumeLimits, limitsFrom, refundLimits } from '@/gateway/services/limits/rate-limit'

const GUESS_SECONDS = 600
const GUESSES_PER_ADDRESS = 20
const GUESSES_PER_USER = 10

export const NO_CARD = 'Такой карты нет. Проверьте код: в нём шестнадцать букв и цифр.'

/** Wrong codes are counted, for the address and for the user; right ones are no guesses. */
export function guessLimits(
  deps: Pick<ServiceDeps, 'addressLimitFactor'>,
  client: Pick<Client, 'address'> | undefined,
  viewer: Pick<Viewer, 'userId'> | undefined,
) {
  const seconds = GUESS_SECONDS
  return [
    ...(viewer ? [{ key: `gift:user:${viewer.userId}`, max: GUESSES_PER_USER, seconds }] : []),
    ...(client ? limitsFrom(deps, client, { key: 'gift:address', max: GUESSES_PER_ADDRESS, seconds }) : []),
  ]
}

/** What is left on the card of a code. */
export async function checkGiftCard(
  deps: ServiceDeps,
  client: Client,
  viewer: Viewer | undefined,
  code: string,
) {
  const limits = guessLimits(deps, client, viewer)
  await consumeLimits(deps, limits)
  const [card] = await findCards(deps.db, [code])
  if (!card) throw notFound(NO_CARD)
  await refundLimits(deps, limits)
  const usable = usableBalance(card, deps.now())
  return {
    lastFour: card.lastFour,
    nominal: toRubles(card.nominal),
    balance: toRubles(card.balance),
    validUntil: card.validUntil.toISOString(),
    isUsable: usable > 0,
  }
}
