import { and, eq, gt, gte, isNotNull } from 'drizzle-orm'
import type { CoreDeps } from '@/gateway/core/deps'
import { gatewayError } from '@/gateway/core/errors/errors'
import type { MessageChannel } from '@/gateway/core/ports/messenger'
import { outboxMessages } from '@/gateway/db/schema/outbox'

/** Once may be a slip of the line. */
const TRIES = 2

/** Refuses what would wait for a message while those of the last seconds cannot be delivered. */
export async function requireDelivery(
  { db, now }: Pick<CoreDeps, 'db' | 'now'>,
  channel: MessageChannel,
  seconds: number,
): Promise<void> {
  const [stuck] = await db
    .select({ id: outboxMessages.id })
    .from(outboxMessages)
    .where(
      and(
        eq(outboxMessages.status, 'waiting'),
        eq(outboxMessages.isUrgent, true),
        eq(outboxMessages.channel, channel),
        gte(outboxMessages.attempts, TRIES),
        isNotNull(outboxMessages.failure),
        gt(outboxMessages.createdAt, new Date(now().getTime() - seconds * 1000)),
      ),
    )
    .limit(1)
  if (stuck)
    throw gatewayError(
      'unavailable',
      'Сейчас не получается отправить код: служба сообщений не отвечает. Попробуйте ещё раз через пару минут.',
    )
}
