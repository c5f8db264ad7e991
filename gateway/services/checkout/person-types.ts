import type { PersonCode } from '@/gateway/db/schema/orders'

export const PERSON_TYPES: readonly { id: number; code: PersonCode; title: string }[] = [
  { id: 1, code: 'person_1', title: 'Физическое лицо' },
  { id: 2, code: 'person_2', title: 'Юридическое лицо' },
  { id: 3, code: 'person_3', title: 'Индивидуальный предприниматель' },
]
