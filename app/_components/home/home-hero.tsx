import { SizeForm } from '@/features/catalog/components/filters/size-form'
import type { SizePicker } from '@/features/catalog/server/load-size-pickers'
import type { MenuItem } from '@/lib/site/load-bootstrap'
import { CarPicker, type MakeLink } from './car/car-picker'
import { HomeCar } from './car/home-car'
import { HomeMenuTiles } from './home-menu-tiles'
import carStyles from './car/home-car.module.css'
import styles from './home-hero.module.css'

type Props = {
  /** As the SEO service words it. */
  heading: string | null
  subheading: string | null
  /** What the shop is, in figures. */
  facts: readonly string[]
  makes: readonly MakeLink[]
  selection: readonly MenuItem[]
  pickers: readonly SizePicker[]
}

const PICKER_TITLES: Readonly<Record<string, string>> = {
  shiny: 'Шины по размеру',
  diski: 'Диски по размеру',
}

/** The first screen, below the header's search: what the shop is, and the ways to find a part for one's car. */
export function HomeHero({ heading, subheading, facts, makes, selection, pickers }: Props) {
  return (
    <section className={styles.hero}>
      <div className="container">
        <h1 tabIndex={-1}>{heading ?? 'Автозапчасти по номеру и по автомобилю'}</h1>
        {subheading && <p>{subheading}</p>}
        <p className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <div className={styles.columns}>
          <div className={`${styles.panel} ${makes.length > 0 ? carStyles.panel : carStyles.bare}`}>
            <h2>Подбор по автомобилю</h2>
            <HomeCar>
              <CarPicker makes={makes} />
            </HomeCar>
          </div>
          {pickers.length + selection.length > 0 && (
            <div className={styles.panel}>
              {pickers.map(({ section, action, fields }) => (
                <details key={section} name="size" open={section === pickers[0]?.section}>
                  <summary>
                    <h2>{PICKER_TITLES[section]}</h2>
                  </summary>
                  <SizeForm action={action} label={PICKER_TITLES[section] ?? ''} fields={fields} />
                </details>
              ))}
              {selection.length > 0 && (
                <>
                  <h2>Быстрый подбор</h2>
                  <HomeMenuTiles items={selection} look="rows" />
                </>
              )}
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
