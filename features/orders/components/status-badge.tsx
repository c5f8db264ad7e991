import { ToneMark } from '@/components/ui/tone-mark'
import type { OrderStatus } from '../model/order'
import { statusTone } from '../model/status-tone'

export function StatusMark({ status }: { status: OrderStatus }) {
  return <ToneMark tone={statusTone(status)} title={status.title} />
}
