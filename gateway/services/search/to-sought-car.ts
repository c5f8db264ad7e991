import type { Hits, SoughtCar } from '@/gateway/services/hits/hits'
import { assistantIdOf, titleOf } from '@/gateway/services/fitment/requested-cars'
import { toModificationTitle } from '@/gateway/services/vehicles/to-wire'

const MAX_CHOICES = 24

/** The car of a search as people read it, with what would say more exactly which one it is. */
export function toSoughtCar({ car, fits }: Pick<Hits, 'car' | 'fits'>) {
  if (!car) return null
  const { isTyped, rest } = car
  return {
    title: soughtTitle(car),
    isTyped,
    rest,
    isOther: (fits?.get('unfit')?.length ?? 0) > 0,
    choices: choicesOf(car).slice(0, MAX_CHOICES),
  }
}

/** «Hyundai Solaris, 2017 г.», «Kia Rio IV (FB) 1.6». */
function soughtTitle(car: SoughtCar): string {
  const [ride, ...others] = car.rides
  if (ride && others.length === 0) return titleOf(ride)
  const year = ride?.year === undefined ? undefined : `${ride.year}\u00a0г.`
  return [[car.name, volumeOf(car)].filter(Boolean).join(' '), year].filter(Boolean).join(', ')
}

/** The volume of all the cars, where it tells them from the others of their models. */
function volumeOf({ rides, models }: SoughtCar): string | undefined {
  const litres = new Set(rides.map(({ car }) => car.volume && (car.volume / 1000).toFixed(1)))
  const isNarrowed = models.some(({ cars }) => cars.some(({ id }) => rides.every(({ car }) => car.id !== id)))
  return isNarrowed && litres.size === 1 ? ([...litres][0] ?? undefined) || undefined : undefined
}

/** Its generations, or the variants of the only one. */
function choicesOf(car: SoughtCar) {
  const { rides, make, models, traits, rest } = car
  if (rides.length < 2) return []
  if (models.length > 1) {
    const year = rides[0]?.year
    return models.map(({ title, makeId }) => {
      const name = `${makeId === make.id ? make.title : ''} ${title}`.trim()
      const query = [rest, name, ...traits, year].filter(Boolean).join(' ')
      return { title: name, query, assistant: null }
    })
  }
  return rides.map((ride) => ({
    title: toModificationTitle(ride.car),
    query: rest,
    assistant: assistantIdOf(ride),
  }))
}
