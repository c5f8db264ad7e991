export type Paging = { page: number; limit: number }

export function toPagination({ page, limit }: Paging, total: number) {
  return { page, limit, total, pages: Math.ceil(total / limit) }
}
