import { MAX_COMMENT_LENGTH } from '@/lib/gateway/contracts/limits'
import type { ConfirmStep } from '@/stores/checkout/checkout-state'
import { tooLong } from './messages'

type CommentField = 'orderComment' | 'deliveryComment'

const COMMENTS: readonly CommentField[] = ['orderComment', 'deliveryComment']

/** Comments that the gateway would refuse. */
export function commentProblems(step: ConfirmStep): { name: CommentField; message: string }[] {
  return COMMENTS.filter((name) => step[name].trim().length > MAX_COMMENT_LENGTH).map((name) => ({
    name,
    message: tooLong(MAX_COMMENT_LENGTH),
  }))
}
