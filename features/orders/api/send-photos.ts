import { messageIn } from '@/lib/forms/message-in'
import type { Order } from '../model/order'
import { addPhoto } from './return-writes'

/** Sends photos one by one, and goes on past one that is refused. `problem` says which were. */
export async function sendPhotos(
  before: Order,
  returnId: number,
  photos: readonly File[],
): Promise<{ order: Order; problem?: string }> {
  let order = before
  const problems: string[] = []
  for (const photo of photos) {
    try {
      order = await addPhoto(before.orderNumber, returnId, photo)
    } catch (error) {
      problems.push(`${photo.name}: ${messageIn(error)}`)
    }
  }
  return problems.length > 0 ? { order, problem: problems.join(' ') } : { order }
}
