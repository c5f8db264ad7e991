import type { Car } from '@/gateway/services/vehicles/load-vehicle-catalog'

type Trait = readonly [RegExp, (car: Car) => boolean]

const BODIES: readonly Trait[] = [
  [/^(седан|sedan)$/u, ({ body }) => body === 'седан'],
  [/^(х[эе]тч(б[эе]к)?|hatchback)$/u, ({ body }) => body === 'хетчбэк'],
  [/^(универсал|wagon)$/u, ({ body }) => body === 'универсал'],
]

/** People's words for a gearbox, a drive, a fuel or a body, with the catalogue's. */
const TRAITS: readonly Trait[] = [
  [/^(акпп?|автомат\p{L}*|at|ат)$/u, ({ gearbox }) => /^(АКПП|вариатор|робот)/u.test(gearbox ?? '')],
  [/^(мкпп?|механик\p{L}*|механическ\p{L}*|mt|мт)$/u, ({ gearbox }) => gearbox?.startsWith('МКПП') ?? false],
  [/^(вариатор\p{L}*|cvt)$/u, ({ gearbox }) => gearbox === 'вариатор'],
  [/^(робот\p{L}*|dsg|дсг|amt|powershift)$/u, ({ gearbox }) => gearbox?.startsWith('робот') ?? false],
  [/^(дизел\p{L}*|diesel|tdi|crdi|dci|cdi|hdi)$/u, ({ fuel }) => fuel === 'дизель'],
  [/^(бензин\p{L}*|benzin)$/u, ({ fuel }) => fuel === 'бензин'],
  [/^(гибрид\p{L}*|hybrid)$/u, ({ fuel }) => fuel === 'гибрид'],
  [/^(полный|полноприводн\p{L}*|4wd|awd|4x4|4х4|4matic|quattro)$/u, ({ drive }) => drive === 'полный'],
  [/^(передний|переднеприводн\p{L}*|fwd)$/u, ({ drive }) => drive === 'передний'],
  [/^(задний|заднеприводн\p{L}*|rwd)$/u, ({ drive }) => drive === 'задний'],
  ...BODIES,
]

/** Whether a car has the trait of a word such as «акпп» or «дизель»; undefined for any other word. */
export function readTrait(word: string): ((car: Car) => boolean) | undefined {
  return TRAITS.find(([pattern]) => pattern.test(word))?.[1]
}

/** Whether a car has the body of a word such as «седан»; undefined for any other word. */
export function readBody(word: string): ((car: Car) => boolean) | undefined {
  return BODIES.find(([pattern]) => pattern.test(word))?.[1]
}
