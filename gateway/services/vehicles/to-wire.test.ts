import { expect, it } from 'vitest'
import { toModificationTitle } from './to-wire'

it.each([
  [{ modification: '1.6 G4FC (123 л.с., бензин), МКПП-5' }, '1.6 G4FC (123\u00a0л.с., бензин), МКПП-5'],
  [{ modification: null }, 'G4FC'],
  [{ modification: null, engine: null }, 'Solaris I'],
])('%o is called %s', (car, title) => {
  expect(toModificationTitle({ engine: 'G4FC', model: 'Solaris I', ...car })).toBe(title)
})
