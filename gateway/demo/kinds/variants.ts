import type { Variant } from '@/gateway/demo/kinds/kind'

export const LEFT_RIGHT_FRONT: readonly Variant[] = [
  { title: 'передний левый', properties: { os: 'Передняя', storona: 'Левая' }, pair: 'front' },
  { title: 'передний правый', properties: { os: 'Передняя', storona: 'Правая' }, pair: 'front' },
]
export const frontRear = (front: string, rear: string, rearDemand = 1): readonly Variant[] => [
  { title: front, properties: { os: 'Передняя' } },
  { title: rear, properties: { os: 'Задняя' }, demand: rearDemand },
]
export const leftRight = (left: string, right: string): readonly Variant[] => [
  { title: left, properties: { storona: 'Левая' }, pair: 'sides' },
  { title: right, properties: { storona: 'Правая' }, pair: 'sides' },
]
