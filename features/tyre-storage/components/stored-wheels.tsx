import { Picture } from '@/components/media/picture'
import { Icon } from '@/components/ui/icon'
import { formatCount } from '@/lib/format/plural'
import type { StorageWheels } from '../model/storage'
import { type TreadState, treadState, treadWords } from '../model/tread'
import { Fact } from './fact'
import styles from './storage-screen.module.css'

const PICTURE_PX = 132
const PIECES = ['колесо', 'колеса', 'колёс'] as const

const ADVICE: Readonly<Record<Exclude<TreadState, 'good'>, string>> = {
  last: 'Хватит на сезон: потом пора менять',
  worn: 'Протектор стёрт ниже нормы: ездить на них нельзя',
}

/** The stored wheels, in their condition at the intake. */
export function StoredWheels({ wheels }: { wheels: readonly StorageWheels[] }) {
  return (
    <section aria-labelledby="stored-wheels">
      <h2 id="stored-wheels" className={styles.heading}>
        Что хранится
      </h2>
      <ul className={styles.wheels}>
        {wheels.map((one, place) => (
          <li key={`${one.title}/${one.size}`} className={styles.wheel}>
            <div>
              <h3>{one.title}</h3>
              <p className={styles.soft}>
                {[one.brand, one.size].filter((words) => words !== null).join(', ')}
              </p>
              <dl className={styles.facts}>
                <Fact term="Сколько">
                  {formatCount(one.quantity, PIECES)}, {one.has_discs ? 'на дисках' : 'без дисков'}
                </Fact>
                {one.season && <Fact term="Сезон">{one.season}</Fact>}
                {one.treads.length > 0 && (
                  <Fact term="Протектор">
                    <span className="tabular">{treadWords(one.treads)}</span>
                    <TreadAdvice state={treadState(one.season, one.treads)} />
                  </Fact>
                )}
                {one.wear && <Fact term="Состояние">{one.wear}</Fact>}
              </dl>
            </div>
            {one.pictures.length > 0 && (
              <ul className={styles.pictures} aria-label={`Снимки: ${one.title}`}>
                {one.pictures.map((path, at) => (
                  <li key={path}>
                    <Picture
                      path={path}
                      alt={`${one.title}, снимок ${at + 1}`}
                      width={PICTURE_PX}
                      height={PICTURE_PX}
                      eager={place === 0 && at === 0}
                    />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function TreadAdvice({ state }: { state: TreadState | undefined }) {
  if (state === undefined || state === 'good') return null
  return (
    <span className={styles.advice}>
      <Icon name="warning" size={16} /> {ADVICE[state]}
    </span>
  )
}
