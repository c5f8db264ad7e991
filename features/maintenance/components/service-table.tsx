import { Icon } from '@/components/ui/icon'
import { formatNumber } from '@/lib/format/number'
import { relOf } from '@/lib/routing/redirects/rel-of'
import { hrefs } from '@/lib/routing/hrefs'
import { isDue, type ServiceGroup } from '../model/service-plan'
import styles from './maintenance.module.css'

type Props = {
  uuid: string
  groups: readonly ServiceGroup[]
  mileages: readonly number[]
  /** The shown service. */
  chosen: number
}

const THOUSAND = 1000

/** Replacements by mileage; each mileage leads to its kit. */
export function ServiceTable({ uuid, groups, mileages, chosen }: Props) {
  const [step = 0] = mileages
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by keys too
    <div className={styles.scroll} role="region" aria-label="Регламент по пробегу" tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">Что заменяют на каждом ТО</caption>
        <thead>
          <tr>
            <th scope="col">Пробег, тыс. км</th>
            {mileages.map((mileage) => {
              const href = hrefs.maintenanceOf({ modification: uuid, mileage: String(mileage) })
              return (
                <th key={mileage} scope="col">
                  <a
                    href={href}
                    rel={relOf(href)}
                    aria-current={mileage === chosen ? 'true' : undefined}
                    aria-label={`ТО на ${formatNumber(mileage)} км`}
                    data-prefetch="hover"
                    data-keep-scroll
                  >
                    {formatNumber(mileage / THOUSAND)}
                  </a>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={group.code}>
              <th scope="row">
                {group.title}
                {group.interval === null && <span className={styles.note}> по состоянию</span>}
              </th>
              {mileages.map((mileage) => (
                <td key={mileage}>
                  {isDue(group, mileage, step) && (
                    <>
                      <Icon name="check" size={16} />
                      <span className="visually-hidden">заменить</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
