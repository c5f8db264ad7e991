import { ToneBadge } from '@/components/ui/tone-badge'
import type { OrderStatus } from '../model/order'
import { statusTone } from '../model/status-tone'

export function StatusBadge({ status }: { status: OrderStatus }) {
  return <ToneBadge tone={statusTone(status)} title={status.title} />
}
