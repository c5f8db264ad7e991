import type { Variant } from '@/gateway/demo/kinds/kind'

export const LEFT_RIGHT_FRONT: readonly Variant[] = [
  { title: 'передний левый', properties: { os: 'Передняя', storona: 'Левая' } },
  { title: 'передний правый', properties: { os: 'Передняя', storona: 'Правая' } },
]
export const frontRear = (front: string, rear: string): readonly Variant[] => [
  { title: front, properties: { os: 'Передняя' } },
  { title: rear, properties: { os: 'Задняя' } },
]
export const leftRight = (left: string, right: string): readonly Variant[] => [
  { title: left, properties: { storona: 'Левая' } },
  { title: right, properties: { storona: 'Правая' } },
]
