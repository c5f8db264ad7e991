import type {
  listStorageIssues,
  listStorageOrders,
  readStorageOrder,
} from '@/lib/gateway/contracts/site/tyre-storage'
import type { ResponseOf } from '@/lib/gateway/operation'

export type StorageSummary = ResponseOf<typeof listStorageOrders>['orders'][number]
export type StorageOrder = ResponseOf<typeof readStorageOrder>
export type StorageWheels = StorageOrder['items'][number]
export type StorageIssue = NonNullable<StorageOrder['issue']>
export type Warehouse = ResponseOf<typeof listStorageIssues>['warehouses'][number]
