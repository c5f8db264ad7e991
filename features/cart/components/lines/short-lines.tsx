'use client'

import { useMutation } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { notify } from '@/components/ui/toast/notify'
import { formatCount } from '@/lib/format/plural'
import { failureText } from '@/lib/gateway/wire/failure-text'
import { isSessionOver } from '@/lib/gateway/session/session-renewal'
import { isGatewayError } from '@/lib/gateway/errors'
import type { CartLine } from '@/stores/cart/cart-line'
import { useCartActions } from '@/stores/cart/use-cart'
import { lineProblem } from '../../model/line-terms'
import { GOODS } from '../../model/messages'
import styles from '../cart-screen.module.css'

/** From so many lines on one button corrects all; a single line has a button of its own. */
const WORTH_ONE_PRESS = 2

/** Several lines of the order that there is not enough of, and one press that takes what there is. */
export function ShortLines({ lines }: { lines: readonly CartLine[] }) {
  const { flush, replace } = useCartActions()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await flush()
      const { recount } = await import('../../api/recount')
      await replace(await recount())
    },
    onError: async (error) => {
      const isTold = isSessionOver(error) || (isGatewayError(error) && error.kind === 'aborted')
      const text = failureText(error)
      if (!isTold) await notify({ kind: 'error', title: 'Ошибка', text })
    },
  })
  const short = lines.filter((line) => line.isInOrder && lineProblem(line) !== undefined)
  if (short.length < WORTH_ONE_PRESS) return null

  return (
    <Notice kind="warning">
      <div className={styles.changed}>
        <p>Не всё есть в нужном количестве: {formatCount(short.length, GOODS)}.</p>
        <Button
          look="secondary"
          small
          aria-busy={isPending || undefined}
          onClick={() => !isPending && mutate()}
        >
          Взять сколько есть, остальное отложить
        </Button>
      </div>
    </Notice>
  )
}
