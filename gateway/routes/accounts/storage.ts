import { bind } from '@/gateway/http/bind'
import { requireViewer } from '@/gateway/core/viewer'
import type { ServiceDeps } from '@/gateway/services/deps'
import { readStorage, writeStorage } from '@/gateway/services/storage/user-storage'
import { getStorage, setStorage } from '@/lib/gateway/contracts/accounts/storage'

export function storageBindings({ db, now }: ServiceDeps) {
  return [
    bind(getStorage, ({ body }, call) => readStorage(db, requireViewer(call).userId, body.keys)),
    bind(setStorage, async ({ body }, call) => {
      await writeStorage(db, requireViewer(call).userId, body, now())
      return body
    }),
  ]
}
