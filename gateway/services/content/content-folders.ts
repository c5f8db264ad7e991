import type { ContentKind } from '@/gateway/db/schema/site'

type Folder = { kind: ContentKind; title: string }

/** Lists of entries by the last part of their address below `/about`. */
export const CONTENT_FOLDERS: ReadonlyMap<string, Folder> = new Map<string, Folder>([
  ['promo', { kind: 'promo', title: 'Акции' }],
  ['news', { kind: 'news', title: 'Новости' }],
  ['press', { kind: 'press', title: 'Пресса о нас' }],
  ['publications', { kind: 'publication', title: 'Статьи' }],
  ['certificates', { kind: 'certificate', title: 'Сертификаты' }],
])

export function folderOf(kind: ContentKind): string {
  const [folder = kind] = [...CONTENT_FOLDERS].find(([, one]) => one.kind === kind) ?? []
  return folder
}

/** Certificates are shown in their list alone. */
export function hasPage(kind: ContentKind): boolean {
  return kind !== 'certificate'
}
